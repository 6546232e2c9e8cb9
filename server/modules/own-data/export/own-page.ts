import { type InterfaceLanguage, languageDirection } from '#domain/language/languages.ts';
import { escapeText } from '#domain/post/html-text.ts';

/** Scripts and anything from the network stay out; pictures are beside the page. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file:";

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem;
  font: 1.0625rem/1.6 system-ui, 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
:lang(ta), :lang(te), :lang(ml), :lang(kn) { line-height: 1.75; }
:lang(ur) { line-height: 2.1; }
h1 { font-size: 1.75rem; line-height: 1.35; }
h2 { margin-block-start: 2.5rem; font-size: 1.25rem; }
img, video { max-width: 100%; height: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .6rem .25rem; text-align: start; vertical-align: top;
  border-block-end: 1px solid light-dark(#d9cfdc, #453d50); }
td:last-child { text-align: end; white-space: nowrap; }
article { margin-block: 2.5rem; padding-block-start: 1rem;
  border-block-start: 1px solid light-dark(#d9cfdc, #453d50); }
a { color: light-dark(#a3123f, #ff9fb8); }
.note { color: light-dark(#585068, #c5bbc8); }
`;

/** A page of the file, which a browser shows without a network. @param body HTML */
export const ownPage = (language: InterfaceLanguage, title: string, body: string): string =>
  `${pageStart(language, title)}${body}${pageEnd}`;

export const pageEnd = '</body></html>\n';

/** The beginning of a page, up to its heading. */
export const pageStart = (language: InterfaceLanguage, title: string): string =>
  [
    '<!doctype html>',
    `<html lang="${language}" dir="${languageDirection(language)}">`,
    '<head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title><style>${style}</style></head>`,
    `<body><h1>${escapeText(title)}</h1>`,
  ].join('\n');
