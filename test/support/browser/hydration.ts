import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the portal has taken over something of a prerendered page: before that a press is
 * lost, or leads to a new document.
 */
export const takenOver = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))),
    )
    .toBe(true);
