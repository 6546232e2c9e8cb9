import type { InstallPrompt } from './install-prompt.ts';

/*
 * The browser offers to install the portal once a page, often before its scripts have loaded. The
 * offer is kept for a better moment (install-prompt.ts), in place of the browser's own bar.
 */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});
