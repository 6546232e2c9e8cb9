import { sessionRegion } from './app-session.ts';
import { appSetup, found } from './app-setup.ts';

export type { Config, CurrentUser, LastSession } from './app-events.ts';

/** The whole portal: the person, the area they are in, and what covers every page. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'Loads the configuration and the user, and decides which area of the portal is shown.',
  context: ({ input }) => ({
    config: null,
    user: null,
    language: input.language,
    chosenLanguage: null,
    failure: null,
    startedAt: input.startedAt,
  }),
  type: 'parallel',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  states: {
    session: sessionRegion,
    person: {
      initial: 'settled',
      on: { 'user.refresh-requested': '.refreshing' },
      states: {
        settled: {
          description: "The person's data is as recent as its last load.",
          on: { 'welcome.seen': { target: 'closingWelcome', actions: 'markWelcomeSeen' } },
        },
        refreshing: {
          description: 'The page stays while the person is reloaded.',
          invoke: {
            src: 'getCurrentUser',
            onDone: [
              {
                guard: { type: 'isSessionGone', params: found },
                target: 'settled',
                actions: 'raiseSessionExpired',
              },
              {
                guard: { type: 'isSomebodyElse', params: found },
                target: 'settled',
                actions: [
                  'emitSignedOut',
                  { type: 'keepUser', params: found },
                  'raiseUserReplaced',
                ],
              },
              {
                target: 'settled',
                actions: [{ type: 'keepUser', params: found }, 'raiseUserChanged'],
              },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description:
            'The page stays with what was known; fetched again when the network is back.',
          after: { retryDelay: 'refreshing' },
          on: { 'network.online': 'refreshing' },
        },
        closingWelcome: {
          description:
            'The welcome is closed. The server stores this, so it stays closed on every device.',
          invoke: { src: 'resetNewUserCookie', onDone: 'settled', onError: 'welcomeUnsaved' },
        },
        welcomeUnsaved: {
          description:
            'The welcome stays closed on this visit. It is saved when the network is back.',
          on: { 'network.online': 'closingWelcome' },
        },
      },
    },
    configuration: {
      initial: 'settled',
      on: { 'config.refresh-requested': '.refreshing' },
      states: {
        settled: { description: 'The configuration is the one of this visit.' },
        refreshing: {
          description: 'The portal started with the configuration of the last visit.',
          invoke: {
            src: 'getConfig',
            onDone: {
              target: 'settled',
              actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) },
            },
            onError: 'stale',
          },
        },
        stale: {
          description: 'The configuration of the last visit stays until the server is reached.',
          after: { retryDelay: 'refreshing' },
          on: { 'network.online': 'refreshing' },
        },
      },
    },
    language: {
      initial: 'settled',
      on: {
        'language.chosen': {
          // Not re-entering: a parallel root would restart every region.
          target: '.saving',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        settled: { description: 'The interface is in the chosen language.' },
        saving: {
          description: 'The interface changes at once. The choice is saved in the account.',
          invoke: {
            src: 'setAppLanguage',
            input: ({ context }) => ({ language: context.language }),
            onDone: 'settled',
            onError: 'unsaved',
          },
        },
        unsaved: {
          tags: 'screen',
          description: 'Shown on this page anyway; a note says that it is not saved yet.',
          on: { 'network.online': 'saving' },
        },
      },
    },
    connection: {
      initial: 'online',
      states: {
        online: {
          description: 'Nothing to see.',
          on: {
            'network.offline': { target: 'offline', actions: 'emitOffline' },
            // The network may have failed before this chart listened.
            'network.online': { actions: 'emitOnline' },
          },
        },
        offline: {
          tags: 'screen',
          description: 'A banner: no network; what is written is kept on this device.',
          on: { 'network.online': { target: 'online', actions: 'emitOnline' } },
        },
      },
    },
  },
});
