/**
 * A hashtag as it is kept: without the # in front and without blanks, composed (NFC), so that equal
 * ones are equal.
 */
export function normaliseHashtag(typed: string): string {
  return typed.normalize('NFC').trim().replace(/^#+/, '').replace(/\s+/g, '');
}
