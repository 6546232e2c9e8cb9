import { createHash } from 'node:crypto';

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hash of the empty element that the portal inserts its rules into. Inserted rules are not
 * checked.
 */
export const emptyStyleHash = cspHash('');

/** Their text may hold `<`: `@property` names its syntax so. */
const styleElements = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The `style-src` sources that allow the inline styles of a page. */
export function styleHashes(html: string): string[] {
  return hashesOf(styleElements, html);
}

const inlineScripts = /<script\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/**
 * The `script-src` sources that allow the inline scripts of a page. Only for files of the build: in
 * a page that is filled in for a request, an injected script would be allowed too.
 */
export function scriptHashes(html: string): string[] {
  return hashesOf(inlineScripts, html);
}

function hashesOf(elements: RegExp, html: string): string[] {
  const texts = [...html.matchAll(elements)].map(([, text = '']) => text);
  return [...new Set(texts.map(cspHash))];
}
