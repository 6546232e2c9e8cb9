import { applyColorMode, savedColorMode } from './color-mode.ts';

/*
 * The build writes this script into the head of every page: the page is first drawn in the theme
 * that was chosen on this device. Without a choice it leaves the theme alone, which the mock sets.
 */
const chosen = savedColorMode();
if (chosen) applyColorMode(chosen);
