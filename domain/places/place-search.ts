import { consonantsOf, phoneticKey, unvoicedKey } from './phonetic-key.ts';
import type { Place } from './place-list.ts';
import { states } from './states.ts';

/** How a name fits what was typed; the first is the best. */
const [exact, begins, wordBegins, sounds, soundBegins, oneWrong, consonants, inState] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/** In this many letters of a word one may be wrong. */
const minTolerant = 4;
const minSound = 2;
const minConsonants = 3;

type Sounds = { key: string; unvoiced: string; consonants: string };
type Spelling = Sounds & { place: Place; plain: string };

export type PlaceIndex = { spellings: readonly Spelling[]; byId: ReadonlyMap<string, Place> };

/** Letters as they are compared: lower case, without accents, Arabic signs and joiners. */
function plainName(name: string): string {
  const letters = name.normalize('NFKD').replace(/[\u0300-\u036f\u064b-\u065f\u200c\u200d]/g, '');
  return letters
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function soundsOf(name: string): Sounds {
  const key = phoneticKey(name);
  return { key, unvoiced: unvoicedKey(key), consonants: consonantsOf(key) };
}

const stateNames = new Map(
  states.map((state) => [state, [state.en, ...state.names.values()].map(plainName)]),
);

const tamil = /\p{Script=Tamil}/u;

/** Prepares places for `searchPlaces`, which takes some milliseconds with four thousand. */
export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const spellings = places.flatMap((place) =>
    [place.en, ...place.names.values(), ...place.others].map((name) => ({
      place,
      plain: plainName(name),
      ...soundsOf(name),
    })),
  );
  return { spellings, byId: new Map(places.map((place) => [place.id, place])) };
}

/**
 * The places that a text in any script may mean, the likeliest first and larger ones before smaller
 * ones. A place is found by its names and by how they sound, also with one wrong letter; the name
 * of a state finds its largest places.
 */
export function searchPlaces(index: PlaceIndex, text: string, most: number): Place[] {
  const plain = plainName(text);
  if (plain === '') return [];
  const typed = { plain, ...soundsOf(text), isTamil: tamil.test(text) };
  const ranks = new Map<Place, number>();
  for (const spelling of index.spellings) {
    const rank = rankOf(spelling, typed);
    if (rank !== null && rank < (ranks.get(spelling.place) ?? Number.POSITIVE_INFINITY))
      ranks.set(spelling.place, rank);
  }
  const best = Math.min(...ranks.values());
  return [...ranks]
    .filter(([, rank]) => rank <= oneWrong || best > oneWrong)
    .sort(([one, rank], [other, otherRank]) =>
      rank === otherRank ? other.population - one.population : rank - otherRank,
    )
    .slice(0, most)
    .map(([place]) => place);
}

type Typed = Omit<Spelling, 'place'> & { isTamil: boolean };

function rankOf(spelling: Spelling, typed: Typed): number | null {
  const { plain } = spelling;
  const key = typed.isTamil ? spelling.unvoiced : spelling.key;
  const typedKey = typed.isTamil ? typed.unvoiced : typed.key;
  if (plain === typed.plain) return exact;
  if (plain.startsWith(typed.plain)) return begins;
  if (plain.includes(` ${typed.plain}`)) return wordBegins;
  if (typedKey.length >= minSound && key === typedKey) return sounds;
  if (typedKey.length > minSound && key.startsWith(typedKey)) return soundBegins;
  if (isNearly(plain, typed.plain) || isNearly(key, typedKey)) return oneWrong;
  if (typed.consonants.length >= minConsonants && spelling.consonants === typed.consonants)
    return consonants;
  const names = stateNames.get(spelling.place.state) ?? [];
  return names.some((name) => name.startsWith(typed.plain)) ? inState : null;
}

/** Whether what was typed is the name, or its beginning, with one wrong letter. */
const isNearly = (name: string, typed: string) =>
  typed.length >= minTolerant &&
  (differsByOne(name, typed) || differsByOne(name.slice(0, typed.length), typed));

/** Whether one letter is missing, added, another one, or changed places with the next. */
export function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1;
  const rest = one.slice(from);
  const otherRest = other.slice(from);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  return (
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
}
