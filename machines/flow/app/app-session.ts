import { caught } from '#machines/kit/caught-failure.ts';
import { reauthenticationMethod } from '../auth/reauth.ts';
import { answerDelay, appSetup, found, remembered, returned } from './app-setup.ts';

/** Whether the session is still valid, and how it ends. */
const accessRegion = appSetup.createStateConfig({
  initial: 'granted',
  states: {
    granted: {
      description: 'Nothing extra: only the page.',
      on: {
        'session.expired': [
          { guard: 'isChoosingAccount', actions: 'emitSessionExpired' },
          { target: 'sessionLost', actions: 'emitSessionExpired' },
        ],
        'sign-out.requested': 'signingOut',
      },
    },
    sessionLost: {
      tags: 'screen',
      description: 'The dialog of the chart reauth over the page, which stays as it is.',
      invoke: {
        src: 'reauth',
        id: 'reauth',
        input: ({ context }) => ({
          method: reauthenticationMethod(context),
          startedAt: context.startedAt,
        }),
        onDone: [
          {
            guard: { type: 'isSamePerson', params: returned },
            target: 'granted',
            actions: [
              { type: 'keepUser', params: returned },
              'raiseUserChanged',
              'emitSessionRestored',
            ],
          },
          {
            // Somebody else: nothing of the first person may stay on the screen.
            target: '#app.session.arriving',
            actions: ['emitSignedOut', { type: 'keepUser', params: returned }],
          },
        ],
        onError: {
          target: '#app.session.loadFailed',
          actions: { type: 'keepFailure', params: caught },
        },
      },
      on: {
        'sign-out.requested': 'signingOut',
        // The same person is back, by another tab.
        'user.changed': { target: 'granted', actions: 'emitSessionRestored' },
      },
    },
    signingOut: {
      tags: ['screen', 'busy'],
      description: 'A busy veil while the session is ended. Drafts stay on the device.',
      invoke: {
        src: 'logout',
        onDone: 'confirmingSignOut',
        onError: {
          target: 'signOutFailed',
          actions: { type: 'keepFailure', params: caught },
        },
      },
    },
    confirmingSignOut: {
      tags: ['screen', 'busy'],
      description: 'The same overlay while the person is reloaded.',
      invoke: {
        src: 'getCurrentUser',
        onDone: {
          target: '#app.session.arriving',
          actions: ['emitSignedOut', { type: 'keepUser', params: found }],
        },
        onError: {
          target: '#app.session.signedOut',
          actions: ['emitSignedOut', 'clearUser'],
        },
      },
    },
    signOutFailed: {
      tags: ['screen', 'failed'],
      description: 'Says that signing out failed and the session is still open; try again or stay.',
      on: {
        'retry.requested': 'signingOut',
        'sign-out.dismissed': 'granted',
        'session.expired': { target: 'sessionLost', actions: 'emitSessionExpired' },
      },
    },
  },
});

const signedInState = appSetup.createStateConfig({
  type: 'parallel',
  on: {
    'signed.out': { target: 'signedOut', actions: ['clearUser', 'emitSignedOut'] },
    // Signs in by a one-time link, at the step that asks for one.
    'signed.in': { actions: 'raiseUserRefresh' },
    'user.replaced': 'arriving',
  },
  states: {
    area: {
      initial: 'arriving',
      on: { 'user.changed': '.arriving' },
      states: {
        arriving: {
          description: 'Not visible: selects the area by next screen and permissions.',
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
    access: accessRegion,
  },
});

/** The person of the last visit is shown, and loaded again. */
const startFromDevice = {
  guard: { type: 'isRemembered', params: remembered },
  target: '#app.session.arriving',
  actions: [
    { type: 'keepLastSession', params: remembered },
    'raiseUserRefresh',
    'raiseConfigRefresh',
  ],
} as const;

const notLoaded = {
  target: '#app.session.recalling',
  actions: { type: 'keepFailure', params: caught },
} as const;

/** The person and the area they are in. */
export const sessionRegion = appSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'A loader until config and current user have loaded, or the prerendered page.',
      entry: 'clearFailure',
      type: 'parallel',
      invoke: {
        src: 'readLastSession',
        input: { delay: answerDelay },
        onDone: startFromDevice,
        onError: { actions: [] },
      },
      onDone: 'arriving',
      // Somebody back from a provider is signed in by the landing page; the answer on its way
      // does not know them.
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
                  target: 'loaded',
                  actions: {
                    type: 'keepConfig',
                    params: ({ event }) => ({ config: event.output }),
                  },
                },
                onError: notLoaded,
              },
            },
            loaded: { type: 'final' },
          },
        },
        user: {
          initial: 'fetching',
          states: {
            fetching: {
              description: 'The portal is loading the person.',
              invoke: {
                src: 'getCurrentUser',
                onDone: { target: 'loaded', actions: { type: 'keepUser', params: found } },
                onError: notLoaded,
              },
            },
            loaded: { type: 'final' },
          },
        },
      },
    },
    recalling: {
      description:
        'Not visible: the server was not reached, so the device is asked for the person.',
      invoke: {
        src: 'readLastSession',
        input: { delay: 0 },
        onDone: [startFromDevice, { target: 'loadFailed' }],
        onError: 'loadFailed',
      },
      on: { 'signed.in': 'loading' },
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
      description: 'Not visible: selects the signed-out area or another.',
      always: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'signedIn' }],
    },
    signedOut: {
      tags: 'screen',
      description: 'The signed-out area: landing page and the ways to sign in.',
      on: {
        'signed.in': 'loadingUser',
        'user.changed': 'arriving',
      },
    },
    loadingUser: {
      tags: ['screen', 'busy'],
      description: 'A loader while the new person is loaded.',
      invoke: {
        src: 'getCurrentUser',
        onDone: { target: 'arriving', actions: { type: 'keepUser', params: found } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    signedIn: signedInState,
  },
});
