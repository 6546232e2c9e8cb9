import { type NameLanguage, nameLanguages, type State, states } from './states.ts';

/** A town or district. `names` has the languages in which its name is known. */
export type Place = {
  id: string;
  state: State;
  /** People who live there, roughly; only to put larger places first. */
  population: number;
  en: string;
  names: ReadonlyMap<NameLanguage, string>;
  /** Former names and other spellings. */
  others: readonly string[];
};

const stateByCode = new Map(states.map((state) => [state.code, state]));

/** Reads the list: a line for each place, cells parted by tabs. @throws {Error} unknown state */
export function parsePlaces(table: string): Place[] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', population, en = '', others = '', ...native] = line.split('\t');
      const state = stateByCode.get(id.slice(0, 2));
      if (!state) throw new Error(`The place ${id} is in no state.`);
      return {
        id,
        state,
        population: Number(population),
        en,
        names: new Map(
          nameLanguages.flatMap((language, at) =>
            native[at] ? [[language, native[at]] as const] : [],
          ),
        ),
        others: others.split('|').filter(Boolean),
      };
    });
}

/** Writes the list as `parsePlaces` reads it. */
export function formatPlaces(places: readonly Place[]): string {
  return places
    .map(({ id, population, en, others, names }) =>
      [id, population, en, others.join('|'), ...nameLanguages.map((code) => names.get(code) ?? '')]
        .join('\t')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
