import { existsSync } from 'node:fs';
import { root } from '../child-process.ts';

/** One step of `npm test`. */
export type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Names of steps that must have succeeded before. */
  after?: string[];
  /** The runner's own report, when the step counts tests; other steps count as one check each. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** A longer step, which only `npm run test:all` runs, or its name as an argument. */
  isExtended?: boolean;
  /** Shown next to its result. */
  note?: string;
};

export const reports = '.cache/reports';

const vitest = (name: string, ...parameters: string[]): Pick<Step, 'command' | 'report'> => ({
  command: [
    'vitest',
    'run',
    ...parameters,
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/checks/unfinished-files-reporter.ts',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  report: { kind: 'vitest', file: `${reports}/${name}.json` },
});

const browserTests = (
  name: string,
  projects: string[],
): Pick<Step, 'command' | 'env' | 'report'> => {
  const file = `${reports}/${name}.json`;
  return {
    // As many as there are cores: another step runs beside them.
    command: [
      'playwright',
      'test',
      '--workers=2',
      ...projects.map((project) => `--project=${project}`),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { kind: 'playwright', file },
  };
};

const folders = [
  'contract',
  'domain',
  'machines',
  'src',
  'server',
  'mocks',
  'stories',
  'test',
  'bench',
  'scripts',
];

/**
 * The steps of `npm test`, in the order in which they start. The browser tests wait more than they
 * work (for clocks, slow connections, restarting servers), so they come first, and all others run
 * in parallel.
 */
export const steps: Step[] = [
  { name: 'install browser', command: ['scripts/chromium.ts'] },
  { name: 'build', command: ['scripts/build.ts'] },
  {
    name: 'browser tests',
    ...browserTests('browser-tests', ['journey', 'database', 'scenarios', 'portal']),
    after: ['install browser', 'build'],
  },
  { name: 'script sizes', command: ['scripts/bundle/check-bundle-sizes.ts'], after: ['build'] },
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  {
    name: 'types',
    // TypeScript 7 takes a third of the time; the tools that use `typescript` need the API of 6.
    command: [
      'node_modules/typescript-7/bin/tsc',
      '--noEmit',
      '--project',
      '.',
      '--singleThreaded',
    ],
  },
  { name: 'generated files current', command: ['scripts/generate.ts', '--check'] },
  {
    name: 'contract lint',
    command: ['redocly', 'lint', 'openapi.yaml', '--format=stylish'],
    env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'contract rules', command: ['scripts/contract/contract-lint.ts'] },
  { name: 'messages complete', command: ['scripts/messages.ts', '--check'] },
  {
    name: 'import directions',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      ...folders.filter((folder) => existsSync(root + folder)),
    ],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'dependencies', command: ['scripts/dependencies/check-dependencies.ts'] },
  {
    name: 'unit',
    // No more than there are cores: they share the machine with the browser tests.
    ...vitest('unit', '--project=unit*', '--maxWorkers=2'),
    note: process.env.TEST_DATABASE_URL
      ? 'on PGlite and PostgreSQL'
      : 'on PGlite; TEST_DATABASE_URL is not set',
  },
  {
    // The hardest case: right to left, dark and narrow. `stories in English` draws them once more.
    name: 'stories',
    ...vitest('stories', '--project=stories-urdu', '--maxWorkers=2'),
    after: ['install browser'],
  },
  {
    name: 'charts',
    ...vitest('charts', '--project=charts', '--maxWorkers=2'),
    after: ['install browser'],
    note: 'every transition, taken through its screen',
  },
  {
    name: 'stories in English',
    ...vitest('stories-in-english', '--project=stories', '--maxWorkers=2'),
    after: ['install browser'],
    isExtended: true,
  },
  {
    name: 'more browser tests',
    ...browserTests('more-browser-tests', ['more-scenarios']),
    after: ['install browser', 'build', 'browser tests'],
    isExtended: true,
  },
];
