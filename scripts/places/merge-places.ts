import { type TranslatedLanguage, translatedLanguages } from '../../domain/language/languages.ts';
import { phoneticKey } from '../../domain/places/phonetic-key.ts';
import type { Place } from '../../domain/places/place-list.ts';
import { states } from '../../domain/places/states.ts';
import { districtCorrections, labels, ownNames, townNames, wrongTowns } from './corrections.ts';
import { chooseNames } from './native-names.ts';
import {
  readCensusDistricts,
  readDistrictNames,
  readDistricts,
  readTowns,
  readTranslations,
  type Town,
} from './sources.ts';

const latinLetters = /^[\p{Script=Latin}\p{M} .'’-]+$/u;
/** A name begins with a capital, other than the code of an airport. */
const latinName = /^\p{Lu}.*\p{Ll}/u;
/** Parts of a town, and places where nobody lives any more. */
const leftOut = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);
/** How many people a district is taken to have where it is compared with towns. */
const districtPopulation = 100_000;
const mostOthers = 12;

/** How many people the seat of a district has at least. */
const seatPopulation = 50_000;

/** Names in the languages, by the id of the town or by state and name of the district. */
type Names = {
  towns: Map<TranslatedLanguage, Map<string, string>>;
  districts: Map<string, string[]>;
};

/** All places: those that were there, with their ids; towns; districts no town is named after. */
export function mergePlaces(folder: string, earlier: readonly Place[]): Place[] {
  const names: Names = {
    towns: new Map(translatedLanguages.map((code) => [code, readTranslations(folder, code)])),
    districts: new Map(
      readDistrictNames(folder).map(({ state, en_name, hi_name, mr_name }) => [
        districtKey(state, en_name),
        [hi_name, mr_name],
      ]),
    ),
  };
  const towns = readTowns(folder)
    .filter(({ state, name }) => !/\d/.test(name) && !wrongTowns.has(`${state}/${name}`))
    .sort((one, other) => other.population - one.population);
  const census = readCensusDistricts(folder);
  const places = new Map<string, Place>();
  const used = new Set<Town>();
  for (const matches of [hasId, hasSpelling])
    for (const place of earlier) {
      if (places.has(place.id)) continue;
      const town = towns.find(
        (candidate) =>
          candidate.state === place.state.code &&
          !used.has(candidate) &&
          matches(candidate, place, census.get(candidate.district)),
      );
      if (!town && matches === hasId) continue;
      if (town) used.add(town);
      const en = labels[place.id] ?? place.en;
      places.set(place.id, town ? placeOf(place.id, en, town, names) : place);
    }
  for (const town of towns) {
    if (used.has(town) || leftOut.has(town.kind)) continue;
    const id = freeId(places, town, census.get(town.district));
    if (!id) continue;
    const isDouble = id !== `${town.state}-${slug(shortName(town))}`;
    const en = isDouble ? `${shortName(town)}, ${census.get(town.district)}` : shortName(town);
    places.set(id, placeOf(id, en, town, names));
  }
  addDistricts(folder, places, names);
  return [...places.values()].map(withOwnNames).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function withOwnNames(place: Place): Place {
  const own = ownNames.get(place.id);
  if (!own) return place;
  return { ...place, names: new Map([...place.names, ['hi', own[0]], ['ur', own[1]]]) };
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const shortName = ({ name, state }: Town) =>
  townNames[`${state}/${name}`] ?? name.replace(/ City$/, '');

/** State and district as they are compared; the sources join words in different ways. */
const districtKey = (state: string, name: string) =>
  `${slug(state).replace(/-(and|islands)(?=-|$)/g, '')}/${slug(name).replaceAll('-', '')}`;

type Match = (town: Town, place: Place, district: string | undefined) => boolean;

const hasId: Match = (town, { id }, district) => {
  const short = `${town.state}-${slug(shortName(town))}`;
  return id === short || (district !== undefined && id === `${short}-${slug(district)}`);
};

const hasSpelling: Match = (town, { en }) =>
  [town.name, ...town.alternates].some((name) => slug(name) === slug(en));

/** The id for a town: with its district where a larger one has the name; none for a double. */
function freeId(places: Map<string, Place>, town: Town, district: string | undefined) {
  const id = `${town.state}-${slug(shortName(town))}`;
  if (!places.has(id)) return id;
  if (!district) return null;
  const longer = `${id}-${slug(district)}`;
  return places.has(longer) ? null : longer;
}

function placeOf(id: string, en: string, town: Town, names: Names): Place {
  const place = base(id, en);
  const [hindi = '', marathi = ''] = names.districts.get(districtKey(place.state.en, en)) ?? [];
  const tagged = new Map(
    translatedLanguages.map((code) => {
      const district = code === 'hi' ? hindi : code === 'mr' ? marathi : '';
      return [code, [names.towns.get(code)?.get(town.id) ?? '', district]] as const;
    }),
  );
  const isDouble = en.includes(',');
  return {
    ...place,
    population: Math.max(town.population, town.kind === 'PPLA2' ? seatPopulation : 0),
    names: isDouble ? place.names : chooseNames(en, tagged, town.alternates),
    others: spellings(en, [town.name, ...town.alternates]),
  };
}

/** Former names and other spellings, once each as they sound. */
function spellings(en: string, names: readonly string[]): string[] {
  const keys = new Set([phoneticKey(en)]);
  return names
    .filter((name) => latinLetters.test(name) && latinName.test(name))
    .map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''))
    .filter((name) => {
      const key = phoneticKey(name);
      const isNew = key.length > 1 && !keys.has(key);
      keys.add(key);
      return isNew;
    })
    .slice(0, mostOthers);
}

function base(id: string, en: string): Place {
  const state = states.find(({ code }) => code === id.slice(0, 2));
  if (!state) throw new Error(`The place ${id} is in no state.`);
  return { id, state, en, population: 0, names: new Map(), others: [] };
}

/** Adds the districts that have no town of their name. */
function addDistricts(folder: string, places: Map<string, Place>, named: Names): void {
  for (const [state, list] of readDistricts(folder)) {
    const corrections = correctionsOf(state);
    for (const former of [...list, ...corrections.added]) {
      const en = corrections.renamed.get(former) ?? former;
      const inState = [...places.values()].filter((place) => place.state.code === state);
      if (en === '' || inState.some((place) => hasName(place, en))) continue;
      const place = base(`${state}-${slug(en)}`, en);
      const [hindi = '', marathi = ''] = named.districts.get(districtKey(place.state.en, en)) ?? [];
      const tagged = new Map([['hi', [hindi]] as const, ['mr', [marathi]] as const]);
      places.set(place.id, {
        ...place,
        population: districtPopulation,
        names: chooseNames(en, tagged, []),
        others: former === en ? [] : [former],
      });
    }
  }
}

const hasName = (place: Place, name: string) =>
  [place.en, ...place.others].some(
    (own) => slug(own) === slug(name) || phoneticKey(own) === phoneticKey(name),
  );

function correctionsOf(state: string) {
  const entries = (districtCorrections[state] ?? '').split('|').map((entry) => entry.trim());
  const pairs = entries.filter(Boolean).map((entry) => entry.split('='));
  return {
    renamed: new Map(
      pairs.flatMap(([from, to]) => (from && to !== undefined ? [[from, to] as const] : [])),
    ),
    added: pairs.flatMap(([name, to]) => (name && to === undefined ? [name] : [])),
  };
}
