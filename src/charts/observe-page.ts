import { startRecording } from './recording/start-recording.ts';
import { countChartsWhenUsed } from './usage/start-when-used.ts';

/* Loads after the page. Without it nothing is recorded or counted, and all else works. */

startRecording();
countChartsWhenUsed();
