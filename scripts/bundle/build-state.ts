import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stampFile = `${root}.cache/built`;

/** Everything from which `dist` is made. */
const sources = [
  '{src,domain,machines,generated,public}/**/*',
  'scripts/{build,messages}.ts',
  'scripts/{bundle,messages}/*.ts',
  '*.{html,yaml}',
  '{vite.config.ts,package-lock.json,tsconfig.json}',
];

/** Was `dist` built from the sources as they are now? */
export function isBuilt(): boolean {
  const built = existsSync(`${root}dist`) && existsSync(stampFile);
  return built && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** Remembers that `dist` was built from the sources as they are now. */
export function markBuilt(): void {
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(stampFile, fingerprint());
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const { size, mtimeMs } = statSync(root + file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
