import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { call } from '#src/api/client.ts';

/** As many ids as the contract takes in one call. */
const mostIds = 10;

/**
 * The names of places by their ids, in that order and in the language of the page, as they are
 * chosen: "city ( state )". What is not known is left out; a post can be read without them, so a
 * failure gives none.
 */
export async function fetchLocationNames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const language = negotiateInterfaceLanguage(document.documentElement.lang);
  const body = { ids: [...new Set(ids)].slice(0, mostIds), language };
  const places = await call('searchLocations', { body, signal }).catch(() => []);
  return new Map(
    places.map(({ locationId, locationName, stateName }) => [
      locationId,
      `${locationName} ( ${stateName} )`,
    ]),
  );
}
