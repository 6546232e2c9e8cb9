import { socialUserId } from '#domain/product.ts';
import { call } from '#src/api/client.ts';

/**
 * The names of places by their ids, in that order, as they are chosen: "city ( state )". What is
 * not known is left out; a post can be read without them, so a failure gives none.
 */
export async function fetchLocationNames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const states = await call('getLocations', { query: { socialUserId }, signal }).catch(() => []);
  const cities = states.flatMap((state) => state.cities);
  return new Map(
    ids.flatMap((id) => {
      const city = cities.find(({ locationId }) => locationId === id);
      return city ? [[id, `${city.locationName} ( ${city.stateName} )`] as const] : [];
    }),
  );
}
