import { Failure } from '#domain/contract/failure.ts';
import { staffMemberMachine } from '#machines/flow/admin/staff-member.ts';
import { colleague } from '#test/factories/staff-security.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const { account, access } = colleague;
const [session] = access.sessions;
if (!session) throw new Error('The colleague has no session.');

export default chartEvents({
  machine: staffMemberMachine,
  input: { recordId: account.staffUserId },
  events: [
    { type: 'action.requested', action: { kind: 'end-session', account, session } },
    { type: 'action.requested', action: { kind: 'reset-factor', account } },
    { type: 'action.requested', action: { kind: 'reset-link', account } },
    { type: 'action.requested', action: { kind: 'deactivate', account } },
    { type: 'action.confirmed', values: { reason: 'Lost phone' }, key: 'k' },
  ],
  replies: {
    loadRows: { done: [{ rows: [colleague] }] },
    act: {
      done: [
        { link: null },
        {
          link: {
            url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
            expiresAt: '2026-11-21T10:30:00.000Z',
          },
        },
      ],
      failed: [
        new Failure({ code: 'network' }),
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
