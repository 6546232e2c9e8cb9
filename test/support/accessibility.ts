import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sticksOut } from '#stories/support/sticks-out.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds a violation on the page, or when the page is wider than its window. A screen that is still on its way
 * is waited for: every screen has a heading, and the loader has none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // In one go: the portal has no frames of other origins, for which axe would open a page beside this one each time.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  );
  expect(found).toEqual([]);
  expect(await page.evaluate(sticksOut), 'what makes the page wider than its window').toEqual([]);
}
