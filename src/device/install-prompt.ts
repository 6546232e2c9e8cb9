import { isInAppBrowser } from '#domain/auth/in-app-browser.ts';
import type { InstallAnswer, InstallWay } from '#machines/flow/app/install-offer.ts';

/** Only Chromium has it: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: InstallAnswer }>;
};

declare global {
  interface Window {
    /** Until it was used or the portal is installed; set by keep-install-prompt.ts. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** On iPhones and iPads only: whether the page was opened from the home screen. */
    standalone?: boolean;
  }
}

/** Dispatched when the browser was asked: it can be asked once. */
const promptUsed = 'install-prompt-used';

/** How this browser can install the portal now; null where it cannot, or where it has. */
export function installWay(): InstallWay | null {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (window.installPrompt) return 'prompt';
  return isAppleBrowser() ? 'steps' : null;
}

/** Macs have no touch screen: "Add to Dock" has other steps. Other apps on iPhones have none. */
const isAppleBrowser = () =>
  navigator.standalone === false &&
  navigator.maxTouchPoints > 0 &&
  !isInAppBrowser(navigator.userAgent);

/** Calls when the way may have changed. Returns the function that ends it. */
export function watchInstallWay(onChanged: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onInstalled = () => {
    window.installPrompt = undefined;
    onChanged();
  };
  addEventListener('beforeinstallprompt', onChanged, { signal });
  addEventListener(promptUsed, onChanged, { signal });
  addEventListener('appinstalled', onInstalled, { signal });
  return () => stop.abort();
}

/**
 * Has the browser ask.
 * @throws when it was asked before, or refuses to ask
 */
export async function askToInstall(): Promise<InstallAnswer> {
  const { installPrompt } = window;
  if (!installPrompt) throw new Error('The browser has not offered to install the portal.');
  window.installPrompt = undefined;
  dispatchEvent(new Event(promptUsed));
  await installPrompt.prompt();
  return (await installPrompt.userChoice).outcome;
}
