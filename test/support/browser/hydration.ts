import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the portal has taken over a link of a prerendered page: before that it leads to a new
 * document.
 */
export const takenOver = (link: Locator): Promise<void> =>
  expect
    .poll(() =>
      link.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))),
    )
    .toBe(true);
