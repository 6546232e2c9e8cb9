import { build, type Rolldown } from 'vite';

const root = new URL('../../..', import.meta.url).pathname;

/** The names by which a browser's program reaches what is around it. */
export const browserGlobals = [
  'globalThis',
  'window',
  'self',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'BroadcastChannel',
  'fetch',
  'XMLHttpRequest',
  'crypto',
  'Math',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'AbortSignal',
  'addEventListener',
  'removeEventListener',
] as const;

/** The programs of the tabs, each as the text of a function body that sets its exports. */
export type PortalCode = { creator: string; moderator: string };

/**
 * The program of each kind of person has only what they use: most of a tab's cost is to create the
 * charts of its program.
 */
export const bundlePortal = async (): Promise<PortalCode> => ({
  creator: await bundleProgram('creator-program.ts'),
  moderator: await bundleProgram('moderator-program.ts'),
});

async function bundleProgram(file: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: `${root}test/simulation/browser/${file}`,
        formats: ['cjs'],
      },
      rolldownOptions: {
        output: { codeSplitting: false },
        // Charts import from files that draw screens, too. Nothing here draws.
        treeshake: { moduleSideEffects: false },
        checks: { emptyImportMeta: false, moduleLevelDirective: false },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('Vite made no program for the tabs of the simulation.');
  return chunk.code;
}
