import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '#machines/flow/app/app.ts';
import { type AppActor, usePortal } from '#src/api/session-context.ts';
import { emitSessionExpired } from '#src/api/session-expiry.ts';
import { AppScreen } from '#src/app/app-screen.tsx';
import { useBrowserEvents } from '#src/app/session/use-browser-events.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import samples from '#test/unit/machines/events/flow/app/app.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, press, text } from '../harness/gestures.ts';

/** Any page, with a button for the welcome over it. */
function AnyPage() {
  const { actor } = usePortal();
  return (
    <Page>
      <PageTitle>{'Any page'}</PageTitle>
      <Button onClick={() => actor.send({ type: 'welcome.seen' })}>{'Close the welcome'}</Button>
    </Page>
  );
}

const addresses = ['/verify-phone', '/merge-accounts', '/app/post/list', '/app/internal'];
const pages = Object.fromEntries(addresses.map((address) => [address, AnyPage]));

function Shell({ actor }: { actor: AppActor }) {
  useBrowserEvents(actor);
  return <AppScreen actor={actor} pages={pages} />;
}

const anotherTab = (news: object) => () => {
  const channel = new BroadcastChannel('session');
  channel.postMessage(news);
  channel.close();
};
const network = (name: 'online' | 'offline') => () => dispatchEvent(new Event(name));

async function signOut(_: unknown, actor: AppActor): Promise<void> {
  const is = (signedIn: object) => actor.getSnapshot().matches({ session: { signedIn } });
  if (is({ access: 'sessionLost' })) return press('Sign in another way')();
  if (is({ area: 'main' })) {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    return page.getByRole('menuitem', { name: 'Sign out' }).click();
  }
  return press('Sign out')();
}

/** Nothing covers the page in the main area. */
const isPageFree = (snapshot: SnapshotFrom<typeof appMachine>) =>
  snapshot.matches({ session: { signedIn: { area: 'main', access: 'granted' } } });
const isSignedIn = (snapshot: SnapshotFrom<typeof appMachine>) =>
  snapshot.matches({ session: 'signedIn' });

const anyPage = text('Any page');
const landing = () => page.getByRole('link', { name: 'Sign in with phone' }).first();
const dialog = (name: string) => () => page.getByRole('dialog', { name });

// spec 2.45, 2.46, 8.22
walkChart({
  samples: {
    ...samples,
    // In English, so that the other gestures go on.
    events: [{ type: 'language.chosen', language: 'en' }],
  },
  Screen: Shell,
  address: '/app/post/list',
  gestures: {
    'retry.requested': press('Try again'),
    'sign-out.requested': signOut,
    'sign-out.dismissed': press('Stay signed in'),
    'welcome.seen': press('Close the welcome'),
    'language.chosen': async () => {
      await page.getByRole('button', { name: 'English: change language' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'English', exact: true }).click();
    },
    // From the landing page, once its own chart has ended.
    'signed.in': outside,
    'signed.out': anotherTab({ type: 'signed.out' }),
    'session.expired': emitSessionExpired,
    'network.offline': network('offline'),
    'network.online': network('online'),
  },
  isPossible: (snapshot, { type }) => {
    // The chart raises them itself, after what it has fetched.
    if (type === 'user.changed' || type === 'user.replaced') return false;
    if (type === 'language.chosen' || type === 'welcome.seen') return isPageFree(snapshot);
    if (type === 'sign-out.requested' || type === 'session.expired') return isSignedIn(snapshot);
    return true;
  },
  shows: {
    'app.session.loading': () => page.getByText('Loading…').or(landing()),
    'app.session.loadFailed': heading('Something went wrong !!'),
    'app.session.signedOut': landing,
    'app.session.loadingUser': landing,
    'app.session.signedIn.area.preDashboard': anyPage,
    'app.session.signedIn.area.main': anyPage,
    'app.session.signedIn.area.noPermissions': heading(
      "You don't have required permissions!! Please contact support.",
    ),
    'app.session.signedIn.access.sessionLost': dialog('Please sign in again'),
    'app.session.signedIn.access.signingOut': dialog('Signing out…'),
    'app.session.signedIn.access.confirmingSignOut': dialog('Signing out…'),
    'app.session.signedIn.access.signOutFailed': dialog("You're still signed in"),
    'app.language.unsaved': text(/^Language changed on this device/),
    'app.connection.offline': text("You're offline. What you write is saved on this device."),
  },
});
