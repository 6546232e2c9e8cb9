import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { ThemeTables } from '../../src/theme/theme-tables.ts';
import { root } from '../child-process.ts';

/**
 * Removes from the built portal the parts of the theme that no style can use: names of properties
 * and conditions that do not occur in the sources. In development, stories and tests all of
 * Chakra's are available.
 */
export function usedTheme(): Plugin {
  return {
    name: 'used-theme',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/generated/theme.json')) return null;
      const tables = JSON.parse(readFileSync(id, 'utf8')) as ThemeTables;
      return {
        code: `export default ${JSON.stringify(usedTables(tables, wordsOfSources()))};`,
        moduleType: 'js',
      };
    },
  };
}

/** The tables with the names that are among `words` only. */
export function usedTables(tables: ThemeTables, words: ReadonlySet<string>): ThemeTables {
  const shorthands = named(tables.shorthands, words);
  const used = new Set([...words, ...Object.values(shorthands)]);
  const list = (names: string) =>
    names
      .split(' ')
      .filter((name) => used.has(name))
      .join(' ');
  const uses = Object.entries(tables.uses)
    .map(([name, properties]): [string, string] => [name, list(properties)])
    .filter(([, properties]) => properties !== '');
  return {
    ...tables,
    conditions: named(tables.conditions, used),
    properties: list(tables.properties),
    shorthands,
    values: named(tables.values, new Set(uses.map(([name]) => name))),
    uses: Object.fromEntries(uses),
    shapes: named(tables.shapes, used),
    cases: named(tables.cases, used),
  };
}

function named<Value>(
  table: Record<string, Value>,
  names: ReadonlySet<string>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => names.has(name)));
}

function wordsOfSources(): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  return new Set(
    files.flatMap((file) => readFileSync(root + file, 'utf8').match(/[\w$-]+/g) ?? []),
  );
}
