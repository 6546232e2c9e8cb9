import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { cutOffText } from '../../stories/support/cut-off-text.ts';
import { sticksOut } from '../../stories/support/overflowing-elements.ts';
import { overlappingText } from '../../stories/support/overlapping-text.ts';
import { smallTargets } from '../../stories/support/small-targets.ts';
import { untilStill } from '../../test/support/browser/accessibility.ts';
import { StorybookPage } from '../storybook/storybook-page.ts';

/** What was found at one width, in CSS pixels; nothing where all is well. */
export type Finding = { width: number; textSize: 100 | 200; problems: string[] };

/** Widths in the order of the visits: a story is drawn at the first and then resized. */
export const widths = [320, 360, 1280] as const;
/** Wider windows belong to those who have a mouse, and their tables are dense. */
const widestPhone = 360;
/** Text of twice the size at 320 px has the room of 160 px, which no requirement asks for. */
const enlargedWidth = 360;
const heights: Record<number, number> = { 320: 640, 360: 740, 1280: 900 };

/** Of one language: what was found at each width, by its code. */
export type Findings = Record<string, Finding[]>;

/** A page of the built Storybook that checks the layout of story after story. */
export class StoryPage {
  readonly #storybook: StorybookPage;

  /** @param url of the built Storybook, with a slash at its end */
  constructor(browser: Browser, url: string) {
    this.#storybook = new StorybookPage(browser, url, (page) => page.evaluate(axe.source));
  }

  /**
   * Renders a story and checks it in each language at each width. The language is switched while
   * the story is shown, as a reader does it, so that its interactions run only once.
   * @param enlarged the languages that are checked at 360 px with text of twice the size too
   */
  async visit(
    story: string,
    languages: readonly string[],
    enlarged: readonly string[],
  ): Promise<Findings> {
    const findings: Findings = Object.fromEntries(languages.map((language) => [language, []]));
    try {
      for (const language of languages) findings[language] = await this.#check(story, language);
      const both = languages.filter((language) => enlarged.includes(language));
      if (both.length > 0) await this.#checkEnlarged(story, both, findings);
    } catch (error) {
      // The next story begins on a new page.
      await this.close();
      const problems = [`not drawn: ${error instanceof Error ? error.message : String(error)}`];
      for (const language of languages)
        if (findings[language]?.length === 0)
          findings[language] = widths.map((width) => ({ width, textSize: 100, problems }));
        else findings[language]?.push({ width: widths[0], textSize: 100, problems });
    }
    return findings;
  }

  close(): Promise<void> {
    return this.#storybook.close();
  }

  async #check(story: string, language: string): Promise<Finding[]> {
    const page = await this.#storybook.page();
    const findings: Finding[] = [];
    await resize(page, widths[0]);
    const drawn = await this.#storybook.show(story, { locale: language, theme: 'light' });
    for (const width of widths) {
      await resize(page, width);
      await untilStill(page);
      const axe = widthsForAxe(language).includes(width) ? await axeProblems(page, language) : [];
      const problems = [...(await layoutProblems(page, width)), ...axe];
      const isFirst = width === widths[0];
      findings.push({
        width,
        textSize: 100,
        problems: isFirst ? [...drawn, ...problems] : problems,
      });
    }
    return findings;
  }

  /** Renders again with text at 200 % in the window of a phone (WCAG 1.4.4). */
  async #checkEnlarged(story: string, languages: readonly string[], findings: Findings) {
    const page = await this.#storybook.page();
    await resize(page, enlargedWidth);
    await setTextSize(page, 2);
    for (const [place, language] of languages.entries()) {
      const drawn = await this.#storybook.show(story, { locale: language, theme: 'light' });
      if (place === 0) drawn.push(...(await this.#storybook.drawAgain()));
      await untilStill(page);
      const layout = await layoutProblems(page, enlargedWidth);
      findings[language]?.push({
        width: enlargedWidth,
        textSize: 200,
        problems: [...drawn, ...layout],
      });
    }
    await setTextSize(page, 1);
  }
}

/**
 * The two layouts; 320 and 360 px have the same markup. Another language changes the names of
 * things and the direction, so that one layout is enough for it.
 */
const widthsForAxe = (language: string): readonly number[] =>
  language === 'en' || language === 'ur' ? [320, 1280] : [320];

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: heights[width] ?? 740 });

async function layoutProblems(page: Page, width: number): Promise<string[]> {
  return [
    ...(await page.evaluate(sticksOut)).map((element) => `wider than the window: ${element}`),
    ...(await page.evaluate(cutOffText)),
    ...(await page.evaluate(overlappingText)),
    ...(width <= widestPhone ? await page.evaluate(smallTargets) : []),
  ];
}

/**
 * What axe finds, with the rules of the story tests. Contrast, which takes half of the time, does
 * not depend on the language: it is measured in English.
 */
async function axeProblems(page: Page, language: string): Promise<string[]> {
  const unused = language === 'en' ? ['region'] : ['region', 'color-contrast'];
  const violations = await page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const result = await inPage.run(
      { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs'] },
      {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      },
    );
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, unused);
  return violations.map(({ id, help, targets }) => `axe ${id}: ${help} (${targets.join('; ')})`);
}

/** As the settings of a phone do it: media queries in `em` follow. */
async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await session.detach();
}
