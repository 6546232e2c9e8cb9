import type { MessageFormatElement } from 'react-intl';
import type { InterfaceLanguage } from '#domain/language/languages.ts';

/** A catalogue, compiled ahead of time: message id to parsed message. */
export type Messages = Record<string, MessageFormatElement[]>;

type Loaders = Record<InterfaceLanguage, () => Promise<{ default: unknown }>>;

/*
 * Literal paths, so that each is a chunk of its own that the prerendered page can preload. In the
 * build they contain the messages of all pages; other messages come with their page
 * (scripts/messages/message-chunks.ts).
 */
const commonMessages: Loaders = {
  en: () => import('#generated/messages/en.json'),
  hi: () => import('#generated/messages/hi.json'),
  ur: () => import('#generated/messages/ur.json'),
};

/** The chunks requested so far. */
const requestedPieces = new Set([commonMessages]);

/**
 * The loaded catalogues. They only grow, and rendered text already has its messages, so new ones
 * need no rerender.
 */
const catalogues = new Map<InterfaceLanguage, Messages>();

/** All requested chunks of a language. Rejects when one of them cannot be loaded. */
export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  const catalogue = catalogues.get(language) ?? {};
  for (let loadedCount = 0; loadedCount < requestedPieces.size; ) {
    loadedCount = requestedPieces.size;
    await Promise.all([...requestedPieces].map((piece) => add(catalogue, piece[language])));
  }
  catalogues.set(language, catalogue);
  return catalogue;
}

/**
 * Loads something together with what it says. Rejects when either cannot be loaded.
 * @public scripts/messages/message-chunks.ts puts it around imports
 */
export async function withMessages<Module>(
  load: () => Promise<Module>,
  piece: Loaders,
): Promise<Module> {
  requestedPieces.add(piece);
  const pending = [...catalogues].map(([language, catalogue]) => add(catalogue, piece[language]));
  const [module] = await Promise.all([load(), ...pending]);
  return module;
}

async function add(catalogue: Messages, load: () => Promise<{ default: unknown }>): Promise<void> {
  Object.assign(catalogue, (await load()).default);
}
