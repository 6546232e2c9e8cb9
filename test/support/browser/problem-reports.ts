import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { portalScriptsId } from '#src/prerender/landing/portal-scripts.ts';

/** How long a page may take to hand its recording over, in ms. A page that hangs has none. */
const patience = 15_000;

/** `npm run report:trial` has each test fail at its end, so that it attaches its reports. */
export const failsAtEnd = Boolean(process.env.FAIL_AT_END);

/** The annotation of a test that failed while a page of the portal gave no recording. */
export const noRecording = 'no recording';

/** What happened on a page; undefined when it does not run the portal. */
export async function recordingOf(page: Page): Promise<Recording | undefined> {
  const asked = page
    .evaluate(
      (time) =>
        new Promise<Recording | undefined>((resolve) => {
          let isAnswered = false;
          const detail = (recording: Promise<Recording>) => {
            isAnswered = true;
            recording.then(resolve);
          };
          // The recorder loads after the page: on a page that has just opened it is not there yet.
          const ask = setInterval(() => {
            if (isAnswered) clearInterval(ask);
            else dispatchEvent(new CustomEvent('recording-requested', { detail }));
          }, 100);
          setTimeout(() => resolve(undefined), time);
        }),
      patience,
    )
    .catch(() => undefined);
  return asked;
}

/**
 * Whether a person uses the portal on a page. The landing page does not run it until somebody does,
 * and a page that replays a report does what the report says.
 */
async function runsPortal(page: Page): Promise<boolean> {
  const other = page.locator(`template#${portalScriptsId}, html[data-replay]`);
  return (await page.locator('#root').count()) > 0 && (await other.count()) === 0;
}

const reachesServer = (page: Page): Promise<boolean> =>
  page
    .evaluate(() =>
      fetch(location.href).then(
        () => true,
        () => false,
      ),
    )
    .catch(() => false);

/** Attaches the recording of each open page to the result of a test that has failed. */
export async function attachReports(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus && !failsAtEnd) return;
  for (const page of context.pages()) {
    if (!(await runsPortal(page))) continue;
    const recording = await recordingOf(page);
    if (!recording) {
      // Without server or network, the dialog of a person who reports does not load either.
      if (!(await reachesServer(page))) continue;
      testInfo.annotations.push({ type: noRecording, description: page.url() });
      continue;
    }
    const body = JSON.stringify({ recording }, null, 2);
    await testInfo.attach('problem-report.json', { body, contentType: 'application/json' });
  }
}
