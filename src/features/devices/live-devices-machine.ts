import { fromPromise } from 'xstate';
import { devicesMachine, type SignOut } from '#machines/flow/devices/devices.ts';
import { noInputActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';

/** The chart `devices` on the real server. */
export const liveDevicesMachine = devicesMachine.provide({
  actors: {
    getSessions: noInputActor('getSessions'),
    endSessions: fromPromise<unknown, { signOut: SignOut | null }>(
      ({ input: { signOut }, signal }) => {
        if (!signOut) throw new Error('There is nothing to end.');
        if (signOut.kind !== 'one')
          return call('logoutEverywhere', {
            body: { keepCurrent: signOut.kind === 'others' },
            signal,
          });
        return call('revokeSession', { body: { sessionId: signOut.session.sessionId }, signal });
      },
    ),
  },
});
