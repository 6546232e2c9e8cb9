import { openInvitation } from '#contract/examples/agency-area.ts';
import { Failure } from '#domain/contract/failure.ts';
import { invitationsMachine } from '#machines/flow/agency/agency-invitations.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const invitation = openInvitation();

export default chartEvents({
  machine: invitationsMachine,
  input: { recordId: null },
  events: [
    { type: 'action.requested', action: { kind: 'create' } },
    { type: 'action.requested', action: { kind: 'revoke', invitation } },
    { type: 'action.confirmed', values: { recipientName: 'Priya' }, key: 'k' },
  ],
  replies: {
    loadRows: { done: [{ rows: [invitation] }] },
    act: {
      done: [
        { created: null },
        { created: { invitation, url: 'https://creator.example/agency-invitation#token=x' } },
      ],
      failed: [
        new Failure({ code: 'not-available' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
  distinguish: ({ rows, isListCurrent, action, result, failure }) => [
    rows.length,
    isListCurrent,
    action?.kind ?? null,
    result === null,
    failure?.code ?? null,
  ],
});
