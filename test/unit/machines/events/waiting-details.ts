import { Failure } from '#domain/failure.ts';
import { waitingDetailsMachine } from '#machines/flow/waiting-details.ts';
import { detailsOfTest } from '../../../support/commands.ts';
import { chartEvents } from '../chart-events.ts';

const kind = 'bankDetails' as const;
const failure = new Failure({ code: 'invalid-request', status: 400, fields: { ifsc: 'malformed' } });

export default chartEvents({
  machine: waitingDetailsMachine,
  inputs: [detailsOfTest(), detailsOfTest({ isBegun: true })],
  events: [
    { type: 'command.moved', standing: { state: 'sending', kind, failure: null } },
    { type: 'command.moved', standing: { state: 'failed', kind, why: 'refused', failure } },
    {
      type: 'command.moved',
      standing: {
        state: 'failed',
        kind,
        why: 'unconfirmed',
        failure: new Failure({ code: 'reauthentication-required' }),
      },
    },
    { type: 'command.moved', standing: { state: 'confirmed', kind } },
  ],
  replies: { withdrawSealed: { done: ['takenBack', 'tooLate', 'absent'] } },
  distinguish: ({ details, standing, isLate }) => [
    details.isBegun,
    standing?.state ?? null,
    standing && 'why' in standing ? standing.why : null,
    isLate,
  ],
});
