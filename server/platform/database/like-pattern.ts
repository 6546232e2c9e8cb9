/** A title as the search compares it: NFC, lower case, runs of white space as one space. */
export function normaliseForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Part of a title as a `like` pattern without wildcards. */
export function likePattern(text: string): string {
  return escapeLikePattern(normaliseForSearch(text));
}

/** Escapes `%`, `_` and `\` so that `like` matches them literally. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
