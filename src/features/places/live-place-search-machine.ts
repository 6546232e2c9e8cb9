import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { type PlaceRequest, placeSearchMachine } from '#machines/kit/place-search.ts';
import { operationActor } from '#src/api/actors.ts';

/** The chart `place-search` on the real server, with names in the language of the page. */
export const livePlaceSearchMachine = placeSearchMachine.provide({
  actors: {
    searchLocations: operationActor('searchLocations', ({ search, ids }: PlaceRequest) => ({
      body: {
        search: search.slice(0, searchLengthMax),
        ids,
        language: negotiateInterfaceLanguage(document.documentElement.lang),
      },
    })),
  },
});

/** The longest search of the contract, in UTF-16 units. */
const searchLengthMax = 60;
