import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sticksOut } from '#stories/support/overflowing-elements.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds a violation on the page, or when the page is wider than its window. A screen
 * that is still on its way is waited for: every screen has a heading, and the loader has none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // The bar stays above a page that is scrolled; what it covers of a control is not its size.
  await setBarPosition(page, 'static');
  // What axe measures of one target while others still move is true of no moment.
  await untilStill(page);
  // In one run: the portal has no cross-origin frames, for which axe would open another page each
  // time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  await setBarPosition(page, '');
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  );
  expect(found).toEqual([]);
  expect(await page.evaluate(sticksOut), 'what makes the page wider than its window').toEqual([]);
}

async function setBarPosition(page: Page, position: 'static' | ''): Promise<void> {
  await page.evaluate((value) => {
    const bar = document.querySelector('header');
    if (bar) bar.style.position = value;
  }, position);
}

/**
 * Waits until the fonts are there and nothing that can be pressed has moved from one frame to the
 * next, both after this was called.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(isStill, [], { polling: 'raf' });
}

/**
 * Runs in the page, at once and then in each frame, always with the same list of what it has seen.
 */
function isStill(seen: string[]): boolean {
  const places = [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')]
    .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
    .join(';');
  const isSame = seen.length > 1 && seen.at(-1) === places;
  seen.push(places);
  return isSame && document.fonts.status === 'loaded';
}

type Heading = { name: string; level: number };

/**
 * Fails when the accessibility tree is out of order: header, content and footer, with one
 * first-level heading before all others, and no skipped levels.
 */
export async function expectReadingOrder(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const landmarks = [...tree.matchAll(/^\s*- (banner|main|contentinfo)\b/gm)].map(
    ([, name]) => name,
  );
  expect(landmarks, 'landmarks in the order in which they are read').toEqual([
    'banner',
    'main',
    'contentinfo',
  ]);
  const headings = headingsIn(await page.getByRole('main').ariaSnapshot());
  expect(headings.filter(({ level }) => level === 1)).toEqual([headings[0]]);
  const skipped = headings.filter(
    ({ level }, place) => level > (headings[place - 1]?.level ?? 0) + 1,
  );
  expect(skipped, 'headings that skip a level').toEqual([]);
}

const headingsIn = (tree: string): Heading[] =>
  [...tree.matchAll(/- '?heading "?(.*?)"? \[level=(\d)\]/g)].map(([, name = '', level]) => ({
    name,
    level: Number(level),
  }));

/**
 * Fails when the content of a page is wider than 320 px at twice the size of text, or cuts off what
 * a button says.
 */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const setTextSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setTextSize('200%');
  expect(await page.evaluate(cutOffAt320), 'what is cut off or wider than the window').toEqual([]);
  await setTextSize('');
  if (before) await page.setViewportSize(before);
}

/**
 * Runs inside the page. The bars around the content yield by media queries, which a style does not
 * reach.
 */
function cutOffAt320(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const isWide = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  };
  const isCut = (element: Element) =>
    element.matches('button, a, label, legend, h1, h2, h3') &&
    getComputedStyle(element).overflowX !== 'visible' &&
    element.scrollWidth > element.clientWidth + 1;
  return [...document.querySelectorAll('main *')]
    .filter((element) => isSeen(element) && (isWide(element) || isCut(element)))
    .map((element) => element.outerHTML.slice(0, 160));
}
