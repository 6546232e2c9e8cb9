import { repliedNextScreen } from '#machines/flow/auth/next-screen.ts';
import { caught } from '#machines/kit/caught-failure.ts';
import { ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { currentChoice, mergeAccountsSetup, replied, tickTime } from './merge-accounts-setup.ts';
import { signedInAccountId } from './merge-plan.ts';

/**
 * Which of several accounts of one person is kept, within a minute (spec points 4 and 5; design.md
 * 4, "Accounts").
 */
export const mergeAccountsMachine = mergeAccountsSetup.createMachine({
  id: 'merge-accounts',
  description: 'Lets a person choose which of their accounts to keep before time runs out.',
  context: ({ input }) => ({
    choice: null,
    selectedId: null,
    now: input.now,
    deadlineAt: input.now,
    answer: null,
    failure: null,
  }),
  initial: 'loading',
  // Without a clock only the server ends the choice.
  invoke: { src: 'clock', id: 'clock', onError: {} },
  on: {
    ...ignoreGlobalEvents,
    'clock.ticked': { actions: { type: 'keepTime', params: tickTime } },
  },
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders in the shape of two accounts.',
      entry: 'clearFailure',
      on: { 'session.expired': 'sessionOver' },
      invoke: {
        src: 'getAccountChoice',
        onDone: [
          { guard: { type: 'isNoChoice', params: currentChoice }, target: 'settledElsewhere' },
          { target: 'open', actions: { type: 'keepChoice', params: currentChoice } },
        ],
        onError: [
          { guard: { type: 'isSignedOut', params: caught }, target: 'sessionOver' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the accounts could not be shown, with a way to try again.',
      on: {
        'retry.requested': 'loading',
        'network.online': 'loading',
        'session.expired': 'sessionOver',
      },
    },
    open: {
      tags: 'choice',
      type: 'parallel',
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isTimeOver', params: tickTime },
            target: 'answering',
            actions: [{ type: 'keepTime', params: tickTime }, 'prepareTimeOut'],
          },
          {
            guard: { type: 'isClockJump', params: tickTime },
            target: '.form.refreshing',
            actions: { type: 'keepTime', params: tickTime },
          },
          { actions: { type: 'keepTime', params: tickTime } },
        ],
        'skip.requested': { target: 'answering', actions: 'prepareSkip' },
        'session.expired': 'sessionOver',
      },
      states: {
        clock: {
          initial: 'running',
          states: {
            running: {
              description: 'The seconds that are left, and a way to get more.',
              always: { guard: 'isEnding', target: 'ending' },
            },
            ending: {
              tags: 'screen',
              description:
                'The last twenty seconds, said once and shown in the colour of warnings.',
              always: { guard: 'hasEnoughTime', target: 'running' },
            },
          },
        },
        form: {
          initial: 'choosing',
          on: {
            'account.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: '.choosing',
              actions: { type: 'keepChosen', params: ({ event }) => event },
            },
            'merge.confirmed': [
              { guard: 'isChosen', target: '#merge-accounts.answering', actions: 'prepareMerge' },
              { target: '.selectionMissing' },
            ],
            'extension.requested': { guard: 'canExtend', target: '.extending' },
            'page.visible': '.refreshing',
          },
          states: {
            choosing: {
              tags: 'screen',
              description: 'The accounts side by side, and what would move to the chosen one.',
            },
            selectionMissing: {
              tags: 'screen',
              description: '"Select a Primary Account or Skip", at the accounts.',
            },
            refreshing: {
              description:
                'The screen stays as it was while the server is asked for the state of the choice.',
              invoke: {
                src: 'getAccountChoice',
                onDone: [
                  {
                    guard: { type: 'isNoChoice', params: currentChoice },
                    target: '#merge-accounts.settledElsewhere',
                  },
                  { target: 'choosing', actions: { type: 'keepChoice', params: currentChoice } },
                ],
                onError: [
                  {
                    guard: { type: 'isSignedOut', params: caught },
                    target: '#merge-accounts.sessionOver',
                  },
                  // The last known clock keeps running.
                  { target: 'choosing' },
                ],
              },
            },
            extending: {
              tags: ['screen', 'busy'],
              description: 'The button is busy until the server has given more time.',
              on: { 'extension.requested': {}, 'page.visible': {} },
              invoke: {
                src: 'extendAccountChoice',
                input: ({ context }) => ({ userId: signedInAccountId(context.choice) }),
                onDone: [
                  {
                    guard: { type: 'isNoChoice', params: currentChoice },
                    target: '#merge-accounts.settledElsewhere',
                  },
                  { target: 'choosing', actions: { type: 'keepChoice', params: currentChoice } },
                ],
                onError: [
                  {
                    guard: { type: 'isTooLate', params: caught },
                    target: '#merge-accounts.answering',
                    actions: 'prepareTimeOut',
                  },
                  {
                    guard: { type: 'isSignedOut', params: caught },
                    target: '#merge-accounts.sessionOver',
                  },
                  {
                    guard: { type: 'isGone', params: caught },
                    target: '#merge-accounts.settledElsewhere',
                  },
                  { target: 'extensionFailed', actions: { type: 'keepFailure', params: caught } },
                ],
              },
            },
            extensionFailed: {
              tags: 'screen',
              description: 'Says why there is no more time. The timer keeps running.',
            },
          },
        },
      },
    },
    answering: {
      tags: ['screen', 'busy', 'choice'],
      description:
        'The pressed button is busy and nothing can be changed until the result is known.',
      entry: 'clearFailure',
      on: { 'session.expired': 'sessionOver' },
      invoke: {
        src: 'accountLinking',
        input: ({ context }) => context.answer,
        onDone: [
          { guard: { type: 'isTimedOut', params: replied }, target: 'timedOut' },
          { guard: { type: 'isSignInNext', params: replied }, target: 'leaving' },
          {
            guard: { type: 'hasMoreToMerge', params: replied },
            target: 'answering',
            reenter: true,
            actions: [{ type: 'keepChoice', params: replied }, 'prepareMerge'],
          },
          {
            guard: { type: 'isOpen', params: replied },
            target: 'open',
            actions: { type: 'keepChoice', params: replied },
          },
          {
            guard: { type: 'isSkipped', params: replied },
            target: 'skipped',
            actions: { type: 'emitNextScreen', params: repliedNextScreen },
          },
          { target: 'done', actions: { type: 'emitNextScreen', params: repliedNextScreen } },
        ],
        onError: [
          { guard: { type: 'isTooLate', params: caught }, target: 'timedOut' },
          { guard: { type: 'isSignedOut', params: caught }, target: 'sessionOver' },
          { guard: { type: 'isGone', params: caught }, target: 'settledElsewhere' },
          {
            guard: { type: 'isUnanswered', params: caught },
            target: 'unanswered',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'leaving', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    unanswered: {
      tags: ['screen', 'choice'],
      description: 'No reply arrived. The same choice is sent again automatically or by a button.',
      after: { retryDelay: 'answering' },
      on: {
        'retry.requested': 'answering',
        'network.online': 'answering',
        'session.expired': 'sessionOver',
      },
    },
    done: {
      tags: 'screen',
      description: '"Done", and a button that continues with the kept account.',
      on: {
        'retry.requested': { actions: { type: 'emitSettled', params: { outcome: 'done' } } },
        'session.expired': 'sessionOver',
      },
    },
    skipped: {
      tags: 'screen',
      description:
        'All accounts stay as they were; which login to use for which, and a button that continues.',
      on: {
        'retry.requested': { actions: { type: 'emitSettled', params: { outcome: 'skipped' } } },
        'session.expired': 'sessionOver',
      },
    },
    settledElsewhere: {
      tags: 'screen',
      description: 'The choice was answered in another tab. The portal continues.',
      entry: { type: 'emitSettled', params: { outcome: 'elsewhere' } },
      on: {
        'retry.requested': { actions: { type: 'emitSettled', params: { outcome: 'elsewhere' } } },
        'session.expired': 'sessionOver',
      },
    },
    timedOut: {
      tags: ['screen', 'ended'],
      description:
        '"Oops! Time out. Please try again.": the session has ended; the way to sign in again.',
      on: { 'sign-in.requested': { actions: 'emitSessionEnded' } },
    },
    sessionOver: {
      tags: ['screen', 'ended'],
      description: 'The session was ended elsewhere; the way to sign in again.',
      on: { 'sign-in.requested': { actions: 'emitSessionEnded' } },
    },
    leaving: {
      tags: 'ended',
      initial: 'endingSession',
      states: {
        endingSession: {
          tags: ['screen', 'busy'],
          description:
            '"Error Occured while linking", or "Done" when a new sign-in is needed; busy.',
          invoke: { src: 'logout', onDone: 'ended', onError: 'notEnded' },
        },
        ended: {
          tags: 'screen',
          description: 'The same; the session has ended, and the way to sign in again.',
          on: { 'sign-in.requested': { actions: 'emitSessionEnded' } },
        },
        notEnded: {
          tags: 'screen',
          description:
            'The same; signing in again first ends the session, which did not work before.',
          on: { 'sign-in.requested': 'endingSession', 'network.online': 'endingSession' },
        },
      },
    },
  },
});
