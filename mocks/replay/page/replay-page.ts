import type { Recording } from '#domain/problem-reports/recording.ts';
import { saveEarlyInput } from '#src/features/editor/prerendered/early-input-backup.ts';
import { earlyText } from '../first-page.ts';
import { HeldRequest } from './held-request.ts';
import { replayServiceWorker, restoreBrowser, stayOnPage } from './recorded-browser.ts';
import { forgetLastVisit, restoreDevice, restoreFingerprints } from './recorded-device.ts';
import { loadFilm } from './recorded-files.ts';
import { repeatIds } from './recorded-ids.ts';
import { holdAnswers, type Position, replayOnlineState } from './recorded-network.ts';
import { restoreProviderAnswer } from './recorded-provider.ts';
import { replayPushes } from './recorded-pushes.ts';
import { showBar } from './replay-bar.ts';
import { createReplayClock } from './replay-clock.ts';
import { type Difference, replaySteps, until } from './replay-steps.ts';
import { compareEnds, type Ends, observeCharts, type RunningChart } from './running-charts.ts';

/*
 * What the mock loads into the portal before its own scripts when a report is replayed. The result
 * is in the bar, and in `data-replay` of the document: `running`, `same` or `different`.
 */

declare global {
  var recordingToReplay: Recording;
}

const recording = globalThis.recordingToReplay;
const { entries } = recording;
const position: Position = { reached: 0, answered: new Set() };
const films = /"video\/|FORMAT_VIDEO/.test(JSON.stringify(entries)) ? loadFilm() : undefined;
const clock = createReplayClock(Date.parse(recording.recordedAt) - (entries.at(-1)?.at ?? 0));
clock.install();
restoreBrowser(recording);
replayServiceWorker(recording);
stayOnPage(() => !document.documentElement.dataset.replayDifferences);
const setOnline = replayOnlineState(entries.filter((entry) => entry.kind === 'network'));
const device = entries.find((entry) => entry.kind === 'device');
forgetLastVisit();
if (device) restoreDevice(device, recording);
const early = earlyText(recording);
if (early) saveEarlyInput(early);
restoreProviderAnswer(recording);
replayPushes(recording);
repeatIds(recording, position);
holdAnswers(entries, position);
globalThis.XMLHttpRequest = HeldRequest;
const charts = observeCharts(position);
addEventListener('DOMContentLoaded', () => void replay(charts));

async function replay(running: RunningChart[]): Promise<void> {
  const root = document.documentElement;
  root.dataset.replay = 'running';
  const bar = showBar(entries.length);
  await films;
  await restoreFingerprints(recording);
  const differences: Difference[] = [];
  const bound = new Map<number, RunningChart>();
  const { advance } = clock;
  const stage = { recording, charts: running, bound, position, advance, setOnline };
  let step = 0;
  for await (const difference of replaySteps(stage)) {
    step += 1;
    bar.showStep(step);
    if (difference) differences.push(difference);
    await until(() => !bar.isPaused(), Number.POSITIVE_INFINITY);
  }
  // What is shown for a moment stays, as on the screen that was reported.
  clock.stop();
  const ends = () => compareEnds(recording, running, bound);
  const isEqual = ({ wanted, reached }: Ends) => wanted.join() === reached.join();
  const isSame = await until(() => isEqual(ends()), 5000);
  root.dataset.replay = isSame ? 'same' : 'different';
  const [first] = differences;
  root.dataset.replayDifferences = JSON.stringify({
    ...ends(),
    differences: differences.slice(0, 10),
  });
  clock.go();
  bar.showResult(isSame ? 'Same state reached' : `Different: ${reasonOf(first)}`);
}

const reasonOf = (difference: Difference | undefined) =>
  difference
    ? `entry ${difference.entry + 1}, ${difference.reason}`
    : 'other charts run than at the end of the report';
