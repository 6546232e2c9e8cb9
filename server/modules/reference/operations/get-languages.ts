import { contentLanguages } from '#domain/language/languages.ts';
import type { Handler } from '#server/http/handler.ts';

const languages = contentLanguages.map(({ name, isoCode, nativeName, dir }) => ({
  name,
  isoCode,
  nativeName,
  dir,
}));

export const getLanguages: Handler<'getLanguages'> = async () => languages;
