import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import {
  queuedBankDetailsMachine,
  type Withdrawal,
  type WithdrawalOutcome,
} from '#machines/flow/bank/queued-bank-details.ts';
import { BankDetailsTitle } from '#src/features/bank/bank-details-title.tsx';
import {
  type WaitingDetailsActor,
  WaitingDetailsView,
} from '#src/features/bank/status/waiting-details.tsx';
import { detailsOfTest } from '#test/factories/outbox-commands.ts';
import samples from '#test/unit/machines/events/flow/bank/queued-bank-details.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

function Screen({ actor }: { actor: WaitingDetailsActor }) {
  return (
    <>
      <BankDetailsTitle view="waiting" details={null} section={undefined} takesFocus={false} />
      <WaitingDetailsView actor={actor} />
    </>
  );
}

const sealed = text(/^Encrypted on this device on/);
const wrongField = text(/^An IFSC has four letters/);
const unconfirmed = text(/Confirm that it's you to send them/);
const notTaken = ({ deliveryStatus }: SnapshotFrom<typeof queuedBankDetailsMachine>['context']) =>
  deliveryStatus?.state === 'failed' && deliveryStatus.reason === 'unconfirmed'
    ? unconfirmed()
    : wrongField();

walkChart({
  samples,
  Screen,
  gestures: {
    // The outbox has got on, or another tab was faster.
    'command.status-changed': outside,
    'command.removed': outside,
    'withdrawal.requested': press("Don't send"),
    'edit.requested': press(/^(Fix and resend|Don't send)$/),
  },
  shows: {
    'queued-bank-details.waiting': sealed,
    'queued-bank-details.refused': ({ context }) => notTaken(context),
    'queued-bank-details.withdrawing': ({ context }) =>
      context.deliveryStatus?.state === 'failed' ? notTaken(context) : sealed(),
  },
});

describe('the button that takes them back', () => {
  const button = page.getByRole('button', { name: "Don't send" });
  const start = () =>
    createActor(
      queuedBankDetailsMachine.provide({
        actors: {
          withdrawSealed: fromPromise<WithdrawalOutcome, Withdrawal>(async () => 'tooLate'),
        },
      }),
      { input: detailsOfTest() },
    ).start();
  const focused = () => document.activeElement?.textContent;

  it('disappears when it was too late, and focuses the message', async () => {
    const actor = start();
    await using _drawing = await draw(Screen, actor);
    const places = page.getByRole('status').elements();
    await press("Don't send")();
    const words = page.getByText("We're already sending them. You can't withdraw them now.");
    await expect.element(words).toBeVisible();
    expect(places, 'a place that was there before is read out').toContain(words.element());
    await expect.element(button).not.toBeInTheDocument();
    expect(focused()).toContain("We're already sending them");
  });

  it('disappears when the outbox has progressed, and focuses the status', async () => {
    const actor = start();
    await using _drawing = await draw(Screen, actor);
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    actor.send({
      type: 'command.status-changed',
      deliveryStatus: { state: 'sending', kind: 'bankDetails', failure: null },
    });
    await expect.element(button).not.toBeInTheDocument();
    expect(focused()).toBe('Sending…');
  });

  it('does not move the focus from elsewhere when it disappears', async () => {
    const actor = start();
    await using _drawing = await draw(Screen, actor);
    await expect.element(button).toBeVisible();
    actor.send({
      type: 'command.status-changed',
      deliveryStatus: { state: 'sending', kind: 'bankDetails', failure: null },
    });
    await expect.element(button).not.toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
  });
});
