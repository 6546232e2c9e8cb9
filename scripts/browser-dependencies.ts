import { globSync, readFileSync } from 'node:fs';
import { root } from './child-process.ts';

const always = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
const importLine =
  /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/**
 * The packages that the portal's sources and stories import, as Vite's `optimizeDeps.include` wants
 * them. Vite would find them one by one while the first stories run, and reload under their feet
 * each time.
 */
export function browserPackages(): string[] {
  const files = globSync('{src,stories,machines,domain,.storybook}/**/*.{ts,tsx}', { cwd: root });
  const found = files.filter((file) => file !== '.storybook/main.ts').flatMap(packagesIn);
  return [...new Set([...always, ...found])].sort();
}

function packagesIn(file: string): string[] {
  const imports = [...readFileSync(root + file, 'utf8').matchAll(importLine)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return imports.filter(isBrowserPackage);
}

/**
 * Ours begin with `#` or `.`; Storybook has its own; what renders on the server is not for the
 * browser.
 */
function isBrowserPackage(name: string): boolean {
  return !/^[#./]|^(node|virtual):|^@?storybook\b|\/server$/.test(name);
}
