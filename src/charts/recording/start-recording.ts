import type { Recording } from '#domain/problem-reports/recording.ts';
import { observeCalls } from '#src/api/observed-calls.ts';
import { addChartObserver } from '../observed-actors.ts';
import { createChartRecorder } from './chart-recorder.ts';
import { observeInputs } from './input-recorder.ts';
import { forgetEntries, record, recordCall, recordInput } from './recorder.ts';
import { readStoredData } from './stored-data.ts';

/** Asks for the recording of a page from outside of its modules, as browser tests do. */
const requestEvent = 'recording-requested';
let isStarted = false;

/** Records what happens on this page from now on, in memory. A second call does nothing. */
export function startRecording(): void {
  if (isStarted) return;
  isStarted = true;
  observeCalls(recordCall);
  recordCharts();
  observeInputs(recordInput);
  void recordStoredData();
  if (!navigator.onLine) record({ kind: 'network', isOnline: false });
  for (const isOnline of [true, false])
    addEventListener(
      isOnline ? 'online' : 'offline',
      () => record({ kind: 'network', isOnline }),
      // Before the charts learn of it.
      { capture: true },
    );
  addEventListener('error', ({ error }) => recordError(error));
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason));
  addEventListener(requestEvent, (event) => (event as CustomEvent).detail(takeRecording()));
}

/** Records the charts that run, until the person has signed out, here or in another tab. */
function recordCharts(): void {
  let wasSignedIn = false;
  const stop = addChartObserver(
    createChartRecorder((entry) => {
      record(entry);
      if (entry.chart !== 'app') return;
      const { session } = entry.state as { session?: unknown };
      if (wasSignedIn && session === 'signedOut') setTimeout(restart);
      wasSignedIn = typeof session === 'object' && session !== null && 'signedIn' in session;
    }),
  );
  // The screens of the person who has signed out are gone then.
  const restart = () => {
    stop();
    forgetEntries();
    recordCharts();
  };
}

/** What happened on this page, without personal data and within the limits. */
export async function takeRecording(): Promise<Recording> {
  const { buildRecording } = await import('./build-recording.ts');
  return buildRecording();
}

async function recordStoredData(): Promise<void> {
  const stored = await readStoredData();
  if (stored) record({ kind: 'device', stored });
}

function recordError(error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  record({ kind: 'error', name, message });
}
