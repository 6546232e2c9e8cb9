import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { browserPackages } from './scripts/browser-packages.ts';

/* `unit` runs in Node; the stories are drawn in Chromium twice: wide in English, and as the hardest case. */

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

type Globals = Record<string, unknown>;

/** Every story with these toolbar settings, judged by axe and for being cut off. */
const stories = (name: string, initialGlobals: Globals) => ({
  plugins: [storybookTest({ configDir, initialGlobals })],
  optimizeDeps: { include: browserPackages() },
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          globalSetup: 'test/unit/server/migrated-databases.ts',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/contract/**/*.test.ts'],
        },
      },
      stories('stories', { locale: 'en', theme: 'light', viewport: { value: 'desktop', isRotated: false } }),
      stories('stories-urdu', {
        locale: 'ur',
        theme: 'dark',
        viewport: { value: 'narrow', isRotated: false },
      }),
    ],
  },
});
