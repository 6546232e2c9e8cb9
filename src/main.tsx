import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { regions } from '#domain/auth/regions.ts';
import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import { resetPasswordRoute } from '#domain/navigation/routes.ts';
import type { AppActor } from './api/session-context.ts';
import { App } from './app/app.tsx';
import { preloadPage } from './app/routes/layouts.ts';
import { liveAppMachine } from './app/session/live-app-machine.ts';
import { observeActor } from './charts/observed-actors.ts';
import { saveReturnAddress } from './device/return-address.ts';
import { consumeSignInToken } from './features/auth/sign-in-token.ts';
import { handleProviderReturn } from './features/auth/social/provider-return.ts';
import { detectLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages.ts';
import { hydrationStarted } from './prerender/early-press.ts';
import { ChunkLoadError } from './ui/feedback/lazy-with-preload.tsx';
import { firstPageElement } from './ui/layout/first-page.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

if ([stepRoutes['authentication-screen'], resetPasswordRoute].includes(location.pathname))
  consumeSignInToken();
const observe = () => void import('./after-load.ts').catch(() => undefined);
// The page of a new article loads the portal after itself.
if (document.readyState === 'complete') observe();
else addEventListener('load', observe);
if (!handleProviderReturn()) {
  // Before anything is drawn: the first drawing may lead to the sign-in already.
  saveReturnAddress(location.pathname + location.search);
  void show(container, preloadPage(location));
}

async function show(root: HTMLElement, loaded: Promise<void>): Promise<void> {
  const language = detectLanguage(document);
  const actor = createActor(liveAppMachine, { input: { language, startedAt: Date.now() } });
  observeActor(actor);
  // A prerendered page names the region that it was drawn for: the first drawing must be the same.
  const region = regions.find(
    (candidate) => candidate === document.documentElement.dataset.prerendered,
  );
  if (!region) actor.start();
  const messages = await loadUntilAvailable(() => loadMessages(language));
  const app = (
    <App actor={actor} initialLocale={language} messages={messages} {...(region && { region })} />
  );
  if (region) {
    await loaded;
    hydrateRoot(root, app, { onCaughtError });
    dispatchEvent(new Event(hydrationStarted));
    return;
  }
  await Promise.race([
    Promise.all([untilSessionKnown(actor), loaded]),
    loaderDelay(root.hasChildNodes() || firstPageElement() !== null),
  ]);
  createRoot(root, { onCaughtError }).render(app);
}

/**
 * What was caught is a fault of the portal's, except a part that a network did not deliver: that is
 * said in its place. `reportError` also tells the recording of the page.
 */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ChunkLoadError)) reportError(error);
}

/** Ends when the portal knows what to show. */
const untilSessionKnown = (actor: AppActor) =>
  waitFor(actor, (current) => !current.matches({ session: 'loading' }));

/** Nothing can be said without words: they are asked for until they are there. */
async function loadUntilAvailable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }
}

/**
 * Rendering a loader and discarding it costs a cheap phone as much as half a page. Where the page
 * itself has one, another is needed only on a very slow network.
 */
const loaderDelay = (hasLoader: boolean) =>
  new Promise<void>((resolve) => setTimeout(resolve, hasLoader ? 5000 : 500));
