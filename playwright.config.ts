import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

/* Two projects: `portal` against the real server, `scenarios` against Prism. test/support/fixtures.ts starts both. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'portal', testMatch: 'portal/**/*.spec.ts' },
    { name: 'scenarios', testMatch: 'scenarios/**/*.spec.ts' },
  ],
});
