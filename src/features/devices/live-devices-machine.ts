import { fromPromise } from 'xstate';
import {
  devicesMachine,
  type SignOut,
  type SignOutResult,
} from '#machines/flow/devices/devices.ts';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';

/** The chart `devices` on the real server. */
export const liveDevicesMachine = devicesMachine.provide({
  actors: {
    loadRows: operationActor('getSessions', () => ({})),
    act: fromPromise<SignOutResult, ConfirmedAction<SignOut>>(
      async ({ input: { action }, signal }) => {
        if (!action) throw new Error('There is nothing to end.');
        if (action.kind === 'one')
          await call('revokeSession', { body: { sessionId: action.session.sessionId }, signal });
        else
          await call('logoutEverywhere', {
            body: { keepCurrent: action.kind === 'others' },
            signal,
          });
        return { isSignedOutHere: action.kind === 'everywhere' };
      },
    ),
  },
});
