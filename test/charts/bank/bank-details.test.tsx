import { type Locator, page, userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import { BankDetailsScreen } from '#src/features/bank/bank-details-screen.tsx';
import type { BankDetailsActor } from '#src/features/bank/use-bank-details.ts';
import samples from '#test/unit/machines/events/flow/bank/bank-details.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, press, text } from '../harness/gestures.ts';

function Screen({ actor }: { actor: BankDetailsActor }) {
  return <BankDetailsScreen actor={actor} supportEmail="creators@creator.example" />;
}

const fields = [
  'accountHolder',
  'accountNumber',
  'accountNumberConfirmation',
  'ifsc',
  'pan',
] as const;
const inputOf = (selector: string) =>
  page.elementLocator(document.querySelector(selector) as Element);

const formTitle = heading(/^(Add|Update|Change) your bank details$/);
const reviewTitle = heading('Check your bank details');
/** The picture is a part of the form; other screens upload it in the background. */
const inForm = (sight: () => Locator) => (snapshot: AnyMachineSnapshot) =>
  snapshot.hasTag('form') ? sight() : page.getByRole('heading').first();

const endedUpload: string = 'xstate.error.actor.upload';

walkChart({
  samples,
  Screen,
  gestures: {
    'details.submitted': async (event) => {
      for (const field of fields) await inputOf(`input[name=${field}]`).fill(event.text[field]);
      await press('Review and submit')();
    },
    'review.confirmed': press('Send for approval'),
    'edit.requested': press(/^(Add bank details|Change bank details|Fix and resend|Edit details)$/),
    // A link of the bar leads here.
    'form.requested': outside,
    'edit.cancelled': press('Go back without sending'),
    'reload.requested': press(/^(Check for a decision|Show current details)$/),
    'retry.requested': press(/^(Try again|Check now)$/),
    'picture.chosen': () =>
      userEvent.upload(
        inputOf('input[type=file]'),
        new File(['picture'], 'passbook.jpg', { type: 'image/jpeg' }),
      ),
    'picture.dismissed': press('Keep previous photo'),
    'network.online': outside,
    'session.expired': outside,
    'session.restored': outside,
  },
  outOfReach: {
    'bank-details.proof.uploading --xstate.error.actor.upload--> bank-details.proof.uploading.failed':
      'The chart upload shows each failure itself; only a fault of the program would end it.',
  },
  isPossible: (snapshot, { type }) => {
    if (type === endedUpload) return false;
    if (type === 'picture.chosen') return snapshot.hasTag('form');
    // Only an earlier picture can be kept.
    const isStuck = snapshot.matches({ proof: { uploading: 'failed' } });
    if (type === 'picture.dismissed')
      return snapshot.hasTag('form') && isStuck && snapshot.context.proof !== null;
    return true;
  },
  shows: {
    'bank-details.record.checkingDevice': text('Loading your bank details…'),
    'bank-details.record.loading': text('Loading your bank details…'),
    'bank-details.record.loadingAfterSignIn': text('Loading your bank details…'),
    'bank-details.record.loadFailed': text('Something went wrong !!'),
    'bank-details.record.missing': heading('Add your bank details'),
    'bank-details.record.pending': heading("We're reviewing your bank details"),
    'bank-details.record.approved': heading('Your bank details are approved'),
    'bank-details.record.rejected': heading("Your bank details weren't approved"),
    'bank-details.record.form.editing': formTitle,
    'bank-details.record.form.refused': formTitle,
    'bank-details.record.form.failed': text('Something went wrong !!'),
    'bank-details.record.reviewing': reviewTitle,
    'bank-details.record.waitingForProof': text(/^Uploading your photo first/),
    'bank-details.record.sealing': text('Sending your bank details…'),
    'bank-details.record.sending': text('Sending your bank details…'),
    'bank-details.record.unknown': text("We don't know yet whether your bank details arrived"),
    'bank-details.record.checking': text('Checking whether they arrived…'),
    'bank-details.record.conflict': ({ context }) =>
      text(
        context.queued
          ? /still waiting on this device/
          : /^Your bank details were changed in the meantime/,
      )(),
    'bank-details.record.signInNeeded': reviewTitle,
    'bank-details.proof.uploading.inProgress': inForm(text('Uploading the photo')),
    'bank-details.proof.uploading.failed': inForm(
      text(/^(You cancelled the upload|Something went wrong)/),
    ),
  },
});
