import { existsSync, readFileSync } from 'node:fs';
import {
  fallbackLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
} from '#domain/language/languages.ts';
import english from './locales/en.json' with { type: 'json' };

/** The texts that the server itself writes: mails, text messages, pages and files. */
export type ServerTextId = keyof typeof english;

/** The ids of all of them, in their order. */
export const serverTextIds = Object.keys(english) as ServerTextId[];

const catalogues = new Map<InterfaceLanguage, Partial<Record<ServerTextId, string>>>(
  interfaceLanguages.map((language) => [language, readTexts(language)]),
);

function readTexts(language: InterfaceLanguage): Partial<Record<ServerTextId, string>> {
  if (language === fallbackLanguage) return english;
  const path = new URL(`./locales/${language}.json`, import.meta.url);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * A text in a language, with its values in place of `{name}`. A place without a value stays as it
 * is.
 */
export function serverText(
  language: InterfaceLanguage,
  id: ServerTextId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(catalogues.get(language)?.[id] ?? english[id], values);
}

/** A text with its values in place of `{name}`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The language of the portal that an account uses; English where it has chosen none. */
export const spokenLanguage = (stored: string | null | undefined): InterfaceLanguage =>
  interfaceLanguages.find((language) => language === stored) ?? fallbackLanguage;
