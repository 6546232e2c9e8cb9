import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

/*
 * `walk` and `portal` against the real server, `scenarios` against Prism; test/support/fixtures.ts starts both. The walks are long
 * and look for their people in the lists of staff, so they come first, on servers of their own.
 *
 * A test that fails is tried once more, which is when it is recorded: to record every test takes a third of the time. One that
 * passes then is told of as flaky in the result of `npm test`.
 */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser-tests.json' }]],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'walk', testMatch: 'portal/walk.spec.ts', fullyParallel: true },
    { name: 'portal', testMatch: 'portal/**/*.spec.ts', testIgnore: 'portal/walk.spec.ts' },
    { name: 'scenarios', testMatch: 'scenarios/**/*.spec.ts' },
  ],
});
