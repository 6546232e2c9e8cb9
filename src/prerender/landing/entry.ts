import { isInAppBrowser } from '#domain/auth/in-app-browser.ts';
import { saveUtm, trackPageView } from '#src/api/page-tracking.ts';
import { prerenderedInstallation } from '#src/api/prerendered-installation.ts';
import { sessionChannel } from '#src/api/session-channel.ts';
import { hasProviderAnswer } from '#src/device/provider-visit-store.ts';
import { createEarlyPress, hydrationStarted } from '../early-press.ts';
import { connectLanguages } from './languages.ts';
import { needsPortal } from './needs-portal.ts';
import { preloadPortal, startPortal } from './portal-loader.ts';

/*
 * The script of the prerendered landing page, which the build writes into the page. Links, forms
 * and questions work without it. It loads the portal when the address or this tab needs it.
 */

const panel = document.querySelector<HTMLDialogElement>('dialog[popover]');
const languages = connectLanguages(panel);
const press = createEarlyPress();
const stop = new AbortController();
const { signal } = stop;

saveUtm(location.search);

document.addEventListener('click', handleClick, { signal });
document.addEventListener('submit', handleSubmit, { signal });
// A script of the portal that cannot be loaded handles no press.
addEventListener('error', handleLoadError, { signal, capture: true });
// The page may come back from the back/forward cache.
addEventListener('pagehide', press.forget);
// The portal reports the view itself, if it starts.
addEventListener('pagehide', reportView, { signal, once: true });
for (const intent of ['pointerdown', 'keydown', 'scroll'])
  addEventListener(intent, preloadPortal, { signal, once: true, passive: true });
followSignIns();
addEventListener(
  hydrationStarted,
  () => {
    stop.abort();
    languages.remove();
    press.repeat();
  },
  { once: true },
);
if (needsPortal(location.search) || hasProviderAnswer()) startPortal();

function reportView(): void {
  const view = { path: location.pathname, language: document.documentElement.lang };
  trackPageView(prerenderedInstallation(), view);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest('button');
  if (target.closest('a,button,summary')) press.forget();
  if (!button) return;
  if (button.getAttribute('aria-haspopup') === 'dialog') {
    event.preventDefault();
    if (!languages.open()) pressWithPortal(button);
  } else if (button.form?.matches('[action]')) {
    event.preventDefault();
    playVideo(button.form);
  }
}

function handleSubmit(event: SubmitEvent): void {
  const button = event.submitter;
  if (button?.getAttribute('name') !== 'provider') return;
  press.mark(button);
  // Another app's browser cannot sign in by a provider; the portal says why, and what to do.
  if (navigator.onLine && !isInAppBrowser(navigator.userAgent)) return;
  event.preventDefault();
  pressWithPortal(button);
}

function pressWithPortal(button: HTMLElement): void {
  press.mark(button);
  startPortal();
}

function handleLoadError(event: Event): void {
  if ((event.target as Partial<Element>).tagName === 'SCRIPT') press.forget();
}

/** Plays the video beside the form that opens it as a document of its own. */
function playVideo(form: HTMLFormElement): void {
  const video = form.parentElement?.querySelector('video');
  if (!video) return;
  form.hidden = true;
  video.controls = true;
  video.tabIndex = 0;
  video.focus();
  // A video that fails to load shows that in its own controls.
  video.play().catch(() => {});
}

/** Somebody signed in in another tab: the portal takes this one along (tab-sync.ts). */
function followSignIns(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'signed.in') startPortal();
  };
  signal.addEventListener('abort', () => channel.close());
}
