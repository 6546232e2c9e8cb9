import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type StaffAction, staffSessionsMachine } from '#machines/flow/admin/staff-sessions.ts';
import { StaffSessionsScreen } from '#src/features/admin/staff/staff-sessions-screen.tsx';
import { administrator, colleague } from '#test/factories/staff-security.ts';
import samples from '#test/unit/machines/events/flow/admin/staff-sessions.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const confirm = () => inDialog(/^(Sign out|Create link|Reset second step|Try again)$/);
const buttons = {
  'end-session': 'Sign out Firefox on Windows',
  'reset-link': 'Create password link',
  'reset-factor': 'Reset second step',
};

walkChart({
  samples,
  Screen: StaffSessionsScreen,
  gestures: {
    'action.requested': ({ action }) => press(buttons[action.kind as keyof typeof buttons])(),
    'action.confirmed': async (_, actor) => {
      if (actor.getSnapshot().context.action?.kind === 'reset-factor')
        await dialog().getByLabelText('Reason').fill('Lost phone');
      await confirm().click();
    },
    'action.dismissed': () => inDialog('Cancel').click(),
    'link.dismissed': () =>
      dialog().getByRole('button', { name: 'Close', exact: true }).last().click(),
    'retry.requested': press('Try again'),
    // The shell tells: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  keepsFocus: ['staff-sessions.showingLink'],
  shows: {
    'staff-sessions.loading': heading('Staff accounts'),
    'staff-sessions.loadFailed': text('Something went wrong !!'),
    'staff-sessions.listed': heading('Raghav Menon'),
    'staff-sessions.confirming': confirm,
    'staff-sessions.acting': confirm,
    'staff-sessions.actionFailed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'staff-sessions.showingLink': text(/^https:\/\/creator\.example\/reset-password/),
    'staff-sessions.reloading': heading('Raghav Menon'),
    'staff-sessions.done': text('Done'),
  },
});

describe('the dialog before sessions are ended', () => {
  const [session] = colleague.sessions;
  if (!session) throw new Error('The colleague has no session.');
  const questions: [string, StaffAction, string, string][] = [
    [
      'tells an administrator that this device stays signed in',
      { kind: 'end-sessions', member: administrator },
      'Sign out on all other devices?',
      "You'll have to sign in again there.",
    ],
    [
      'asks an administrator about one of their own devices',
      { kind: 'end-session', member: administrator, session },
      'Sign out of Firefox on Windows?',
      "You'll have to sign in again there.",
    ],
    [
      'names a colleague',
      { kind: 'end-sessions', member: colleague },
      'Sign Raghav Menon out everywhere?',
      "They'll have to sign in again.",
    ],
  ];
  it.each(questions)('%s', async (_, action, title, effect) => {
    const rows = [administrator, colleague];
    const actor = createActor(
      staffSessionsMachine.provide({
        actors: { getStaffSessions: fromPromise(async () => ({ rows })) },
      }),
    ).start();
    await using _screen = await draw(StaffSessionsScreen, actor);
    await expect.element(page.getByRole('heading', { name: 'Raghav Menon' })).toBeVisible();
    actor.send({ type: 'action.requested', action });
    const asked = page.getByRole('dialog', { name: title });
    await expect.element(asked.getByText(effect, { exact: true })).toBeVisible();
  });
});
