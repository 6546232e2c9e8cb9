import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { staffSessionsMachine } from '#machines/flow/admin/staff-sessions.ts';
import { StaffSessionsScreen } from '#src/features/admin/staff/staff-sessions-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { administrator, colleague, newcomer } from '#test/factories/staff-security.ts';

export default { title: 'Admin/Staff sessions' };

type Context = ContextFrom<typeof staffSessionsMachine>;
type Value = Parameters<typeof screenStory<typeof staffSessionsMachine>>[2]['value'];

const members = [administrator, colleague, newcomer];
const [session] = colleague.sessions;
if (!session) throw new Error('The colleague has no session.');
const reset = { kind: 'reset-factor', member: colleague } as const;

const story = (value: Value, more: Partial<Context> = {}) =>
  screenStory(StaffSessionsScreen, staffSessionsMachine, {
    value,
    context: { members, action: null, reason: '', link: null, failure: null, ...more },
  });

export const Loading = story('loading', { members: [] });
export const LoadFailed = story('loadFailed', {
  members: [],
  failure: new Failure({ code: 'network' }),
});
export const Listed = story('listed');
export const Alone = story('listed', { members: [administrator] });
export const ConfirmingSession = story('confirming', {
  action: { kind: 'end-session', member: colleague, session },
});
export const ConfirmingSessions = story('confirming', {
  action: { kind: 'end-sessions', member: colleague },
});
export const ConfirmingLink = story('confirming', {
  action: { kind: 'reset-link', member: colleague },
});
export const ConfirmingReset = story('confirming', { action: reset });
export const Acting = story('acting', { action: reset, reason: 'Lost phone' });
export const ActionFailed = story('actionFailed', {
  action: reset,
  reason: 'Lost phone',
  failure: new Failure({ code: 'network' }),
});
export const ShowingLink = story('showingLink', {
  action: { kind: 'reset-link', member: colleague },
  link: {
    url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
    expiresAt: '2026-11-21T10:30:00.000Z',
  },
});
export const Reloading = story('reloading', { action: reset });
export const Done = story('done', { action: reset });
