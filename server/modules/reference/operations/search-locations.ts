import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { findLocations, locationsById } from '../locations.ts';

const mostFound = 20;

export const searchLocations: Handler<'searchLocations'> = async (call) => {
  requirePerson(call);
  const { search = '', ids = [], language } = call.body;
  const known = locationsById(ids, language);
  return search === '' ? known : [...known, ...findLocations(search, language, mostFound)];
};
