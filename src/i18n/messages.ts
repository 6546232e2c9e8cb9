import type { MessageFormatElement } from 'react-intl';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { needsLocaleData } from './locale-data-languages.ts';
import { importMessages } from './message-files.ts';

/** A catalogue, compiled ahead of time: message id to parsed message. */
export type Messages = Record<string, MessageFormatElement[]>;

/**
 * The pieces requested so far, by number. 0 has the messages of all pages; others come with their
 * page (scripts/messages/message-chunks.ts).
 */
const requestedPieces = new Set([0]);

/**
 * The loaded catalogues. They only grow, and rendered text already has its messages, so new ones
 * need no rerender.
 */
const catalogues = new Map<InterfaceLanguage, Messages>();

/** Numbers and dates as the browser writes them are better than no page. */
async function loadLocaleData(): Promise<void> {
  const module = await import('./locale-data.ts').catch(() => undefined);
  module?.completeLocaleData();
}

/** All requested pieces of a language. Rejects when one of them cannot be loaded. */
export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  const catalogue = catalogues.get(language) ?? {};
  const localeData = needsLocaleData(language) ? loadLocaleData() : undefined;
  for (let loadedCount = 0; loadedCount < requestedPieces.size; ) {
    loadedCount = requestedPieces.size;
    const pieces = [...requestedPieces].map((piece) => add(catalogue, language, piece));
    await Promise.all([localeData, ...pieces]);
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
  piece: number,
): Promise<Module> {
  requestedPieces.add(piece);
  const pending = [...catalogues].map(([language, catalogue]) => add(catalogue, language, piece));
  const [module] = await Promise.all([load(), ...pending]);
  return module;
}

async function add(catalogue: Messages, language: InterfaceLanguage, piece: number): Promise<void> {
  Object.assign(catalogue, (await importMessages(language, piece)).default);
}
