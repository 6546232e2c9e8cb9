import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* A document must not name a script or a file that the tree lacks (style.md). */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const documents = [
  'README.md',
  'deploy/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
].filter((file) => existsSync(root + file));
const packageScripts: Record<string, string> = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
).scripts;

it.each(documents)('%s names only links that lead somewhere', (document) => {
  const text = readFileSync(root + document, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  const broken = links.filter(
    (link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(document), link)),
  );
  expect(broken).toEqual([]);
});

it.each(documents)('%s names only scripts that package.json has', (document) => {
  const text = readFileSync(root + document, 'utf8');
  const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in packageScripts))).toEqual([]);
});

it('package.json names only scripts that the tree has', () => {
  const files = Object.values(packageScripts).flatMap(
    (script) => script.match(/[\w./-]+\.(ts|mjs)\b/g) ?? [],
  );
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});
