import { Failure } from '#domain/contract/failure.ts';
import { staffSessionsMachine } from '#machines/flow/admin/staff-sessions.ts';
import { administrator, colleague } from '#test/factories/staff-security.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const [session] = colleague.sessions;
if (!session) throw new Error('The colleague has no session.');

export default chartEvents({
  machine: staffSessionsMachine,
  events: [
    { type: 'action.requested', action: { kind: 'end-session', member: colleague, session } },
    { type: 'action.requested', action: { kind: 'reset-factor', member: colleague } },
    { type: 'action.requested', action: { kind: 'reset-link', member: colleague } },
    { type: 'action.confirmed', reason: 'Lost phone' },
  ],
  replies: {
    getStaffSessions: { done: [{ rows: [administrator, colleague] }] },
    actOnStaff: {
      done: [
        { link: null },
        {
          link: {
            url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
            expiresAt: '2026-11-21T10:30:00.000Z',
          },
        },
      ],
      failed: [new Failure({ code: 'network' })],
    },
  },
  distinguish: ({ members, action, link, failure }) => [
    members.length,
    action?.kind ?? null,
    link === null,
    failure?.code ?? null,
  ],
});
