import { useSelector } from '@xstate/react';
import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import { type linkAccountsMachine, missingLogins } from '#machines/flow/accounts/link-accounts.ts';
import { LinkDialog } from '#src/features/accounts/link/link-dialog.tsx';
import { SignInMethods } from '#src/features/accounts/link/sign-in-methods.tsx';
import samples from '#test/unit/machines/events/flow/accounts/link-accounts.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

/** The dialog where it is open, else the part of the profile: one chart has both. */
function Screen({ actor }: { actor: ActorRefFrom<typeof linkAccountsMachine> }) {
  const isDialog = useSelector(
    actor,
    (current) => !notInDialog.some((state) => current.matches(state)),
  );
  return isDialog ? <LinkDialog actor={actor} /> : <SignInMethods actor={actor} />;
}
const notInDialog = ['loading', 'loadFailed', 'complete', 'closed'] as const;

const buttons = { GOOGLE: 'Link Google', FACEBOOK: 'Link Facebook' };
const failed = failureText({
  'linking-failed': 'Linking failed',
  network: 'No connection. Check your internet and try again.',
});

walkChart({
  samples,
  Screen,
  gestures: {
    'provider.chosen': ({ provider }) => press(buttons[provider as keyof typeof buttons])(),
    'phone.chosen': press(/^(Change|Add a phone number)$/),
    'phone.cancelled': press('Cancel'),
    // Another chart has removed a login.
    'logins.changed': outside,
    // The browser is back from the provider's page.
    'provider.returned': outside,
    'provider.failed': outside,
    'retry.requested': press(/^(Try again|Continue)$/),
    'link.closed': () =>
      page
        .getByRole('button', { name: /^(Not now|Close)$/ })
        .last()
        .click(),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  // A button is there for each login that is known to be lacking; the pressed one is busy, and the
  // dialog may be closed.
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
    'link-accounts.verifyingPhone': () => page.getByLabelText('Mobile number'),
    'link-accounts.phoneVerified': text('Your number is verified'),
    'link-accounts.unanswered': failed,
    'link-accounts.linkFailed': failed,
    'link-accounts.choiceOpened': text(/^You already have another account/),
  },
});
