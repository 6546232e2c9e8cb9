import { readFileSync } from 'node:fs';
import { translatedLanguages } from '#domain/language/languages.ts';
import { type Place, parsePlaces } from '#domain/places/place-list.ts';
import { indexPlaces, searchPlaces } from '#domain/places/place-search.ts';
import { states } from '#domain/places/states.ts';
import type { components } from '#generated/contract.ts';

type Language = components['schemas']['InterfaceLanguage'];

const places = parsePlaces(readFileSync(new URL('./places/places.tsv', import.meta.url), 'utf8'));
const index = indexPlaces(places);

/** Every state with its places in English, in the shape of the contract. */
export const statesWithCities = states.map((state) => ({
  stateName: state.en,
  cities: places
    .filter((place) => place.state === state)
    .map((place) => presentLocation(place, 'en')),
}));

/** Whether a place exists. */
export const isLocation = (locationId: string): boolean => index.byId.has(locationId);

/** The places that a text in any script may mean, the likeliest first, named in a language. */
export const findLocations = (text: string, language: Language, most: number) =>
  searchPlaces(index, text, most).map((place) => presentLocation(place, language));

/** The places with these ids, in their order; unknown ones are left out. */
export const locationsById = (ids: readonly string[], language: Language) =>
  ids.flatMap((id) => {
    const place = index.byId.get(id);
    return place ? [presentLocation(place, language)] : [];
  });

/** A place in a language, in English where its name in that language is not known. */
function presentLocation(place: Place, language: Language) {
  const code = translatedLanguages.find((known) => known === language);
  const { state } = place;
  return {
    locationId: place.id,
    locationName: (code && place.names.get(code)) ?? place.en,
    stateName: (code && state.names.get(code)) ?? state.en,
  };
}
