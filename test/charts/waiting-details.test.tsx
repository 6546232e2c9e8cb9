import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type Withdrawal,
  type WithdrawalOutcome,
  waitingDetailsMachine,
} from '#machines/flow/waiting-details.ts';
import { ScreenTitle } from '#src/bank/screen-title.tsx';
import { Waiting, type WaitingActor } from '#src/bank/waiting.tsx';
import { detailsOfTest } from '../support/commands.ts';
import samples from '../unit/machines/events/waiting-details.ts';
import { draw } from './draw.tsx';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

function Screen({ actor }: { actor: WaitingActor }) {
  return (
    <>
      <ScreenTitle view="waiting" details={null} section={undefined} takesFocus={false} />
      <Waiting actor={actor} />
    </>
  );
}

const sealed = text(/^Sealed on this phone on/);
const wrongField = text(/^An IFSC has four letters/);
const unconfirmed = text(/Confirm that it's you to send them/);
const notTaken = ({ standing }: SnapshotFrom<typeof waitingDetailsMachine>['context']) =>
  standing?.state === 'failed' && standing.why === 'unconfirmed' ? unconfirmed() : wrongField();

walkChart({
  samples,
  Screen,
  gestures: {
    // The outbox has got on, or another tab was faster.
    'command.moved': outside,
    'command.gone': outside,
    'withdrawal.requested': press('Do not send them'),
    'edit.requested': press(/^(Mend and send again|Do not send them)$/),
  },
  shows: {
    'waiting-details.waiting': sealed,
    'waiting-details.refused': ({ context }) => notTaken(context),
    'waiting-details.withdrawing': ({ context }) =>
      context.standing?.state === 'failed' ? notTaken(context) : sealed(),
  },
});

describe('the button that takes them back', () => {
  const button = page.getByRole('button', { name: 'Do not send them' });
  const start = () =>
    createActor(
      waitingDetailsMachine.provide({
        actors: { withdrawSealed: fromPromise<WithdrawalOutcome, Withdrawal>(async () => 'tooLate') },
      }),
      { input: detailsOfTest() },
    ).start();
  const focused = () => document.activeElement?.textContent;

  it('goes when it was too late, and what says so has the focus', async () => {
    const actor = start();
    await using _drawing = await draw(Screen, actor);
    const places = page.getByRole('status').elements();
    await press('Do not send them')();
    const words = page.getByText('They are being sent already and cannot be taken back any more.');
    await expect.element(words).toBeVisible();
    expect(places, 'a place that was there before is read out').toContain(words.element());
    await expect.element(button).not.toBeInTheDocument();
    expect(focused()).toContain('They are being sent already');
  });

  it('goes when the outbox has got on, and where they stand has the focus', async () => {
    const actor = start();
    await using _drawing = await draw(Screen, actor);
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    actor.send({ type: 'command.moved', standing: { state: 'sending', kind: 'bankDetails', failure: null } });
    await expect.element(button).not.toBeInTheDocument();
    expect(focused()).toBe('Being sent…');
  });

  it('takes no focus from elsewhere when it goes', async () => {
    const actor = start();
    await using _drawing = await draw(Screen, actor);
    await expect.element(button).toBeVisible();
    actor.send({ type: 'command.moved', standing: { state: 'sending', kind: 'bankDetails', failure: null } });
    await expect.element(button).not.toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
  });
});
