import { applyColorMode, savedColorMode } from './color-mode.ts';

/*
 * Part of the script in the head of every page (src/before-load.ts): the page is first drawn in the
 * theme that was chosen on this device. Without a choice it leaves the theme alone, which the mock
 * sets.
 */
const chosen = savedColorMode();
if (chosen) applyColorMode(chosen);
