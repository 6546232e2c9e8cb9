import { Failure } from '#domain/contract/failure.ts';
import { queuedBankDetailsMachine } from '#machines/flow/bank/queued-bank-details.ts';
import { detailsOfTest } from '#test/factories/outbox-commands.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const kind = 'bankDetails' as const;
const failure = new Failure({
  code: 'invalid-request',
  status: 400,
  fields: { ifsc: 'malformed' },
});

export default chartEvents({
  machine: queuedBankDetailsMachine,
  inputs: [detailsOfTest(), detailsOfTest({ isBegun: true })],
  events: [
    { type: 'command.status-changed', deliveryStatus: { state: 'sending', kind, failure: null } },
    {
      type: 'command.status-changed',
      deliveryStatus: { state: 'failed', kind, reason: 'refused', failure },
    },
    {
      type: 'command.status-changed',
      deliveryStatus: {
        state: 'failed',
        kind,
        reason: 'unconfirmed',
        failure: new Failure({ code: 'reauthentication-required' }),
      },
    },
    { type: 'command.status-changed', deliveryStatus: { state: 'confirmed', kind } },
  ],
  replies: { withdrawSealed: { done: ['withdrawn', 'tooLate', 'absent'] } },
  distinguish: ({ details, deliveryStatus, isLate }) => [
    details.isBegun,
    deliveryStatus?.state ?? null,
    deliveryStatus && 'reason' in deliveryStatus ? deliveryStatus.reason : null,
    isLate,
  ],
});
