import { assign, emit, setup } from 'xstate';
import {
  type TransliterationScheme,
  transliterateWord,
} from '#domain/transliteration/transliterate-word.ts';
import type { TransliterationLanguage } from '#domain/transliteration/transliteration-languages.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type TransliterationInput = { language: TransliterationLanguage };

type Context = TransliterationInput & {
  /** The letters of the language; null until they are here. */
  scheme: TransliterationScheme | null;
  /** The Latin letters before the caret. */
  latin: string;
  /** What they may mean, the likeliest first. */
  words: readonly string[];
  /** Which of them is taken when the word ends. */
  current: number;
  /** What the letters became last, with the sign that ended the word. */
  inserted: string;
};

type Event =
  | { type: 'word.typed'; latin: string }
  /** The caret is not behind Latin letters any more, or they were left as they are. */
  | { type: 'word.abandoned' }
  /** A space or another sign ends the word; none where Enter takes it. */
  | { type: 'word.ended'; sign: string }
  | { type: 'word.chosen'; index: number }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'latin.confirmed' }
  /** Backspace right behind a word that was taken. */
  | { type: 'reopen.requested' }
  | { type: 'composition.started' }
  | { type: 'composition.ended' }
  | { type: 'retry.requested' }
  | GlobalEvent;

/** The text before the caret and its replacement, as one step of undo. */
type Replacement = { type: 'text.replaced'; before: string; after: string };

const typed = ({ event }: { event: { latin: string } }) => ({ latin: event.latin });

const open = {
  target: '#transliteration.choosing',
  actions: { type: 'keepWord', params: typed },
} as const;

/**
 * Latin letters become words of the writer's own script: collected while they are typed, chosen
 * from a list, undone in one step.
 */
export const transliterationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Replacement,
    input: {} as TransliterationInput,
    tags: {} as 'screen',
  },
  actors: {
    loadScheme: requiredActor<TransliterationScheme, TransliterationInput>('loadScheme'),
  },
  guards: {
    isListed: ({ context }, { index }: { index: number }) => index in context.words,
  },
  actions: {
    keepScheme: assign((_, { scheme }: { scheme: TransliterationScheme }) => ({ scheme })),
    keepWord: assign(({ context }, { latin }: { latin: string }) => ({
      latin,
      words: context.scheme ? transliterateWord(context.scheme, latin) : [],
      current: 0,
    })),
    keepCurrent: assign((_, { index }: { index: number }) => ({ current: index })),
    moveOn: assign(({ context: { words, current } }, { by }: { by: 1 | -1 }) => ({
      current: (current + by + words.length) % words.length,
    })),
    keepInserted: assign(({ context: { words, current } }, { sign }: { sign: string }) => ({
      inserted: `${words[current] ?? ''}${sign}`,
    })),
    emitWord: emit(
      ({ context }): Replacement => ({
        type: 'text.replaced',
        before: context.latin,
        after: context.inserted,
      }),
    ),
    emitLatin: emit(
      ({ context }): Replacement => ({
        type: 'text.replaced',
        before: context.inserted,
        after: context.latin,
      }),
    ),
  },
}).createMachine({
  id: 'transliteration',
  description: "Turns words typed in English letters into the writer's script.",
  context: ({ input }) => ({
    ...input,
    scheme: null,
    latin: '',
    words: [],
    current: 0,
    inserted: '',
  }),
  initial: 'loading',
  on: {
    ...ignoreGlobalEvents,
    'composition.started': '.composing',
  },
  states: {
    loading: {
      description: 'Not visible: the dictionary is loading; until then letters stay Latin.',
      invoke: {
        src: 'loadScheme',
        input: ({ context: { language } }) => ({ language }),
        onDone: {
          target: 'idle',
          actions: { type: 'keepScheme', params: ({ event }) => ({ scheme: event.output }) },
        },
        onError: 'unavailable',
      },
      on: { 'composition.started': {} },
    },
    unavailable: {
      tags: 'screen',
      description:
        'Says that the dictionary did not load, so letters stay Latin; a way to try again.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading', 'composition.started': {} },
    },
    idle: {
      description: 'No Latin letters before the caret.',
      on: { 'word.typed': open },
    },
    choosing: {
      tags: 'screen',
      description: 'Suggestions below the caret. The first is taken when the word ends.',
      on: {
        'word.typed': open,
        'word.abandoned': 'idle',
        'next.requested': { actions: { type: 'moveOn', params: { by: 1 } } },
        'previous.requested': { actions: { type: 'moveOn', params: { by: -1 } } },
        'word.ended': {
          target: 'inserted',
          actions: [
            { type: 'keepInserted', params: ({ event }) => ({ sign: event.sign }) },
            'emitWord',
          ],
        },
        'word.chosen': {
          guard: { type: 'isListed', params: ({ event }) => ({ index: event.index }) },
          target: 'inserted',
          actions: [
            { type: 'keepCurrent', params: ({ event }) => ({ index: event.index }) },
            { type: 'keepInserted', params: { sign: '' } },
            'emitWord',
          ],
        },
        'latin.confirmed': 'latin',
      },
    },
    inserted: {
      description:
        'The word is inserted. Backspace right after it restores the letters and the list.',
      on: {
        'word.typed': open,
        'word.abandoned': 'idle',
        'reopen.requested': { target: 'choosing', actions: 'emitLatin' },
      },
    },
    latin: {
      description: 'The letters stay as they are until this word is left.',
      on: { 'word.abandoned': 'idle' },
    },
    composing: {
      description: 'The keyboard types the script itself, so nothing is transliterated.',
      on: { 'composition.started': {}, 'composition.ended': 'idle' },
    },
  },
});
