import { assign, emit, setup } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type Chosen = { language: InterfaceLanguage };
type Catalogue<Messages> = Chosen & { messages: Messages };

/** The chart of the language that is shown; `Messages` is what its catalogue holds. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createLanguageChoice<Messages>() {
  const chosen = ({ event }: { event: Chosen }): Chosen => ({ language: event.language });
  const loaded = ({ event }: { event: { output: Messages } }) => ({ messages: event.output });
  const load = {
    src: 'loadMessages',
    input: ({ context }: { context: { requested: InterfaceLanguage } }) => ({
      language: context.requested,
    }),
  } as const;
  return setup({
    types: {
      context: {} as Catalogue<Messages> & {
        /** The last requested language, whose catalogue may still be loading. */
        requested: InterfaceLanguage;
      },
      events: {} as
        /** Chosen by the person, who sees an error when saving fails. */
          | ({ type: 'language.chosen' } & Chosen)
          /** Chosen by the account, which remembers it. */
          | ({ type: 'language.preferred' } & Chosen)
          /** The language with its messages, from the provider of the page. */
          | ({ type: 'language.replaced' } & Catalogue<Messages>)
          | GlobalEvent,
      emitted: {} as { type: 'language.changed' } & Chosen,
      input: {} as Catalogue<Messages>,
    },
    actors: {
      loadMessages: requiredActor<Messages, Chosen>('loadMessages'),
    },
    guards: {
      isShown: ({ context }, { language }: Chosen) => context.language === language,
    },
    actions: {
      keepRequest: assign((_, { language }: Chosen) => ({ requested: language })),
      keepMessages: assign(({ context }, { messages }: { messages: Messages }) => ({
        language: context.requested,
        messages,
      })),
      keepCatalogue: assign((_, { language, messages }: Catalogue<Messages>) => ({
        language,
        messages,
        requested: language,
      })),
      emitChanged: emit(({ context }) => ({
        type: 'language.changed' as const,
        language: context.language,
      })),
      /** Provided by the page: remembers the language on this device. */
      saveLanguage: () => {},
    },
  }).createMachine({
    id: 'language-choice',
    description: 'Changes the language of the page once its catalogue has loaded.',
    context: ({ input }) => ({ ...input, requested: input.language }),
    initial: 'shown',
    on: {
      ...ignoreGlobalEvents,
      // After two taps the second language wins, whichever catalogue loads first.
      'language.chosen': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepRequest', params: chosen },
      },
      'language.preferred': [
        { guard: { type: 'isShown', params: chosen } },
        {
          target: '.following',
          reenter: true,
          actions: { type: 'keepRequest', params: chosen },
        },
      ],
      'language.replaced': {
        target: '.shown',
        actions: { type: 'keepCatalogue', params: ({ event }) => event },
      },
    },
    states: {
      shown: { description: 'The page in its language.' },
      loading: {
        description: 'The page in the previous language while the catalogue loads.',
        invoke: {
          ...load,
          onDone: {
            target: 'shown',
            actions: [{ type: 'keepMessages', params: loaded }, 'saveLanguage', 'emitChanged'],
          },
          onError: 'failed',
        },
      },
      following: {
        description: 'The same for the language of the account; the one before stays if it fails.',
        invoke: {
          ...load,
          onDone: {
            target: 'shown',
            actions: [{ type: 'keepMessages', params: loaded }, 'saveLanguage'],
          },
          onError: 'shown',
        },
      },
      failed: { description: 'Says that the language could not be loaded; the one before stays.' },
    },
  });
}

/** The chart for tests and diagrams; src/i18n/language-provider.tsx creates its own. */
export const languageChoiceMachine = createLanguageChoice<string>();
