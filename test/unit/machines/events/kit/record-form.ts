import { Failure } from '#domain/contract/failure.ts';
import { recordFormMachine } from '#machines/kit/record-form.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const lostSession = new Failure({ code: 'unauthenticated', status: 401 });

export default chartEvents({
  machine: recordFormMachine,
  input: { id: null },
  events: [
    { type: 'values.submitted', values: { name: 'Meera' }, key: 'k' },
    { type: 'values.submitted', values: { name: 'Asha' }, key: 'k' },
    { type: 'values.submitted', values: { name: ' ' }, key: 'k' },
  ],
  replies: {
    loadRecord: { done: [{ isSent: false }, { isSent: true }], failed: [lostSession] },
    saveRecord: {
      done: [{ isSent: true }],
      failed: [
        lostSession,
        new Failure({ code: 'transition-not-allowed', status: 409 }),
        new Failure({ code: 'handle-taken', status: 409, fields: { handle: 'taken' } }),
      ],
    },
  },
  distinguish: ({ subject, request, next, isOutcomeUnknown }) => [
    subject,
    request?.values,
    next?.values,
    isOutcomeUnknown,
  ],
});
