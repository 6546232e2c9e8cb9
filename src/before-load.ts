import './theme/apply-saved-color-mode.ts';
import './device/keep-install-prompt.ts';

/* The build writes this script into the head of every page. It runs before anything is drawn. */
