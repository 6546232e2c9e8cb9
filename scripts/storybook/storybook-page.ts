import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { root } from '../child-process.ts';

/** Values of Storybook's toolbar. */
export type Globals = { locale: string; theme: 'light' | 'dark' };
type Shown = { story: string; globals: Globals };
type Drawing = Shown & {
  /** Of Storybook: with the last one the story stays as it is and the toolbar changes. */
  event: 'setCurrentStory' | 'forceRemount' | 'updateGlobals';
};
type Channel = {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, ...payload: unknown[]) => void;
};
type StorybookWindow = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/**
 * With this name Storybook stops animations at once; else it waits 100 ms for them at each drawing.
 */
const userAgent = 'StorybookTestRunner';

/** The ids of the stories of a built Storybook. */
export function storiesOf(folder: string, isWanted: (tags: string[]) => boolean): string[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags: string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && isWanted(tags))
    .map(({ id }) => id);
}

/** Serves a built Storybook on a free port. The address ends with a slash. */
export async function serveStorybook(
  folder: string,
): Promise<{ url: string; close: PreviewServer['close'] }> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/**
 * A page of the built Storybook, in which story after story is drawn without reloading. After a
 * failure it is to be closed; the next drawing opens another one.
 */
export class StorybookPage {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #prepare: (page: Page) => Promise<void>;
  readonly #options: BrowserContextOptions;
  #page: Page | undefined;
  /** What the page shows; nothing on a new one. */
  #shown: Shown | undefined;

  /**
   * @param url of the built Storybook, with a slash at its end
   * @param prepare is called with each page that is opened
   */
  constructor(
    browser: Browser,
    url: string,
    prepare: (page: Page) => Promise<void>,
    options: BrowserContextOptions = {},
  ) {
    this.#browser = browser;
    this.#url = url;
    this.#prepare = prepare;
    this.#options = { reducedMotion: 'reduce', userAgent, ...options };
  }

  async page(): Promise<Page> {
    if (this.#page) return this.#page;
    const page = await this.#browser.newPage(this.#options);
    this.#page = page;
    await page.goto(`${this.#url}iframe.html?viewMode=story`);
    await page.waitForFunction(isReady);
    await this.#prepare(page);
    return page;
  }

  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
    this.#shown = undefined;
  }

  /**
   * Shows a story. When it is shown already, only the toolbar changes: what its interactions did
   * stays.
   * @returns the errors that it reported
   */
  async show(story: string, globals: Globals): Promise<string[]> {
    const page = await this.page();
    if (!this.#shown) await page.evaluate(chooseGlobals, globals);
    else if (!isSame(this.#shown.globals, globals)) {
      // Storybook cannot change the toolbar of one story while it goes on to another.
      const change: Drawing = { story: this.#shown.story, globals, event: 'updateGlobals' };
      const problems = await page.evaluate(draw, change);
      if (this.#shown.story === story) {
        this.#shown = { story, globals };
        return problems;
      }
    }
    this.#shown = { story, globals };
    const drawing: Drawing = { story, globals, event: 'setCurrentStory' };
    return page.evaluate(draw, drawing);
  }

  /** Draws the story that is shown from the beginning, with its interactions. */
  async drawAgain(): Promise<string[]> {
    const page = await this.page();
    if (!this.#shown) throw new Error('No story is shown.');
    const drawing: Drawing = { ...this.#shown, event: 'forceRemount' };
    return page.evaluate(draw, drawing);
  }
}

const isSame = (one: Globals, other: Globals) =>
  one.locale === other.locale && one.theme === other.theme;

/* What follows runs in the page. */

function isReady(): boolean {
  return Boolean(
    (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__ &&
      document.querySelector('.sb-show-nopreview, .sb-show-errordisplay, .sb-show-main'),
  );
}

/** Of a page that shows no story yet. */
function chooseGlobals(globals: Globals): void {
  const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  channel?.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
}

/** Draws a story, with its play function if it is drawn anew; returns the errors it reported. */
function draw({ story, globals, event }: Drawing): Promise<string[]> {
  const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('This is no page of Storybook.');
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  /** In ms. */
  const longest = 30_000;
  return new Promise((resolve, reject) => {
    const problems: string[] = [];
    const timer = setTimeout(() => reject(new Error('it took too long')), longest);
    const fail = (payload: unknown) => {
      const { message, description } = (payload ?? {}) as Record<string, string>;
      problems.push(`not drawn: ${message ?? description ?? JSON.stringify(payload)}`);
      // An error of a play function is reported before the end; other stories have no end.
      setTimeout(finish, 500);
    };
    const finish = () => {
      // Effects follow the drawing: the language is shown a little later.
      if (document.documentElement.lang !== globals.locale && problems.length === 0)
        return requestAnimationFrame(finish);
      clearTimeout(timer);
      for (const name of failures) channel.off(name, fail);
      channel.off('storyFinished', finishStory);
      resolve(problems);
    };
    const finishStory = (payload: unknown) => {
      if ((payload as { storyId: string }).storyId === story) finish();
    };
    for (const name of failures) channel.on(name, fail);
    channel.on('storyFinished', finishStory);
    if (event === 'updateGlobals') channel.emit(event, { globals });
    else channel.emit(event, { storyId: story, viewMode: 'story' });
  });
}
