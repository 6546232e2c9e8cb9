import { assign, emit, raise, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#domain/languages.ts';
import { areaOf } from '#domain/steps.ts';
import type { components } from '#generated/contract.ts';
import type { AppContext, AppEvent, Config, CurrentUser, GlobalEvent } from './app-events.ts';
import { reauthMachine, wayBackIn } from './reauth.ts';
import { unprovided } from './unprovided.ts';

export type { Config, CurrentUser } from './app-events.ts';

type Done = components['schemas']['DoneReply']['data'];
type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
type Found = { user: CurrentUser | null };
const returned = ({ event }: { event: { output: Found } }) => event.output;
const found = ({ event }: { event: { output: CurrentUser } }) => ({ user: event.output });

function rememberedLanguage(user: CurrentUser | null): InterfaceLanguage | undefined {
  return interfaceLanguages.find((language) => language === user?.appLanguage);
}

/** The whole portal: who is there, which area they are in, and what lies over every page. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as GlobalEvent,
    input: {} as { language: InterfaceLanguage; startedAt: number },
    children: {} as { reauth: 'reauth' },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    getConfig: unprovided<Config>('getConfig'),
    getCurrentUser: unprovided<CurrentUser>('getCurrentUser'),
    logout: unprovided<Done>('logout'),
    resetNewUserCookie: unprovided<Done>('resetNewUserCookie'),
    setAppLanguage: unprovided<Done, { language: InterfaceLanguage }>('setAppLanguage'),
    reauth: reauthMachine,
  },
  guards: {
    isSignedOut: ({ context: { user } }) =>
      user === null || user.userId === null || areaOf(user.nextScreen) === 'signedOut',
    isPreDashboard: ({ context }) =>
      context.user !== null && areaOf(context.user.nextScreen) === 'preDashboard',
    hasNoPermissions: ({ context }) =>
      context.user !== null &&
      areaOf(context.user.nextScreen) === 'main' &&
      context.user.permissions.length === 0,
    /** An account choice ends with its session, and its page says so (merge-accounts). */
    isChoosingAccount: ({ context }) => context.user?.nextScreen === 'account-linking',
    isSamePerson: ({ context }, { user }: Found) => context.user?.userId === user?.userId,
    /** Another tab may have signed in somebody else: the cookie is the same for all of them. */
    isSomebodyElse: ({ context }, { user }: Found) =>
      typeof context.user?.userId === 'string' && context.user.userId !== user?.userId,
    isSessionGone: ({ context }, { user }: Found) =>
      user?.userId === null && typeof context.user?.userId === 'string',
  },
  actions: {
    keepConfig: assign((_, { config }: { config: Config }) => ({ config })),
    keepUser: assign(({ context }, { user }: Found) => ({
      user,
      language: context.chosenLanguage ?? rememberedLanguage(user) ?? context.language,
    })),
    forgetUser: assign({ user: null }),
    markWelcomeSeen: assign(({ context }) => ({
      user: context.user && { ...context.user, newUser: false },
    })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, { language }: { language: InterfaceLanguage }) => ({
      language,
      chosenLanguage: language,
    })),
    raiseUserRefresh: raise({ type: 'user.refresh' }),
    raiseUserChanged: raise({ type: 'user.changed' }),
    raisePersonReplaced: raise({ type: 'person.replaced' }),
    raiseSessionExpired: raise({ type: 'session.expired' }),
    tellSessionExpired: emit({ type: 'session.expired' }),
    tellSessionRestored: emit({ type: 'session.restored' }),
    tellSignedOut: emit({ type: 'signed.out' }),
    tellOffline: emit({ type: 'network.offline' }),
    tellOnline: emit({ type: 'network.online' }),
  },
}).createMachine({
  id: 'app',
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
    session: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['screen', 'busy'],
          description:
            'A loader until config and current user are there; over a prerendered page, the page itself.',
          entry: 'forgetFailure',
          type: 'parallel',
          onDone: 'arriving',
          // Somebody back from a provider is signed in by the landing page; the answer on its way does not know them.
          on: { 'signed.in': { target: 'loading', reenter: true } },
          states: {
            config: {
              initial: 'fetching',
              states: {
                fetching: {
                  description: 'The configuration is on its way.',
                  invoke: {
                    src: 'getConfig',
                    onDone: {
                      target: 'there',
                      actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) },
                    },
                    onError: {
                      target: '#app.session.loadFailed',
                      actions: { type: 'keepFailure', params: caught },
                    },
                  },
                },
                there: { type: 'final' },
              },
            },
            user: {
              initial: 'fetching',
              states: {
                fetching: {
                  description: 'Who is signed in is being asked.',
                  invoke: {
                    src: 'getCurrentUser',
                    onDone: { target: 'there', actions: { type: 'keepUser', params: found } },
                    onError: {
                      target: '#app.session.loadFailed',
                      actions: { type: 'keepFailure', params: caught },
                    },
                  },
                },
                there: { type: 'final' },
              },
            },
          },
        },
        loadFailed: {
          tags: ['screen', 'failed'],
          description: 'The generic error screen: status, what happened, a way to try again, support.',
          on: {
            'retry.requested': 'loading',
            'network.online': 'loading',
          },
        },
        arriving: {
          description: 'Not seen: decides between the signed-out area and the others.',
          always: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'signedIn' }],
        },
        signedOut: {
          tags: 'screen',
          description: 'The signed-out area: landing page and the ways to sign in.',
          on: {
            'signed.in': 'entering',
            'user.changed': 'arriving',
          },
        },
        entering: {
          tags: ['screen', 'busy'],
          description: 'A loader while the person who has just signed in is fetched.',
          invoke: {
            src: 'getCurrentUser',
            onDone: { target: 'arriving', actions: { type: 'keepUser', params: found } },
            onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
          },
        },
        signedIn: {
          type: 'parallel',
          on: {
            'signed.out': { target: 'signedOut', actions: ['forgetUser', 'tellSignedOut'] },
            // By a one-time link, at the step that asks for one.
            'signed.in': { actions: 'raiseUserRefresh' },
            'person.replaced': 'arriving',
          },
          states: {
            area: {
              initial: 'arriving',
              on: { 'user.changed': '.arriving' },
              states: {
                arriving: {
                  description: 'Not seen: decides the area by the next screen and the permissions.',
                  always: [
                    { guard: 'isPreDashboard', target: 'preDashboard' },
                    { guard: 'hasNoPermissions', target: 'noPermissions' },
                    { target: 'main' },
                  ],
                },
                preDashboard: {
                  tags: 'screen',
                  description: 'The one page that the next screen asks for, with a way to sign out.',
                },
                main: {
                  tags: 'screen',
                  description: 'The main area: top bar, drawer, and the pages that the permissions open.',
                },
                noPermissions: {
                  tags: 'screen',
                  description: '"You don\'t have required permissions!! Please contact support."',
                },
              },
            },
            access: {
              initial: 'granted',
              states: {
                granted: {
                  description: 'Nothing of its own: the page alone.',
                  on: {
                    'session.expired': [
                      { guard: 'isChoosingAccount', actions: 'tellSessionExpired' },
                      { target: 'lost', actions: 'tellSessionExpired' },
                    ],
                    'sign-out.requested': 'leaving',
                  },
                },
                lost: {
                  tags: 'screen',
                  description: 'The dialog of the chart reauth over the page, which stays as it is.',
                  invoke: {
                    src: 'reauth',
                    id: 'reauth',
                    input: ({ context }) => ({ way: wayBackIn(context), startedAt: context.startedAt }),
                    onDone: [
                      {
                        guard: { type: 'isSamePerson', params: returned },
                        target: 'granted',
                        actions: [
                          { type: 'keepUser', params: returned },
                          'raiseUserChanged',
                          'tellSessionRestored',
                        ],
                      },
                      {
                        // Somebody else: nothing of the first person may stay on the screen.
                        target: '#app.session.arriving',
                        actions: ['tellSignedOut', { type: 'keepUser', params: returned }],
                      },
                    ],
                    onError: {
                      target: '#app.session.loadFailed',
                      actions: { type: 'keepFailure', params: caught },
                    },
                  },
                  on: {
                    'sign-out.requested': 'leaving',
                    // The same person is back, by another tab.
                    'user.changed': { target: 'granted', actions: 'tellSessionRestored' },
                  },
                },
                leaving: {
                  tags: ['screen', 'busy'],
                  description: 'A busy veil while the session is ended. Drafts stay on the device.',
                  invoke: {
                    src: 'logout',
                    onDone: 'left',
                    onError: { target: 'leaveFailed', actions: { type: 'keepFailure', params: caught } },
                  },
                },
                left: {
                  tags: ['screen', 'busy'],
                  description: 'The same veil while the server is asked who is there now.',
                  invoke: {
                    src: 'getCurrentUser',
                    onDone: {
                      target: '#app.session.arriving',
                      actions: ['tellSignedOut', { type: 'keepUser', params: found }],
                    },
                    onError: {
                      target: '#app.session.signedOut',
                      actions: ['tellSignedOut', 'forgetUser'],
                    },
                  },
                },
                leaveFailed: {
                  tags: ['screen', 'failed'],
                  description:
                    'Says that signing out did not work and that the session is still open; again or stay.',
                  on: {
                    'retry.requested': 'leaving',
                    'sign-out.dismissed': 'granted',
                    'session.expired': { target: 'lost', actions: 'tellSessionExpired' },
                  },
                },
              },
            },
          },
        },
      },
    },
    person: {
      initial: 'settled',
      on: { 'user.refresh': '.refreshing' },
      states: {
        settled: {
          description: 'What is known of the person is as fresh as it was fetched.',
          on: { 'welcome.seen': { target: 'closingWelcome', actions: 'markWelcomeSeen' } },
        },
        refreshing: {
          description: 'The page stays while the person is fetched anew.',
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
                actions: ['tellSignedOut', { type: 'keepUser', params: found }, 'raisePersonReplaced'],
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
          description: 'The page stays with what was known; fetched again when the network is back.',
          on: { 'network.online': 'refreshing' },
        },
        closingWelcome: {
          description:
            'The welcome is closed already; the server is told, so that it stays so on every device.',
          invoke: { src: 'resetNewUserCookie', onDone: 'settled', onError: 'welcomeUnsaved' },
        },
        welcomeUnsaved: {
          description:
            'The welcome stays closed on this visit, and is told to the server when the network is back.',
          on: { 'network.online': 'closingWelcome' },
        },
      },
    },
    language: {
      initial: 'settled',
      on: {
        'language.chosen': {
          // Not re-entering: from a parallel root that would begin every region anew.
          target: '.saving',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        settled: { description: 'The interface speaks the chosen language.' },
        saving: {
          description: 'The interface speaks it at once; the account is told.',
          invoke: {
            src: 'setAppLanguage',
            input: ({ context }) => ({ language: context.language }),
            onDone: 'settled',
            onError: 'unsaved',
          },
        },
        unsaved: {
          tags: 'screen',
          description: 'Spoken on this page all the same; a note says that it is not remembered yet.',
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
            'network.offline': { target: 'offline', actions: 'tellOffline' },
            // It may have gone before anybody listened.
            'network.online': { actions: 'tellOnline' },
          },
        },
        offline: {
          tags: 'screen',
          description: 'A banner: no network; what is written is kept on this device.',
          on: { 'network.online': { target: 'online', actions: 'tellOnline' } },
        },
      },
    },
  },
});
