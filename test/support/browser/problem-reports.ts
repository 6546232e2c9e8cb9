import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { Recording } from '#domain/problem-reports/recording.ts';

/** How long a page may take to hand its recording over, in ms. A page that hangs has none. */
const patience = 5000;

/** What happened on a page; undefined when it does not run the portal. */
export async function recordingOf(page: Page): Promise<Recording | undefined> {
  const asked = page
    .evaluate(
      (time) =>
        new Promise<Recording | undefined>((resolve) => {
          const detail = (recording: Promise<Recording>) => recording.then(resolve);
          dispatchEvent(new CustomEvent('recording-requested', { detail }));
          setTimeout(() => resolve(undefined), time);
        }),
      patience,
    )
    .catch(() => undefined);
  return asked;
}

/** Attaches the recording of each open page of a test to its result. */
export async function attachReports(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const recording = await recordingOf(page);
    if (!recording) continue;
    const body = JSON.stringify({ recording }, null, 2);
    await testInfo.attach('problem-report.json', { body, contentType: 'application/json' });
  }
}
