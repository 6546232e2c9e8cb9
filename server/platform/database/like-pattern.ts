import { foldSpelling } from '#domain/language/search-spelling.ts';

/** A text as a search compares it: NFC, lower case, runs of white space as one space. */
export function normaliseForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A title as it is kept for searching: all usual spellings of a word are the same. */
export function titleForSearch(title: string): string {
  return normaliseForSearch(foldSpelling(title));
}

/** Part of a title as a `like` pattern without wildcards, for `title_search`. */
export function titlePattern(text: string): string {
  return escapeLikePattern(titleForSearch(text));
}

/** Part of a name as a `like` pattern without wildcards. */
export function likePattern(text: string): string {
  return escapeLikePattern(normaliseForSearch(text));
}

/** Escapes `%`, `_` and `\` so that `like` matches them literally. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
