import type { Browser, Page } from 'playwright';
import { cutOffText } from '../../stories/support/cut-off-text.ts';
import { sticksOut } from '../../stories/support/overflowing-elements.ts';
import { overlappingText } from '../../stories/support/overlapping-text.ts';
import { smallTargets } from '../../stories/support/small-targets.ts';
import { untilStill } from '../../test/support/browser/accessibility.ts';

/** What was found at one width, in CSS pixels; nothing where all is well. */
export type Finding = { width: number; textSize: 100 | 200; problems: string[] };

/** Widths in the order of the visits: a story is drawn at the first and then resized. */
export const widths = [320, 360, 1280] as const;
/** The two layouts; 320 and 360 px have the same markup. */
const widthsForAxe = [320, 1280];
/** Wider windows belong to those who have a mouse, and their tables are dense. */
const widestPhone = 360;
const heights: Record<number, number> = { 320: 640, 360: 740, 1280: 900 };
/** In ms. A story that takes longer counts as failed. */
const longestDrawing = 30_000;

type Channel = {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, ...payload: unknown[]) => void;
};
type AxeResult = {
  violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[];
  error?: unknown;
};
type Drawing = { story: string; language: string; most: number; isAgain: boolean };
type StorybookWindow = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** A page of the built Storybook, in which story after story is drawn without reloading. */
export class StoryPage {
  readonly #browser: Browser;
  readonly #url: string;
  #page: Page | undefined;
  #language = '';

  /** @param url of the built Storybook, with a slash at its end */
  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /**
   * Draws a story in a language and judges it at each width.
   * @param isEnlarged also at 320 px with text of twice the size
   */
  async visit(story: string, language: string, isEnlarged: boolean): Promise<Finding[]> {
    try {
      return await this.#judge(story, language, isEnlarged);
    } catch (error) {
      // The next story begins on a new page.
      await this.close();
      const problems = [`not drawn: ${error instanceof Error ? error.message : String(error)}`];
      return widths.map((width) => ({ width, textSize: 100, problems }));
    }
  }

  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }

  async #judge(story: string, language: string, isEnlarged: boolean): Promise<Finding[]> {
    const page = await this.#open(language);
    const findings: Finding[] = [];
    const drawing = { story, language, most: longestDrawing, isAgain: false };
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 740 });
      const drawn = width === widths[0] ? await page.evaluate(draw, drawing) : [];
      await untilStill(page);
      const axe = widthsForAxe.includes(width) ? await page.evaluate(runAxe, story) : [];
      const layout = await layoutProblems(page, width);
      findings.push({ width, textSize: 100, problems: [...drawn, ...layout, ...axe] });
    }
    if (isEnlarged)
      findings.push({ width: 320, textSize: 200, problems: await enlargedProblems(page, drawing) });
    return findings;
  }

  async #open(language: string): Promise<Page> {
    const isFresh = !this.#page;
    const page = this.#page ?? (await this.#browser.newPage({ reducedMotion: 'reduce' }));
    this.#page = page;
    if (isFresh || this.#language !== language) {
      await page.goto(`${this.#url}iframe.html?viewMode=story`);
      await page.waitForFunction(isReady);
      await page.evaluate(chooseLanguage, language);
      this.#language = language;
    }
    return page;
  }
}

async function layoutProblems(page: Page, width: number): Promise<string[]> {
  return [
    ...(await page.evaluate(sticksOut)).map((element) => `wider than the window: ${element}`),
    ...(await page.evaluate(cutOffText)),
    ...(await page.evaluate(overlappingText)),
    ...(width <= widestPhone ? await page.evaluate(smallTargets) : []),
  ];
}

/** Drawn anew with text at 200 %, in a window of 320 px (WCAG 1.4.4, 1.4.10). */
async function enlargedProblems(page: Page, drawing: Drawing): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 2);
  const drawn = await page.evaluate(draw, { ...drawing, isAgain: true });
  await untilStill(page);
  const layout = await layoutProblems(page, 320);
  await setTextSize(page, 1);
  return [...drawn, ...layout];
}

/** As the settings of a phone do it: media queries in `em` follow. */
async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await session.detach();
}

/* What follows runs in the page. */

function isReady(): boolean {
  return Boolean(
    (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__ &&
      document.querySelector('.sb-show-nopreview, .sb-show-errordisplay, .sb-show-main'),
  );
}

function chooseLanguage(language: string): void {
  const globals = { locale: language, theme: 'light', a11y: { manual: true } };
  (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
}

/** Draws a story with its play function; gives what it complained of. */
function draw({ story, language, most, isAgain }: Drawing): Promise<string[]> {
  const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('This is no page of Storybook.');
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise((resolve, reject) => {
    const problems: string[] = [];
    const timer = setTimeout(() => reject(new Error('it took too long')), most);
    const fail = (payload: unknown) => {
      const { message, description } = (payload ?? {}) as Record<string, string>;
      problems.push(`not drawn: ${message ?? description ?? JSON.stringify(payload)}`);
      // An error of a play function is told before the end; the others have no end.
      setTimeout(finish, 500);
    };
    const finish = () => {
      clearTimeout(timer);
      for (const event of failures) channel.off(event, fail);
      channel.off('storyFinished', finish);
      const shown = document.documentElement.lang;
      if (shown !== language) problems.push(`not drawn: in ${shown} instead of ${language}`);
      resolve(problems);
    };
    for (const event of failures) channel.on(event, fail);
    channel.on('storyFinished', finish);
    if (isAgain) channel.emit('forceRemount', { storyId: story });
    else channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
}

/** What Storybook's own accessibility check finds, as the story tests have it. */
function runAxe(story: string): Promise<string[]> {
  const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('This is no page of Storybook.');
  return new Promise((resolve, reject) => {
    const stop = () => {
      channel.off('storybook/a11y/result', done);
      channel.off('storybook/a11y/error', fail);
    };
    const done = (payload: unknown) => {
      stop();
      const { violations = [] } = payload as AxeResult;
      resolve(
        violations.map(
          ({ id, help, nodes }) =>
            `axe ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
        ),
      );
    };
    const fail = (error: unknown) => {
      stop();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    channel.on('storybook/a11y/result', done);
    channel.on('storybook/a11y/error', fail);
    channel.emit('storybook/a11y/manual', story, { options: { resultTypes: ['violations'] } });
  });
}
