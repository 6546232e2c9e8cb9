import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '#machines/flow/app.ts';
import { announceLostSession } from '#src/api/session-lost.ts';
import { type AppActor, usePortal } from '#src/app/app-context.ts';
import { AppScreen } from '#src/app/app-screen.tsx';
import { useOutsideEvents } from '#src/app/use-outside-events.ts';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import samples from '../unit/machines/events/app.ts';
import { heading, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

/** Stands for any page; its button for the welcome that lies over one. */
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
  useOutsideEvents(actor);
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
  if (is({ access: 'lost' })) return press('Sign in another way')();
  if (is({ area: 'main' })) {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    return page.getByRole('menuitem', { name: 'Logout' }).click();
  }
  return press('Logout')();
}

/** In the main area nothing lies over the page. */
const isPageFree = (snapshot: SnapshotFrom<typeof appMachine>) =>
  snapshot.matches({ session: { signedIn: { area: 'main', access: 'granted' } } });
const isSignedIn = (snapshot: SnapshotFrom<typeof appMachine>) => snapshot.matches({ session: 'signedIn' });

const anyPage = text('Any page');
const landing = () => page.getByRole('link', { name: 'Sign in with phone' }).first();
const dialog = (name: string) => () => page.getByRole('dialog', { name });

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
    // The landing page tells, once its own chart has ended.
    'signed.in': outside,
    'signed.out': anotherTab({ type: 'signed.out' }),
    'user.refresh': anotherTab({ type: 'signed.in', userId: 'somebody' }),
    'session.expired': announceLostSession,
    'network.offline': network('offline'),
    'network.online': network('online'),
  },
  isPossible: (snapshot, { type }) => {
    // The chart raises them itself, after what it has fetched.
    if (type === 'user.changed' || type === 'person.replaced') return false;
    if (type === 'language.chosen' || type === 'welcome.seen') return isPageFree(snapshot);
    if (type === 'sign-out.requested' || type === 'session.expired') return isSignedIn(snapshot);
    return true;
  },
  shows: {
    'app.session.loading': () => page.getByText('Loading…').or(landing()),
    'app.session.loadFailed': heading('Something went wrong !!'),
    'app.session.signedOut': landing,
    'app.session.entering': landing,
    'app.session.signedIn.area.preDashboard': anyPage,
    'app.session.signedIn.area.main': anyPage,
    'app.session.signedIn.area.noPermissions': heading(
      "You don't have required permissions!! Please contact support.",
    ),
    'app.session.signedIn.access.lost': dialog('Please sign in again'),
    'app.session.signedIn.access.leaving': dialog('Signing out…'),
    'app.session.signedIn.access.left': dialog('Signing out…'),
    'app.session.signedIn.access.leaveFailed': dialog('You are still signed in'),
    'app.language.unsaved': text(/^The language has changed on this device/),
    'app.connection.offline': text('You are offline. What you write is kept on this device.'),
  },
});
