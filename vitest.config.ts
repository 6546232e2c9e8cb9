import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sourceUses } from './.storybook/source-uses.ts';
import { browserPackages } from './scripts/browser-dependencies.ts';
import { SlowestFirst } from './scripts/checks/slowest-first-sequencer.ts';
import { launchOptions } from './scripts/chromium.ts';

/*
 * The units run in Node; the stories are drawn in Chromium twice: wide in English, and as the
 * hardest case. Files of `unit` share a process one after another, and with it what the server, the
 * contract and their validators are made of: to begin anew for each file costs as much as half of
 * the tests. What stands in for a browser (`unit-browser`) begins anew each time. Stories share a
 * page, as they do in Storybook, and so do the screens of charts.
 */

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/**
 * These find what hangs, also on a machine that has other things to do; how fast something is, the
 * bench tells.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  // `npm test` names the tests that passed only then. Other failures are not tried again.
  retry: { count: 1, condition: /timed out in/ },
};
const browserUnits = 'test/unit/src/**/*.test.{ts,tsx}';

/** Each project its own: Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  // What moves is judged where it comes to rest.
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

type Globals = Record<string, unknown>;

declare module 'vitest' {
  interface ProvidedContext {
    /** What Storybook's plugin provides for its `initialGlobals`. */
    'storybook/test-initial-globals': Globals;
  }
}

/** Every story with these toolbar settings, judged by axe and for being cut off. */
const stories = (name: string, globals: Globals) => ({
  browser: 'chromium' as const,
  name,
  provide: { 'storybook/test-initial-globals': globals },
});

/** No language: should the settings of `stories` not arrive, every story fails. */
const replacedGlobals = { locale: 'none' };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          ...patience,
          globalSetup: 'test/unit/server/harness/migrated-databases.ts',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/contract/**/*.test.ts'],
          exclude: [browserUnits],
        },
      },
      {
        // Tests of Storybook's pages need it.
        plugins: [sourceUses()],
        test: { name: 'unit-browser', environment: 'node', ...patience, include: [browserUnits] },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: browserPackages() },
        test: {
          name: 'charts',
          isolate: false,
          include: ['test/charts/**/*.test.tsx'],
          browser: { ...chromium(), viewport: { width: 360, height: 740 } },
          expect: { poll: { interval: 10, timeout: 4_000 } },
          ...patience,
        },
      },
      {
        plugins: [storybookTest({ configDir, initialGlobals: replacedGlobals })],
        optimizeDeps: { include: browserPackages() },
        test: {
          name: 'all-stories',
          isolate: false,
          ...patience,
          browser: {
            ...chromium(),
            instances: [
              stories('stories', {
                locale: 'en',
                theme: 'light',
                viewport: { value: 'desktop', isRotated: false },
              }),
              stories('stories-urdu', {
                locale: 'ur',
                theme: 'dark',
                viewport: { value: 'narrow', isRotated: false },
              }),
            ],
          },
        },
      },
    ],
  },
});
