import { type Locator, page, userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import { BankDetailsScreen } from '#src/bank/bank-details-screen.tsx';
import type { BankDetailsActor } from '#src/bank/use-bank-details.ts';
import samples from '../unit/machines/events/bank-details.ts';
import { heading, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

function Screen({ actor }: { actor: BankDetailsActor }) {
  return <BankDetailsScreen actor={actor} supportEmail="creators@creator.example" />;
}

const fields = ['accountHolder', 'accountNumber', 'accountNumberAgain', 'ifsc', 'pan'] as const;
const inputOf = (selector: string) => page.elementLocator(document.querySelector(selector) as Element);

const formTitle = heading(/^(Add|Mend|Change) your bank details$/);
const reviewTitle = heading('Check your bank details');
/** The picture is a part of the form; in the other screens it travels unseen. */
const inForm = (sight: () => Locator) => (snapshot: AnyMachineSnapshot) =>
  snapshot.hasTag('form') ? sight() : page.getByRole('heading').first();

const endedUpload: string = 'xstate.error.actor.upload';

walkChart({
  samples,
  Screen,
  gestures: {
    'details.submitted': async (event) => {
      for (const field of fields) await inputOf(`input[name=${field}]`).fill(event.text[field]);
      await press('Check and send')();
    },
    'review.confirmed': press('Send for approval'),
    'edit.requested': press(/^(Add bank details|Change bank details|Mend and send again|Change something)$/),
    // A link of the bar leads here.
    'form.wanted': outside,
    'edit.cancelled': press('Back without sending'),
    'reload.requested': press(/^(Is there an answer\?|Show what is there)$/),
    'retry.requested': press(/^(Try again|Ask now)$/),
    'proof.chosen': () =>
      userEvent.upload(
        inputOf('input[type=file]'),
        new File(['picture'], 'passbook.jpg', { type: 'image/jpeg' }),
      ),
    'proof.dismissed': press('Keep the one before'),
    'network.online': outside,
    'session.expired': outside,
    'session.restored': outside,
  },
  outOfReach: {
    'bank-details.proof.uploading --xstate.error.actor.upload--> bank-details.proof.uploading.stuck':
      'The chart upload shows each failure itself; only a fault of the program would end it.',
  },
  isPossible: (snapshot, { type }) => {
    if (type === endedUpload) return false;
    if (type === 'proof.chosen') return snapshot.hasTag('form');
    // Only an earlier picture can be kept.
    const isStuck = snapshot.matches({ proof: { uploading: 'stuck' } });
    if (type === 'proof.dismissed')
      return snapshot.hasTag('form') && isStuck && snapshot.context.proof !== null;
    return true;
  },
  shows: {
    'bank-details.record.finding': text('Loading your bank details…'),
    'bank-details.record.loading': text('Loading your bank details…'),
    'bank-details.record.loadingAfterSignIn': text('Loading your bank details…'),
    'bank-details.record.loadFailed': text('Something went wrong !!'),
    'bank-details.record.missing': heading('Add your bank details'),
    'bank-details.record.pending': heading('Your bank details are with our team'),
    'bank-details.record.approved': heading('Your bank details are approved'),
    'bank-details.record.rejected': heading('Your bank details were not approved'),
    'bank-details.record.form.editing': formTitle,
    'bank-details.record.form.refused': formTitle,
    'bank-details.record.form.failed': text('Something went wrong !!'),
    'bank-details.record.reviewing': reviewTitle,
    'bank-details.record.waitingForProof': text(/^Your picture goes first/),
    'bank-details.record.sealing': text('Your bank details are being sent…'),
    'bank-details.record.sending': text('Your bank details are being sent…'),
    'bank-details.record.unknown': text('We do not know yet whether your bank details arrived'),
    'bank-details.record.checking': text('Asking whether they have arrived…'),
    'bank-details.record.conflict': ({ context }) =>
      text(context.waiting ? /still wait on this phone/ : /^Your bank details have changed meanwhile/)(),
    'bank-details.record.signInNeeded': reviewTitle,
    'bank-details.proof.uploading.travelling': inForm(text('The picture is being uploaded')),
    'bank-details.proof.uploading.stuck': inForm(text(/^(You stopped the picture|Something went wrong)/)),
  },
});
