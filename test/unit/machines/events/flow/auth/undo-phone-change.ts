import { Failure } from '#domain/contract/failure.ts';
import { type PhoneChange, undoPhoneChangeMachine } from '#machines/flow/auth/undo-phone-change.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export const phoneChange: PhoneChange = {
  status: 'open',
  maskedOldPhone: '••••••3210',
  maskedNewPhone: '••••••7788',
  changedAt: '2026-11-21T06:00:00.000Z',
  undoUntil: '2026-11-24T06:00:00.000Z',
};
const inState = (status: PhoneChange['status']): PhoneChange => ({ ...phoneChange, status });

export default chartEvents({
  machine: undoPhoneChangeMachine,
  inputs: [{ token: 'x'.repeat(43) }, { token: 'short' }, { token: null }],
  replies: {
    getPhoneChange: {
      done: [
        inState('open'),
        inState('undone'),
        inState('superseded'),
        inState('waiting'),
        inState('expired'),
      ],
      failed: [new Failure({ code: 'not-found' })],
    },
    undoPhoneChange: {
      done: [inState('undone')],
      failed: [
        new Failure({ code: 'phone-change-expired' }),
        new Failure({ code: 'already-taken' }),
        new Failure({ code: 'not-found' }),
      ],
    },
  },
  distinguish: ({ change, failure, token }) => [
    change?.status ?? null,
    failure?.code ?? null,
    token,
  ],
});
