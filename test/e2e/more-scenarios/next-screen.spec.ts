import { variants } from '#mocks/scenario-tables/sign-in-scenarios.ts';
import { steps } from '#mocks/scenario-tables/step-scenarios.ts';
import {
  expectAccessible,
  expectFitsLargeText,
  expectReadingOrder,
} from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/*
 * Every row of the step table (spec point 2) and every way to sign in, one scenario and one test
 * each: the portal leads to the step's own screen from wherever somebody comes in, which is read in
 * its order and fits a narrow window with large text.
 */

const pathOf = (route: string) => new RegExp(`${route.split('?')[0]}(\\?|$)`);

for (const { scenario, path, heading } of steps) {
  // spec 2.9, 2.14, 2.15, 2.16, 2.17, 2.18, 2.19, 2.20, 2.21, 2.22, 2.23
  test(`${scenario.name} leads to ${path}`, async ({ page, openScenario }) => {
    await openScenario(scenario.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(pathOf(path));
    await expectAccessible(page);
    await expectReadingOrder(page);
    // The strips of the dashboard scroll sideways within themselves.
    if (heading !== 'Your posts') await expectFitsLargeText(page);
    // The route itself, and an address that leads to it.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await page.goto('/app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(pathOf(path));
  });
}

for (const { scenario, path, heading } of variants) {
  // spec 1.44, 1.47, 2.1, 2.3, 2.4, 2.5, 5.31
  test(`${scenario.name} opens ${path}`, async ({ page, openScenario }) => {
    await openScenario(scenario.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
    await expectReadingOrder(page);
    await expectFitsLargeText(page);
    const phone = page.getByRole('link', { name: 'Sign in with phone' });
    if (path === '/login')
      await expect(phone).toHaveCount(scenario.cookies?.region === 'DH_MENA' ? 0 : 1);
  });
}
