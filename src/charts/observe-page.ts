import { startRecording } from './recording/start-recording.ts';
import { countChartsWhenUsed } from './usage/start-when-used.ts';

/* Loads after the page. Without it nothing is recorded or counted, and all else works. */

/** As browsers since 2022 have it: the error is logged, and the window hears of it. */
self.reportError ??= (error: unknown) => {
  console.error(error);
  dispatchEvent(new ErrorEvent('error', { error }));
};
startRecording();
countChartsWhenUsed();
