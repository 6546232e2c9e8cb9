import type { Recording } from '#domain/problem-reports/recording.ts';
import { observeCalls } from '#src/api/observed-calls.ts';
import { addChartObserver } from '../observed-actors.ts';
import { createChartRecorder } from './chart-recorder.ts';
import { observeInputs } from './input-recorder.ts';
import { record, recordCall, recordInput } from './recorder.ts';
import { readStoredData } from './stored-data.ts';

/** Asks for the recording of a page from outside of its modules, as browser tests do. */
const requestEvent = 'recording-requested';
let isStarted = false;

/** Records what happens on this page from now on, in memory. A second call does nothing. */
export function startRecording(): void {
  if (isStarted) return;
  isStarted = true;
  observeCalls(recordCall);
  addChartObserver(createChartRecorder((entry) => record(entry)));
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
