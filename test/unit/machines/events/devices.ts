import { Failure } from '#domain/failure.ts';
import { devicesMachine } from '#machines/flow/devices.ts';
import { chartEvents } from '../chart-events.ts';
import { desk, here } from '../sessions.ts';

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
      failed: [new Failure({ code: 'network' }), new Failure({ code: 'unauthenticated', status: 401 })],
    },
  },
});
