import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Manifest } from 'vite';
import { interfaceLanguages } from '../../domain/language/languages.ts';
import type { BuildFiles } from '../../src/service-worker/build-files.ts';
import { root } from '../child-process.ts';
import { offlineFiles } from './page-shells.ts';

/** The workers of a build; browsers know them by these names, which never change. */
const workers = ['service-worker', 'service-worker-off', 'push-worker'];

/** Builds the service workers into a folder that has all other files of the build. */
export async function buildServiceWorkers(dist: string, manifest: Manifest): Promise<void> {
  const buildFiles = JSON.stringify(filesOf(dist, manifest));
  for (const name of workers)
    await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      publicDir: false,
      define: { buildFiles },
      build: {
        target: 'es2020',
        outDir: dist,
        emptyOutDir: false,
        rolldownOptions: {
          input: `${root}src/service-worker/${name}.ts`,
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    });
}

function filesOf(dist: string, manifest: Manifest): BuildFiles {
  const { files, messages } = offlineFiles(manifest);
  const address = (file: string) => `/${file}`;
  const languages = interfaceLanguages.map((language) => {
    const shell = readFileSync(`${dist}prerendered/app-shell.${language}.html`);
    const integrity = `sha256-${createHash('sha256').update(shell).digest('base64')}`;
    return [
      language,
      {
        files: messages(language).map(address),
        shell: { url: `/app-shell/${language}`, integrity },
      },
    ];
  });
  const content = { files: files.map(address), languages: Object.fromEntries(languages) };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { version, ...content };
}
