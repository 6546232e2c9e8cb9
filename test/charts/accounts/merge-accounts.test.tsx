import { page } from 'vitest/browser';
import { choiceAccounts } from '#machines/flow/accounts/merge-plan.ts';
import { MergeAccountsScreen } from '#src/features/accounts/merge/merge-accounts-screen.tsx';
import type { MergeActor } from '#src/features/accounts/merge/merge-actor.ts';
import samples from '#test/unit/machines/events/flow/accounts/merge-accounts.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';

function Screen({ actor }: { actor: MergeActor }) {
  return <MergeAccountsScreen actor={actor} supportEmail="creators@creator.example" />;
}

const title = heading('Choose your primary account');
/** Shown once after a failed merge, and after one that needs a new sign-in. */
const over = heading(/^(Error Occured while linking|Done|Something went wrong !!)$/);

walkChart({
  samples,
  Screen,
  gestures: {
    'clock.ticked': outside,
    'page.visible': outside,
    'network.online': outside,
    'session.expired': outside,
    'account.chosen': ({ id }, actor) => {
      const { choice } = actor.getSnapshot().context;
      const place = choice
        ? choiceAccounts(choice).findIndex((account) => account.keyIdentifier === id)
        : -1;
      return page.getByRole('radio').nth(place).click();
    },
    'merge.confirmed': press('Confirm'),
    'skip.requested': press('Skip'),
    'extension.requested': press('More time'),
    'retry.requested': press(/^(Try again|Continue)$/),
    'sign-in.requested': press('Sign in again'),
  },
  shows: {
    'merge-accounts.loading': text('Loading your accounts…'),
    'merge-accounts.loadFailed': text('Something went wrong !!'),
    'merge-accounts.open.clock.ending': text(/^Less than 20 seconds left/),
    'merge-accounts.open.form.choosing': title,
    'merge-accounts.open.form.selectionMissing': text('Select a Primary Account or Skip'),
    'merge-accounts.open.form.extending': () => page.getByRole('button', { name: 'More time' }),
    'merge-accounts.open.form.extensionFailed': text('Something went wrong !!'),
    'merge-accounts.answering': title,
    'merge-accounts.unanswered': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'merge-accounts.done': heading('Done'),
    'merge-accounts.skipped': heading('Nothing has changed'),
    'merge-accounts.settledElsewhere': heading("You've already chosen"),
    'merge-accounts.timedOut': heading('Oops! Time out. Please try again.'),
    'merge-accounts.sessionOver': heading("You're signed out"),
    'merge-accounts.leaving.endingSession': over,
    'merge-accounts.leaving.ended': over,
    'merge-accounts.leaving.notEnded': over,
  },
});
