import { currentSession as here, otherSession } from '#contract/examples/auth/sessions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { devicesMachine } from '#machines/flow/devices/devices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: devicesMachine,
  input: { recordId: null },
  events: [
    { type: 'action.requested', action: { kind: 'one', session: otherSession } },
    { type: 'action.requested', action: { kind: 'everywhere' } },
    { type: 'action.confirmed', values: null, key: 'k' },
  ],
  replies: {
    loadRows: { done: [{ rows: [here, otherSession] }] },
    act: {
      done: [{ isSignedOutHere: false }, { isSignedOutHere: true }],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
