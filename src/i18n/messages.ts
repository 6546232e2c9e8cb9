import type { MessageFormatElement } from 'react-intl';
import type { InterfaceLanguage } from '#domain/languages.ts';

/** A catalogue, compiled ahead of time: message id to parsed message. */
export type Messages = Record<string, MessageFormatElement[]>;

type Catalogue = { default: unknown };

/* Literal paths, so that each becomes a chunk of its own that the prerendered page can ask for early. */
const catalogues: Record<InterfaceLanguage, () => Promise<Catalogue>> = {
  en: () => import('#generated/messages/en.json'),
  hi: () => import('#generated/messages/hi.json'),
  ur: () => import('#generated/messages/ur.json'),
};

/** The catalogue of a language. Rejects when its chunk cannot be loaded. */
export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  return (await catalogues[language]()).default as Messages;
}
