import { otherSession as desk, currentSession as here } from '#contract/examples/auth/sessions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { devicesMachine } from '#machines/flow/devices/devices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: devicesMachine,
  events: [
    { type: 'sign-out.requested', signOut: { kind: 'one', session: desk } },
    { type: 'sign-out.requested', signOut: { kind: 'everywhere' } },
  ],
  replies: {
    getSessions: { done: [{ rows: [here, desk] }] },
    endSessions: {
      done: [{ message: 'Success' }],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
