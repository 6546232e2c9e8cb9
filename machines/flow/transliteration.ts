import { assign, emit, setup } from 'xstate';
import type { ScriptLanguage } from '#domain/transliteration/offered.ts';
import { readWord } from '#domain/transliteration/read-word.ts';
import type { Scheme } from '#domain/transliteration/scheme.ts';
import { unprovided } from './unprovided.ts';

export type TransliterationInput = { language: ScriptLanguage };

type Context = TransliterationInput & {
  /** The letters of the language; null until they are here. */
  scheme: Scheme | null;
  /** The Latin letters before the caret. */
  latin: string;
  /** What they may mean, the likeliest first. */
  words: readonly string[];
  /** Which of them is taken when the word ends. */
  current: number;
  /** What the letters became last, with the sign that ended the word. */
  taken: string;
};

type Event =
  | { type: 'word.typed'; latin: string }
  /** The caret is not behind Latin letters any more, or they were left as they are. */
  | { type: 'word.left' }
  /** A space or another sign ends the word; none where Enter takes it. */
  | { type: 'word.ended'; sign: string }
  | { type: 'word.chosen'; index: number }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'latin.kept' }
  /** Backspace right behind a word that was taken. */
  | { type: 'reopen.requested' }
  | { type: 'composition.started' }
  | { type: 'composition.ended' }
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** What stood before the caret, and what stands there instead; one step of undo. */
type Replacement = { type: 'text.replaced'; before: string; after: string };

const typed = ({ event }: { event: { latin: string } }) => ({ latin: event.latin });

const open = { target: '#transliteration.choosing', actions: { type: 'keepWord', params: typed } } as const;

/** Latin letters become words of the writer's own script: collected while they are typed, chosen from a list, undone in one step. */
export const transliterationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Replacement,
    input: {} as TransliterationInput,
    tags: {} as 'screen',
  },
  actors: {
    loadScheme: unprovided<Scheme, TransliterationInput>('loadScheme'),
  },
  guards: {
    isListed: ({ context }, { index }: { index: number }) => index in context.words,
  },
  actions: {
    keepScheme: assign((_, { scheme }: { scheme: Scheme }) => ({ scheme })),
    keepWord: assign(({ context }, { latin }: { latin: string }) => ({
      latin,
      words: context.scheme ? readWord(context.scheme, latin) : [],
      current: 0,
    })),
    keepCurrent: assign((_, { index }: { index: number }) => ({ current: index })),
    moveOn: assign(({ context: { words, current } }, { by }: { by: 1 | -1 }) => ({
      current: (current + by + words.length) % words.length,
    })),
    keepTaken: assign(({ context: { words, current } }, { sign }: { sign: string }) => ({
      taken: `${words[current] ?? ''}${sign}`,
    })),
    putWord: emit(
      ({ context }): Replacement => ({ type: 'text.replaced', before: context.latin, after: context.taken }),
    ),
    putLatin: emit(
      ({ context }): Replacement => ({ type: 'text.replaced', before: context.taken, after: context.latin }),
    ),
  },
}).createMachine({
  id: 'transliteration',
  context: ({ input }) => ({ ...input, scheme: null, latin: '', words: [], current: 0, taken: '' }),
  initial: 'loading',
  on: {
    'composition.started': '.composing',
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    loading: {
      description:
        'Not seen: the letters of the language are on their way; until they are here, Latin stays.',
      invoke: {
        src: 'loadScheme',
        input: ({ context: { language } }) => ({ language }),
        onDone: {
          target: 'resting',
          actions: { type: 'keepScheme', params: ({ event }) => ({ scheme: event.output }) },
        },
        onError: 'unavailable',
      },
      on: { 'composition.started': {} },
    },
    unavailable: {
      tags: 'screen',
      description: 'Says that the letters did not load, and that one writes on in Latin; a way to try again.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading', 'composition.started': {} },
    },
    resting: {
      description: 'No Latin letters before the caret.',
      on: { 'word.typed': open },
    },
    choosing: {
      tags: 'screen',
      description:
        'The words that the letters may mean, below the caret; the first is taken when the word ends.',
      on: {
        'word.typed': open,
        'word.left': 'resting',
        'next.requested': { actions: { type: 'moveOn', params: { by: 1 } } },
        'previous.requested': { actions: { type: 'moveOn', params: { by: -1 } } },
        'word.ended': {
          target: 'taken',
          actions: [{ type: 'keepTaken', params: ({ event }) => ({ sign: event.sign }) }, 'putWord'],
        },
        'word.chosen': {
          guard: { type: 'isListed', params: ({ event }) => ({ index: event.index }) },
          target: 'taken',
          actions: [
            { type: 'keepCurrent', params: ({ event }) => ({ index: event.index }) },
            { type: 'keepTaken', params: { sign: '' } },
            'putWord',
          ],
        },
        'latin.kept': 'latin',
      },
    },
    taken: {
      description: 'The word stands there; Backspace right behind it brings the letters and the list back.',
      on: {
        'word.typed': open,
        'word.left': 'resting',
        'reopen.requested': { target: 'choosing', actions: 'putLatin' },
      },
    },
    latin: {
      description: 'The letters stay as they are until this word is left.',
      on: { 'word.left': 'resting' },
    },
    composing: {
      description: 'A native keyboard is at work, and nothing stands in its way.',
      on: { 'composition.started': {}, 'composition.ended': 'resting' },
    },
  },
});
