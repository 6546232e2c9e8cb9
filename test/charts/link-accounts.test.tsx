import { useSelector } from '@xstate/react';
import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import { type linkAccountsMachine, missingLogins } from '#machines/flow/link-accounts.ts';
import { LinkDialog } from '#src/accounts/link-dialog.tsx';
import { WaysToSignIn } from '#src/accounts/ways-to-sign-in.tsx';
import samples from '../unit/machines/events/link-accounts.ts';
import { failureText, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

/** The dialog where it is open, else the part of the profile: one chart has both. */
function Screen({ actor }: { actor: ActorRefFrom<typeof linkAccountsMachine> }) {
  const isDialog = useSelector(actor, (current) => !notInDialog.some((state) => current.matches(state)));
  return isDialog ? <LinkDialog actor={actor} /> : <WaysToSignIn actor={actor} />;
}
const notInDialog = ['loading', 'loadFailed', 'complete', 'closed'] as const;

const buttons = { GOOGLE: 'Link Google', FACEBOOK: 'Link Facebook' };
const failed = failureText({
  'linking-failed': 'Linking failed',
  network: 'No connection. Check your internet and try again. Nothing is lost.',
});

walkChart({
  samples,
  Screen,
  gestures: {
    'provider.chosen': ({ provider }) => press(buttons[provider as keyof typeof buttons])(),
    'phone.chosen': press(/^(Change|Add a phone number)$/),
    'phone.left': press('Leave it as it is'),
    // The browser is back from the provider's page.
    'provider.returned': outside,
    'provider.failed': outside,
    'retry.requested': press(/^(Try again|Go on)$/),
    'link.closed': () =>
      page
        .getByRole('button', { name: /^(Not now|Close)$/ })
        .last()
        .click(),
    // The shell tells: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  // A button is there for each login that is known to be lacking; the pressed one is busy, and the dialog may be closed.
  isPossible: (snapshot, event) => {
    if (event.type === 'link.closed') return !notInDialog.some((state) => snapshot.matches(state));
    if (event.type === 'phone.chosen') return snapshot.context.logins !== null;
    if (event.type !== 'provider.chosen') return true;
    const { provider } = snapshot.context;
    const isBusy = snapshot.matches('openingProvider') && provider === event.provider;
    return missingLogins(snapshot.context).includes(event.provider) && !isBusy;
  },
  shows: {
    'link-accounts.loading': () => page.getByRole('heading', { name: 'Ways to sign in' }),
    'link-accounts.loadFailed': text('Something went wrong !!'),
    'link-accounts.offering': () => page.getByRole('button', { name: buttons.GOOGLE }),
    'link-accounts.complete': () => page.getByRole('listitem').filter({ hasText: 'Facebook' }),
    'link-accounts.openingProvider': () => page.getByRole('button', { name: buttons.GOOGLE }),
    'link-accounts.linking': text('Linking in progress...'),
    'link-accounts.linked': text('Linking successful'),
    'link-accounts.provingPhone': () => page.getByLabelText('Mobile number'),
    'link-accounts.phoneProved': text('Your number is verified'),
    'link-accounts.unanswered': failed,
    'link-accounts.linkFailed': failed,
    'link-accounts.choiceOpened': text(/^This login has an account already/),
  },
});
