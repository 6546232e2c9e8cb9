import { type TranslatedLanguage, translatedLanguages } from '../language/languages.ts';
import { type State, states } from './states.ts';

/** A town or district. `names` has the languages in which its name is known. */
export type Place = {
  id: string;
  state: State;
  /** People who live there, roughly; only to put larger places first. */
  population: number;
  en: string;
  names: ReadonlyMap<TranslatedLanguage, string>;
  /** Former names and other spellings. */
  others: readonly string[];
};

const stateByCode = new Map(states.map((state) => [state.code, state]));

const head = ['id', 'population', 'en', 'others'];

/**
 * Reads the list: a line that names the columns, and one for each place, cells parted by tabs.
 * @throws {Error} unknown state
 */
export function parsePlaces(table: string): Place[] {
  const [columns = '', ...lines] = table.split('\n');
  const languages = columns.split('\t').slice(head.length);
  return lines.filter(Boolean).map((line) => {
    const [id = '', population, en = '', others = '', ...native] = line.split('\t');
    const nameIn = (language: string) => native[languages.indexOf(language)];
    const state = stateByCode.get(id.slice(0, 2));
    if (!state) throw new Error(`The place ${id} is in no state.`);
    return {
      id,
      state,
      population: Number(population),
      en,
      names: new Map(
        translatedLanguages.flatMap((language) => {
          const name = nameIn(language);
          return name ? [[language, name] as const] : [];
        }),
      ),
      others: others.split('|').filter(Boolean),
    };
  });
}

/** Writes the list as `parsePlaces` reads it. */
export function formatPlaces(places: readonly Place[]): string {
  const lines = places.map(({ id, population, en, others, names }) =>
    [
      id,
      population,
      en,
      others.join('|'),
      ...translatedLanguages.map((code) => names.get(code) ?? ''),
    ]
      .join('\t')
      .trimEnd(),
  );
  return [[...head, ...translatedLanguages].join('\t'), ...lines]
    .map((line) => `${line}\n`)
    .join('');
}
