import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type Done = components['schemas']['DoneReply']['data'];

type Event = { type: 'sign-out.requested' } | GlobalEvent;

/** Signing out on the page of a blocked account. */
export const endBlockedAccessMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as Event,
    emitted: {} as { type: 'access.ended' },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: { logout: requiredActor<Done>('logout') },
  actions: {
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    /** Provided by the page: what was written and not sent leaves this device. */
    clearDrafts: () => {},
    tellEnded: emit({ type: 'access.ended' as const }),
  },
}).createMachine({
  id: 'end-blocked-access',
  description: 'Ends the limited access of a blocked person.',
  context: { failure: null },
  initial: 'open',
  on: ignoreGlobalEvents,
  states: {
    open: {
      tags: 'screen',
      description: 'A button to sign out.',
      on: { 'sign-out.requested': 'ending' },
    },
    ending: {
      tags: ['screen', 'busy'],
      description: 'The access is ended.',
      entry: 'clearFailure',
      invoke: {
        src: 'logout',
        onDone: { target: 'ended', actions: 'clearDrafts' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    failed: {
      tags: ['screen', 'failed'],
      description: 'Why the access could not be ended; the button tries again.',
      on: { 'sign-out.requested': 'ending' },
    },
    ended: {
      tags: ['screen', 'busy'],
      description: 'The portal leads to the ways to sign in.',
      entry: 'tellEnded',
    },
  },
});
