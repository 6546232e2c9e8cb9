import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';
import type { PortalOptions } from './test/support/fixtures.ts';
import { usualEngine } from './test/support/process/migrated-databases.ts';

/*
 * `journey`, `database` and `portal` run against the real server, `scenarios` and `more-scenarios`
 * against Prism; test/support/fixtures.ts starts both. `npm test` leaves `more-scenarios` to `npm
 * run test:all`: their screens have stories and walks of their charts, too. The journeys are long
 * and look for their people in the lists of staff, so they come first, on servers of their own.
 * They run with animations, as people see them; the others ask for reduced motion.
 *
 * A test that fails is tried once more, which is when it is recorded: to record every test takes a
 * third of the time. One that passes then is told of as flaky in the result of `npm test`.
 */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig<object, PortalOptions>({
  testDir: 'test/e2e',
  globalSetup: './test/support/process/migrated-databases.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  // One more than there are cores: somebody always waits for an answer, for a clock or for a server
  // that starts. `npm test` has two.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/browser-tests.json',
      },
    ],
  ],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A worker would answer with files of an earlier page. Tests that need it allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journey',
      testMatch: 'portal/first-post-journey.spec.ts',
      use: { engine: 'pglite' },
    },
    { name: 'database', testMatch: 'portal/app/database-outage.spec.ts', use: still },
    // One worker, and so one Prism, which reads the whole contract when it starts; the other
    // workers go on with the next project.
    { name: 'scenarios', testMatch: 'e2e/scenarios/**/*.spec.ts', use: still, workers: 1 },
    { name: 'more-scenarios', testMatch: 'more-scenarios/*.spec.ts', use: still, workers: 1 },
    {
      name: 'portal',
      testMatch: 'portal/**/*.spec.ts',
      testIgnore: ['portal/first-post-journey.spec.ts', 'portal/app/database-outage.spec.ts'],
      use: { ...still, engine: usualEngine },
    },
  ],
});
