import { describe, expect, it } from 'vitest';
import { contentForServer } from '#machines/flow/editor/draft-media.ts';
import { pictureIdsInHtml } from '#machines/flow/editor/post-content.ts';
import { sanitizeArticle } from '#server/modules/posts/content/article-sanitizer.ts';
import { serializeArticle } from '#src/features/editor/surface/article-html.ts';
import { type PlainArticle, plainArticleHtml } from '#src/features/editor/surface/plain-article.ts';
import { articleSchema as schema } from '#src/features/editor/surface/schema.ts';
import { draftOfTest, pictureKey, uploadedPicture } from '#test/factories/drafts.ts';

type JSONContent = {
  type: string;
  attrs?: object;
  content?: JSONContent[];
  marks?: object[];
  text?: string;
};

const htmlFor = (...content: JSONContent[]) =>
  serializeArticle(schema.nodeFromJSON({ type: 'doc', content }));
const text = (words: string, ...marks: JSONContent[]): JSONContent => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const bold = { type: 'bold' };
const italic = { type: 'italic' };

const picture = (key: string): JSONContent => ({
  type: 'picture',
  attrs: {
    key,
    src: '/pictures/a.jpg',
    alt: 'एक "खेत"',
    caption: 'धान & <गेहूँ>\nदूसरी पंक्ति',
    width: 40,
    height: 30,
  },
});

describe('the HTML of an article', () => {
  it('is empty for an empty page, and has no empty paragraphs at its end', () => {
    expect(htmlFor(paragraph())).toBe('');
    expect(htmlFor(paragraph(text('क')), paragraph(), paragraph())).toBe('<p>क</p>');
  });

  it('escapes what would be read as HTML', () => {
    expect(htmlFor(paragraph(text('<script>alert("x")</script> & co')))).toBe(
      '<p>&lt;script&gt;alert("x")&lt;/script&gt; &amp; co</p>',
    );
  });

  it('does not close a mark that continues', () => {
    expect(htmlFor(paragraph(text('क', bold), text('ख', bold, italic), text('ग')))).toBe(
      '<p><strong>क<em>ख</em></strong>ग</p>',
    );
  });

  it('writes lists, quotes, headings, breaks and links', () => {
    const item = (...content: JSONContent[]): JSONContent => ({ type: 'listItem', content });
    const link = { type: 'link', attrs: { href: 'https://example.org/?a=1&b="2"' } };
    expect(
      htmlFor(
        { type: 'heading', attrs: { level: 2 }, content: [text('शीर्षक')] },
        { type: 'bulletList', content: [item(paragraph(text('एक'))), item(paragraph(text('दो')))] },
        { type: 'blockquote', content: [paragraph(text('क'), { type: 'hardBreak' }, text('ख'))] },
        paragraph(text('यहाँ', link)),
      ),
    ).toBe(
      '<h2>शीर्षक</h2><ul><li>एक</li><li>दो</li></ul><blockquote><p>क<br>ख</p></blockquote>' +
        '<p><a href="https://example.org/?a=1&amp;b=&quot;2&quot;" rel="noopener noreferrer nofollow">यहाँ</a></p>',
    );
  });

  it('names pictures so that they are found again', () => {
    const html = htmlFor(picture(pictureKey), paragraph(text('क')));
    expect(pictureIdsInHtml(html)).toEqual([pictureKey]);
    expect(html).toContain('<figcaption>धान &amp; &lt;गेहूँ&gt; दूसरी पंक्ति</figcaption>');
  });

  it('is what the server keeps, to the letter', () => {
    const html = htmlFor(
      paragraph(text('क & <ख>', bold)),
      picture(pictureKey),
      { type: 'embed', attrs: { url: 'https://www.youtube.com/watch?v=a&t=1' } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('एक'))] }] },
    );
    const { html: sent } = contentForServer(
      draftOfTest({
        content: { ...draftOfTest().content, html },
        pictures: { [pictureKey]: uploadedPicture },
      }),
    );
    const { url, width, height, id } = uploadedPicture;
    const kept = sanitizeArticle(sent, (asked) => (asked === id ? { url, width, height } : null));
    expect(kept.html).toBe(sent);
  });

  it('reads unchanged blocks once', () => {
    const document = schema.nodeFromJSON({
      type: 'doc',
      content: [paragraph(text('क')), paragraph(text('ख'))],
    });
    const first = document.child(0);
    let reads = 0;
    const spied = Object.create(first, {
      forEach: {
        value: (...visit: Parameters<typeof first.forEach>) => {
          reads += 1;
          first.forEach(...visit);
        },
      },
    });
    const page = { forEach: (visit: (block: unknown) => void) => visit(spied) };
    serializeArticle(page as never);
    serializeArticle(page as never);
    expect(reads).toBe(1);
  });
});

describe('simple text mode', () => {
  const figure = '<figure data-picture="a"><img src="" alt=""><figcaption></figcaption></figure>';
  const article: PlainArticle = {
    blocks: [
      { lines: ['शीर्षक'], html: '<h2>शीर्षक</h2>' },
      { lines: ['मोटा शब्द'], html: '<p><strong>मोटा</strong> शब्द</p>' },
      { lines: ['एक', 'दो'], html: '<ul><li>एक</li><li>दो</li></ul>' },
    ],
    figures: [{ after: 2, html: figure }],
  };

  it('changes nothing when nothing is changed', () => {
    expect(plainArticleHtml(article, 'शीर्षक\nमोटा शब्द\nएक\nदो')).toBe(
      `<h2>शीर्षक</h2><p><strong>मोटा</strong> शब्द</p>${figure}<ul><li>एक</li><li>दो</li></ul>`,
    );
  });

  it('makes a paragraph of each new line and keeps the form of the others', () => {
    expect(plainArticleHtml(article, 'शीर्षक\n\nनया & <b>\nएक\nदो\nतीन')).toBe(
      `<h2>शीर्षक</h2>${figure}<p>नया &amp; &lt;b&gt;</p><ul><li>एक</li><li>दो</li></ul><p>तीन</p>`,
    );
  });

  it('keeps figures when all text is deleted', () => {
    expect(plainArticleHtml(article, '')).toBe(figure);
  });
});
