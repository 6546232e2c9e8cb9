const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/**
 * Text as it was before {@link escapeText} or the sanitiser escaped it: these four are all that
 * either writes.
 */
export function unescapeText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Escapes text for HTML, between tags and in double quotes. */
export function escapeText(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );
}

/**
 * A picture or an embed of sanitised HTML, with what is written below it. As a separator it stays
 * among the parts.
 */
export const figurePattern = /(<figure[^>]*>[\s\S]*?<\/figure>)/;

/** Sanitised HTML without its pictures and embeds, and what is written below them. */
export function withoutFigures(regularHtml: string): string {
  const parts = regularHtml.split(figurePattern);
  return parts.filter((_, place) => place % 2 === 0).join('');
}

/**
 * The text of sanitised HTML on one line, with spaces between blocks. Not for HTML of unknown
 * origin.
 */
export function plainText(regularHtml: string): string {
  const words = regularHtml
    .replace(/<(?:br|\/(?:p|h2|h3|li|blockquote|figcaption))>/g, ' ')
    .replace(/<[^>]*>/g, '');
  return unescapeText(words).replace(/\s+/g, ' ').trim();
}
