import { describe, expect, it } from 'vitest';
import { preparePaste } from '#src/features/editor/paste/pasted-content.ts';

/* In a browser, because it is the browser's parser that reads a clipboard. */

const prepared = (html: string, text = 'plain') => preparePaste(html, text);

/** The prepared HTML without the white space that means nothing. */
function htmlOf(html: string): string {
  const result = prepared(html);
  if (!('html' in result)) throw new Error('Pasted as plain text');
  return result.html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}

const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>
<!-- td {mso-style-parent:"";} --></style></head><body lang=EN-IN><!--StartFragment-->
<p class=MsoNormal>Before<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0
  style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>District<o:p></o:p></b></p></td>
  <td width=200 valign=top><p class=MsoNormal><b>Rain<o:p></o:p></b></p></td>
 </tr>
 <tr><td><p class=MsoNormal>Nagpur</p></td><td><p class=MsoNormal>40 mm</p>
  <p class=MsoNormal>(since Monday)</p></td></tr>
 <tr><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal>12 mm</p></td></tr>
</table><p class=MsoNormal>After</p><!--EndFragment--></body></html>`;

const wordItem = (level: number, sign: string, words: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-IN
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-IN>${words}<o:p></o:p></span></p>`;

const docsTable = `<meta charset='utf-8'><b style="font-weight:normal;"
id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;" align="left"><table
style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody>
<tr style="height:0pt"><td style="padding:5pt"><p dir="ltr"><span>Nagpur</span></p></td>
<td style="padding:5pt"><p dir="ltr"><span>40 mm</span></p></td></tr></tbody></table></div></b>`;

/** The text of each element, in order. */
const textsOf = (html: string, selector: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)].map((found) =>
    found.textContent?.replace(/\s+/g, ' ').trim(),
  );

describe('a pasted table', () => {
  it('from Word has a line for each row, and keeps what is bold', () => {
    const html = htmlOf(wordTable);
    expect(html).not.toMatch(/<t[dr]|<table|<style/);
    expect(textsOf(html, 'p')).toEqual([
      'Before',
      'District | Rain',
      'Nagpur | 40 mm (since Monday)',
      '– | 12 mm',
      'After',
    ]);
    expect(textsOf(html, 'b')).toEqual(['District', 'Rain']);
  });

  it('from Google Docs has a line for each row', () => {
    expect(textsOf(htmlOf(docsTable), 'p')).toEqual(['Nagpur | 40 mm']);
  });

  it('from a spreadsheet keeps links, its caption and gaps, and leaves empty rows out', () => {
    const html = htmlOf(`<google-sheets-html-origin><table><caption>Rain</caption><tbody>
      <tr><td>Nagpur</td><td></td><td><a href="https://a.in/">40 mm</a></td><td></td></tr>
      <tr><td></td><td> </td></tr></tbody></table>`);
    expect(textsOf(html, 'p')).toEqual(['Rain', 'Nagpur | – | 40 mm']);
    expect(textsOf(html, 'p a[href="https://a.in/"]')).toEqual(['40 mm']);
  });

  it('used only for layout keeps its paragraphs', () => {
    const html = htmlOf(
      '<table><tr><td><h2>News</h2><p>One</p><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    );
    expect(html).toBe('<h2>News</h2><p>One</p><p>a | b</p>');
  });
});

describe("a list of Word's", () => {
  it('with bullets and a deeper level becomes a list in a list', () => {
    const html = htmlOf(
      wordItem(1, '·', 'Rice', 'First') +
        wordItem(2, 'o', 'Basmati') +
        wordItem(1, '§', 'Wheat', 'Last') +
        '<p class=MsoNormal>After</p>',
    );
    expect(textsOf(html, 'body > ul > li')).toEqual(['RiceBasmati', 'Wheat']);
    expect(textsOf(html, 'ul ul > li')).toEqual(['Basmati']);
    expect(textsOf(html, 'body > p')).toEqual(['After']);
    expect(html).not.toMatch(/[·§]/);
  });

  it.each(['1.', '(a)', 'iv.', '१.', 'क.'])(
    'with %s before its items is a numbered one',
    (sign) => {
      const html = htmlOf(wordItem(1, sign, 'Rice'));
      expect(textsOf(html, 'ol > li')).toEqual(['Rice']);
    },
  );

  it('starts again behind a paragraph, and where its kind changes', () => {
    const [rice, wheat] = [wordItem(1, '1.', 'Rice'), wordItem(1, '·', 'Wheat')];
    const html = htmlOf(`${rice}${wheat}<p>Between</p>${wordItem(1, '·', 'Maize')}`);
    expect(textsOf(html, 'ol, ul, body > p')).toEqual(['Rice', 'Wheat', 'Between', 'Maize']);
  });

  it('that begins on a deeper level is still a list', () => {
    expect(textsOf(htmlOf(wordItem(3, '·', 'Rice')), 'body > ul > li')).toEqual(['Rice']);
  });
});

describe('what is too much', () => {
  it('is pasted as plain text, up to a limit', () => {
    expect(prepared(`<p>${'a'.repeat(3_000_000)}</p>`)).toEqual({ text: 'plain' });
    expect(prepared('<b>a</b>'.repeat(30_001))).toEqual({ text: 'plain' });
    expect(prepared('', 'a'.repeat(300_000))).toEqual({ text: 'a'.repeat(250_000) });
  });

  it('of nested lists and quotes becomes flat, and loses no word', () => {
    const depth = 60;
    const html = htmlOf(
      '<ul><li>a'.repeat(depth) + '</li></ul>'.repeat(depth) + '<blockquote>b'.repeat(depth),
    );
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const deepest = 'ul '.repeat(6).trim();
    expect(body.querySelector(deepest)).toBeNull();
    expect(body.querySelector('blockquote '.repeat(6).trim())).toBeNull();
    expect(body.textContent).toBe('a'.repeat(depth) + 'b'.repeat(depth));
  });
});

it('does not load or run anything from the clipboard', async () => {
  const picture = '<img src="data:," onerror="window.hasRun = true">';
  prepared(
    [
      `<table><tr><td>${picture}a</td><td>b</td></tr></table>`,
      `${wordItem(1, '·', picture)}${'<ul><li>'.repeat(9)}${picture}`,
    ].join(''),
  );
  // A picture of the page's that cannot be shown says so after any that began before it.
  await new Promise((resolve) => {
    const own = new Image();
    own.addEventListener('error', resolve);
    own.src = 'data:,';
  });
  expect('hasRun' in window).toBe(false);
});
