import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { untilStill } from '../../test/support/browser/accessibility.ts';
import { storyTime } from '../storybook/story-time.ts';
import { type Globals, StorybookPage, serveStorybook } from '../storybook/storybook-page.ts';

/** How each story is drawn, on a phone. */
export const looks = {
  light: { locale: 'en', theme: 'light' },
  dark: { locale: 'en', theme: 'dark' },
  urdu: { locale: 'ur', theme: 'light' },
} as const satisfies Record<string, Globals>;
export type Look = keyof typeof looks;
export const lookNames = Object.keys(looks) as Look[];

const phone = { viewport: { width: 360, height: 740 } };

/** The file of a picture in the folder of a build. */
export const pictureFile = (folder: string, story: string, look: Look): string =>
  `${folder}/pictures/${look}/${story}.png`;

/**
 * Draws stories of a built Storybook in each look and writes one PNG of the whole page for each.
 * @param folder with the Storybook in `storybook`
 * @param workers how many pages draw side by side
 * @returns the stories that could not be drawn, each with its error
 */
export async function takePictures(
  browser: Browser,
  folder: string,
  stories: readonly string[],
  workers: number,
): Promise<Map<string, string>> {
  for (const look of lookNames) mkdirSync(`${folder}/pictures/${look}`, { recursive: true });
  const server = await serveStorybook(`${folder}/storybook`);
  const failed = new Map<string, string>();
  const left = [...stories];
  const work = async () => {
    const storybook = new StorybookPage(browser, server.url, stopClock, phone);
    for (let story = left.shift(); story; story = left.shift())
      try {
        await takeLooks(storybook, folder, story);
      } catch (error) {
        failed.set(story, error instanceof Error ? error.message : String(error));
        await storybook.close();
      }
    await storybook.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  await server.close();
  return failed;
}

const stopClock = (page: Page) => page.clock.setFixedTime(storyTime);

async function takeLooks(storybook: StorybookPage, folder: string, story: string): Promise<void> {
  for (const look of lookNames) {
    const problems = await storybook.show(story, looks[look]);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const page = await storybook.page();
    await untilStill(page);
    const picture = await page.screenshot({
      fullPage: true,
      caret: 'hide',
      animations: 'disabled',
    });
    writeFileSync(pictureFile(folder, story, look), picture);
  }
}
