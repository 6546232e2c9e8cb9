import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import {
  type StaffAction,
  type StaffMemberRecord,
  staffMemberMachine,
} from '#machines/flow/admin/staff-member.ts';
import { StaffMemberScreen } from '#src/features/admin/staff/staff-member-screen.tsx';
import {
  administrator,
  colleague,
  formerColleague,
  newcomer,
} from '#test/factories/staff-security.ts';
import samples from '#test/unit/machines/events/flow/admin/staff-member.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

type Actor = Parameters<typeof StaffMemberScreen>[0]['actor'];

/** The history has a chart of its own. */
const Screen = ({ actor }: { actor: Actor }) => (
  <StaffMemberScreen actor={actor} history={() => null} />
);

const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const confirm = () =>
  inDialog(/^(Sign out|Create link|Reset second step|Deactivate account|Try again)$/);
const buttons = {
  'end-session': 'Sign out Firefox on Windows',
  'reset-link': 'Create password link',
  'reset-factor': 'Reset second step',
  deactivate: 'Deactivate',
};
const withReason = ['reset-factor', 'deactivate'];

walkChart({
  samples,
  Screen,
  gestures: {
    'action.requested': ({ action }) => press(buttons[action.kind as keyof typeof buttons])(),
    'action.confirmed': async (_, actor) => {
      if (withReason.includes(String(actor.getSnapshot().context.action?.kind)))
        await dialog().getByLabelText('Reason').fill('Lost phone');
      await confirm().click();
    },
    'action.dismissed': () => inDialog('Cancel').click(),
    'result.dismissed': () =>
      dialog().getByRole('button', { name: 'Close', exact: true }).last().click(),
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  keepsFocus: ['staff-member.showingResult'],
  shows: {
    'staff-member.loading': heading(/^(Staff account|Raghav Menon)$/),
    'staff-member.loadFailed': text('Something went wrong !!'),
    'staff-member.listed': heading('Raghav Menon'),
    'staff-member.confirming': confirm,
    'staff-member.acting': confirm,
    'staff-member.actionFailed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'staff-member.signInNeeded': heading('Raghav Menon'),
    'staff-member.showingResult': text(/^https:\/\/creator\.example\/reset-password/),
    'staff-member.reloading': heading('Raghav Menon'),
    'staff-member.done': text('Done'),
  },
});

async function drawMember(record: StaffMemberRecord) {
  const actor = createActor(
    staffMemberMachine.provide({
      actors: { loadRows: fromPromise(async () => ({ rows: [record] })) },
    }),
    { input: { recordId: record.account.staffUserId } },
  ).start();
  const screen = await draw(Screen, actor);
  await expect
    .element(page.getByRole('heading', { name: String(record.account.name) }))
    .toBeVisible();
  return Object.assign(screen, { actor });
}

describe('the dialog before an action on a member of staff', () => {
  const [session] = colleague.access.sessions;
  if (!session) throw new Error('The colleague has no session.');
  const questions: [string, StaffAction, string, RegExp][] = [
    [
      'says that this device stays signed in for an administrator',
      { kind: 'end-sessions', account: administrator.account },
      'Sign out on all other devices?',
      /^You'll have to sign in again there/,
    ],
    [
      'asks an administrator about one of their own devices',
      { kind: 'end-session', account: administrator.account, session },
      'Sign out of Firefox on Windows?',
      /^You'll have to sign in again there/,
    ],
    [
      'names a colleague',
      { kind: 'end-sessions', account: colleague.account },
      'Sign Raghav Menon out everywhere?',
      /^They'll have to sign in again/,
    ],
    [
      'says what a reactivated account may do',
      { kind: 'reactivate', account: formerColleague.account },
      'Reactivate the account of Raghav Menon?',
      /the same permissions as before/,
    ],
  ];
  it.each(questions)('%s', async (_, action, title, effect) => {
    await using screen = await drawMember(colleague);
    screen.actor.send({ type: 'action.requested', action });
    const asked = page.getByRole('dialog', { name: title });
    await expect.element(asked.getByText(effect)).toBeVisible();
  });
});

describe('what an administrator can do', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('does not include deactivating or resetting the own account', async () => {
    await using _screen = await drawMember(administrator);
    await expect.element(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    for (const name of ['Deactivate', 'Create password link', 'Reset second step'])
      await expect.element(button(name)).not.toBeInTheDocument();
  });

  it('includes reactivating a deactivated account and seeing why it was deactivated', async () => {
    await using _screen = await drawMember(formerColleague);
    await expect.element(button('Reactivate')).toBeVisible();
    await expect.element(page.getByText('Left the company on 20 November.')).toBeVisible();
    await expect.element(button('Create password link')).not.toBeInTheDocument();
  });

  it('includes creating a link for somebody without a password', async () => {
    await using _screen = await drawMember(newcomer);
    await expect.element(page.getByText('No password yet')).toBeVisible();
    await expect.element(button('Create password link')).toBeVisible();
    await expect.element(button('Reset second step')).not.toBeInTheDocument();
  });
});
