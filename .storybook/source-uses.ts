import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { colorTokens } from '../src/theme/contrast.ts';

type Source = { path: string; text: string };
/** Paths of sources by the name of what they use. */
type Uses = Record<string, string[]>;

const root = fileURLToPath(new URL('../', import.meta.url));
const id = 'virtual:source-uses';

/**
 * The module `virtual:source-uses`: where the portal uses each colour and icon. It is made from the
 * sources while building, so that the pages need not load them.
 */
export function sourceUses(): Plugin {
  return {
    name: 'source-uses',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) => (name === `\0${id}` ? moduleText(readSources()) : undefined),
  };
}

function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

function moduleText(sources: Source[]): string {
  const iconUses = iconsIn(sources);
  const names = Object.keys(iconUses).join(', ');
  return [
    `import { ${names} } from 'lucide-react';`,
    `export const icons = { ${names} };`,
    `export const iconUses = ${JSON.stringify(iconUses)};`,
    `export const colorUses = ${JSON.stringify(colorsIn(sources))};`,
  ].join('\n');
}

/** The icons that sources import, by their name in Lucide, in alphabetical order. */
export function iconsIn(sources: Source[]): Uses {
  const uses: Uses = {};
  for (const { path, text } of sources)
    for (const [, list = ''] of text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g))
      for (const item of list.split(',')) {
        const name = item.trim().split(/\s+as\s+/)[0] ?? '';
        if (name && !name.startsWith('type ')) uses[name] = [...(uses[name] ?? []), path];
      }
  return Object.fromEntries(Object.entries(uses).sort(([a], [b]) => a.localeCompare(b)));
}

/** The sources that use each colour of the theme, as a style or as a CSS variable. */
export function colorsIn(sources: Source[]): Uses {
  return Object.fromEntries(
    colorTokens.map(({ name }) => {
      const pattern = colorPattern(name);
      return [
        name,
        sources.filter(({ text }) => has(text, name) && pattern.test(text)).map(({ path }) => path),
      ];
    }),
  );
}

/** Cheaper than the pattern. */
const has = (text: string, name: string) =>
  text.includes(name) || text.includes(`--dh-colors-${name.replaceAll('.', '-')}`);

/**
 * Matches `color="ink"`, `color: 'ink'` and a choice between colours. A name such as `danger` also
 * is a tone, so it counts after a property of colours only.
 */
function colorPattern(name: string): RegExp {
  const property = '\\b(?:color|bg|background|backgroundColor|fill|stroke|\\w+Color)';
  const quoted = `["'\`]${name.replaceAll('.', '\\.')}!?["'\`]`;
  const variable = `--dh-colors-${name.replaceAll('.', '-')}(?![\\w-])`;
  return new RegExp(
    `${property}(?:=|=\\{[^}]*|:[^,;}]*)${quoted}|${property}:\\s*\\{[^}]*${quoted}|${variable}`,
  );
}
