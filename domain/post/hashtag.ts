import { cleanName } from '../language/clean-name.ts';

/**
 * A hashtag as it is kept: cleaned like a name, without the # in front and without blanks, so that
 * equal ones are equal.
 */
export function normaliseHashtag(typed: string): string {
  return cleanName(typed).replace(/^#+/, '').replace(/\s+/g, '');
}
