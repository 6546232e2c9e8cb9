/*
 * Characters that cannot be seen make one name look like another: "Asha" with U+200B in it, or
 * with its letters turned round by U+202E.
 */

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Control}\uFFF9-\uFFFB]/u;
/** U+FEFF counts as a blank in JavaScript, yet has no width. */
const blank = /[^\S\uFEFF]/;
/** The signs below which Indic letters join; a joiner next to one says how. */
const virama = /^[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA]/;
const arabic = /^\p{Script=Arabic}/u;
const pictograph = /^\p{Extended_Pictographic}/u;
const pictographAtEnd = /\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?$/u;

const nonJoiner = '\u200C';
const joiner = '\u200D';
const emojiStyle = '\uFE0F';

/**
 * The name of a person or a thing as it is kept and shown to others: composed (NFC), with single
 * blanks, and without characters that cannot be seen. Joiners stay where Indic scripts and Urdu
 * need them, and inside emoji.
 */
export function cleanName(typed: string): string {
  const characters = Array.from(typed);
  let name = '';
  for (const [place, character] of characters.entries()) {
    const isVisible = blank.test(character) || !invisible.test(character);
    if (isVisible || isNeeded(character, name, characters[place + 1] ?? '')) name += character;
  }
  return name.replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Whether what cannot be seen changes the letters or the picture around it. */
function isNeeded(character: string, before: string, after: string): boolean {
  if (character === emojiStyle) return pictographAtEnd.test(before);
  if (character !== joiner && character !== nonJoiner) return false;
  const last = before.at(-1) ?? '';
  if (virama.test(last) || virama.test(after)) return true;
  if (character === nonJoiner) return arabic.test(last) && arabic.test(after);
  return pictographAtEnd.test(before) && pictograph.test(after);
}
