import type { MessageFormatElement } from 'react-intl';
import type { InterfaceLanguage } from '#domain/language/languages.ts';

/** A catalogue, compiled ahead of time: message id to parsed message. */
export type Messages = Record<string, MessageFormatElement[]>;

type Loaders = Record<InterfaceLanguage, () => Promise<{ default: unknown }>>;

/*
 * Literal paths, so that each becomes a chunk of its own that the prerendered page can ask for
 * early. In the build these hold what every page says; what a page says besides comes with it
 * (scripts/messages/message-chunks.ts).
 */
const commonMessages: Loaders = {
  en: () => import('#generated/messages/en.json'),
  hi: () => import('#generated/messages/hi.json'),
  ur: () => import('#generated/messages/ur.json'),
};

/** The pieces that were asked for so far. */
const requestedPieces = new Set([commonMessages]);

/**
 * The catalogues that may be shown. They grow, and what is drawn has them already: nothing is drawn
 * anew for a new piece.
 */
const catalogues = new Map<InterfaceLanguage, Messages>();

/** All of a language that was asked for until now. Rejects when a chunk of it cannot be loaded. */
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
