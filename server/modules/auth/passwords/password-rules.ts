import { Problem } from '#server/platform/errors/problem.ts';

/** The owner of the password: what is public about a person is no secret. */
export type PasswordOwner = { email: string; name: string | null };

/** From most to least common; the list has some tens of thousands more. */
const commonPasswordCount = 10_000;
/** Common words this short also occur in good passwords. */
const minWordLength = 4;

let commonWords: Promise<Set<string>> | undefined;

/** Loaded when the first password is chosen, which most processes never see. */
function loadCommonWords(): Promise<Set<string>> {
  commonWords ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const list = dictionary['passwords-common'];
    const long = list.slice(commonPasswordCount).filter((word) => word.length >= 10);
    return new Set([...list.slice(0, commonPasswordCount), ...long]);
  });
  return commonWords;
}

/** What people write in place of letters. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const normalise = (text: string) => text.normalize('NFKC').toLowerCase();
const withoutLookAlikes = (text: string) =>
  text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
const lettersAndDigits = (text: string) =>
  text.replace(/[^\p{Letter}\p{Mark}\p{Decimal_Number}]/gu, '');
const withoutEnds = (text: string) => text.replace(/^[^\p{Letter}]+|[^\p{Letter}]+$/gu, '');
/** `abcabcabc` is `abc`. */
const withoutRepeats = (text: string) => text.replace(/^(.+?)\1+$/u, '$1');

/** Neighbours on a keyboard, in the alphabet and among the digits. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const keyRowsBothWays = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** How many of its characters follow the one before them in a row, or repeat it. */
function countPredictableCharacters(text: string): number {
  const letters = [...text];
  return letters.filter((letter, index) => {
    const before = letters[index - 1];
    return (
      before !== undefined &&
      (before === letter || keyRowsBothWays.some((row) => row.includes(before + letter)))
    );
  }).length;
}

/** The forms of a password to compare with common words: what guessers try first. */
function passwordVariants(password: string): Set<string> {
  const typed = normalise(password);
  const variants = [typed, lettersAndDigits(typed), withoutLookAlikes(typed), withoutEnds(typed)];
  const simpler = variants.flatMap((text) => [
    text,
    withoutEnds(withoutLookAlikes(text)),
    withoutEnds(text),
  ]);
  return new Set(simpler.flatMap((text) => [text, withoutRepeats(text)]));
}

/** Words that people who work here think of first: the product, roles and pages. */
export const contextWords = [
  ...['creator', 'creators', 'portal', 'dh_app', 'dh_mena', 'news', 'reader'],
  ...['staff', 'admin', 'administrator', 'moderator', 'reviewer', 'agency', 'publisher'],
  ...['editor', 'dashboard', 'review', 'queue', 'article', 'invoice', 'campaign', 'internal'],
];

/**
 * The words of a person's name and address, and of the portal, the longest first. They may not be
 * most of a password.
 */
function knownWords({ email, name }: PasswordOwner): string[] {
  const own = normalise(`${email} ${name ?? ''}`).split(
    /[^\p{Letter}\p{Mark}\p{Decimal_Number}]+/u,
  );
  return [...own.filter((word) => word.length >= minWordLength), ...contextWords].sort(
    (a, b) => b.length - a.length,
  );
}

/**
 * Whether a password is among those that are tried first: one of the 10,000 most common ones or a
 * variation of it, one character or row of keys repeated, or little more than words of the portal
 * and of the name or the email of its owner.
 */
export async function isEasilyGuessed(password: string, owner: PasswordOwner): Promise<boolean> {
  const typed = normalise(password);
  const length = [...typed].length;
  if (new Set(typed).size < 5) return true;
  if (countPredictableCharacters(typed) >= length * 0.7) return true;
  const rest = knownWords(owner).reduce((text, word) => text.replaceAll(word, ''), typed);
  if (rest !== typed && lettersAndDigits(rest).length < 8) return true;
  const words = await loadCommonWords();
  return [...passwordVariants(password)].some((form) => words.has(form));
}

/**
 * Refuses a password that is easily guessed.
 * @param field of the request, which the refusal names
 * @throws {Problem} `invalid-request` with `easily-guessed`
 */
export async function refuseGuessablePassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  if (await isEasilyGuessed(password, owner))
    throw new Problem('invalid-request', { fields: { [field]: 'easily-guessed' } });
}
