import { genres } from '#domain/genres.ts';
import { contentLanguages } from '#domain/languages.ts';
import type { Handler } from '../../handler.ts';
import { states } from './locations.ts';

const languages = contentLanguages.map(({ name, isoCode, nativeName, dir }) => ({
  name,
  isoCode,
  nativeName,
  dir,
}));
const genreList = Object.entries(genres).map(([code, subGenres]) => ({ code, subGenres: [...subGenres] }));

export const getLanguages: Handler<'getLanguages'> = async () => languages;
export const getLocations: Handler<'getLocations'> = async () => states;
export const getGenres: Handler<'getGenres'> = async () => genreList;
