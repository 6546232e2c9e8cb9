import { createHash } from 'node:crypto';

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Of the empty element that the portal puts its styles into, rule by rule, which no policy minds.
 */
export const emptyStyleHash = cspHash('');

/** Their text may hold `<`: `@property` names its syntax so. */
const styleElements = /<style\b[^>]*>(.*?)<\/style>/gs;

/** What `style-src` needs to let the styles in a page through that stand there as text. */
export function styleHashes(html: string): string[] {
  const texts = [...html.matchAll(styleElements)].map(([, text = '']) => text);
  return [...new Set(texts.map(cspHash))];
}
