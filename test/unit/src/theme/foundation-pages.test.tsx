import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { interfaceLanguages } from '#domain/language/languages.ts';
import { colorPairs, colorTokens } from '#src/theme/contrast.ts';
import { createStyleCache } from '#src/theme/style-cache.ts';
import { ThemeProvider } from '#src/theme/theme-provider.tsx';
import { shadows, tokens } from '#src/theme/tokens.ts';
import { colorsIn, iconsIn } from '../../../../.storybook/source-uses.ts';

/*
 * Storybook's pages under Foundations show the whole theme. Renders the components that the pages
 * use.
 */

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
const sources = files.map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
let markup = '';

beforeAll(async () => {
  const pages = globSync('stories/foundations/*.mdx', { cwd: root });
  const components = (await Promise.all(pages.map(componentsOn))).flat();
  markup = renderToStaticMarkup(
    <ThemeProvider cache={createStyleCache()}>
      {components.map((Component, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Component key={at} />
      ))}
    </ThemeProvider>,
  );
});

describe('the foundation pages', () => {
  it('show every token of the theme', () => {
    const categories = { ...tokens, shadows };
    const inTheme = Object.entries(categories).flatMap(([category, list]) =>
      Object.keys(list).map((name) => `${category}.${name}`),
    );
    const all = [...inTheme, ...colorTokens.map(({ name }) => `colors.${name}`)];
    const shown = new Set(attributes('data-token'));
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter((token) => !shown.has(token))).toEqual([]);
  });

  it('show every pair of colours, none of them below its least contrast', () => {
    const shown = new Set(attributes('data-pair'));
    const all = colorPairs.map(({ color, ground }) => `${color} on ${ground}`);
    expect(all.filter((pair) => !shown.has(pair))).toEqual([]);
    expect(new Set(attributes('data-level'))).toEqual(new Set(['AA', 'AAA']));
  });

  it('show a text in every language of the interface', () => {
    expect(attributes('data-language')).toEqual(interfaceLanguages);
  });

  it('show every icon that the portal imports', () => {
    const uses = iconsIn(sources);
    expect(attributes('data-icon')).toEqual(Object.keys(uses));
    const users = new Set(Object.values(uses).flat());
    const importing = sources.filter(({ text }) => /\}\s*from\s*['"]lucide-react/.test(text));
    expect(importing.map(({ path }) => path).filter((path) => !users.has(path))).toEqual([]);
  });
});

describe('the uses of a colour', () => {
  const source = (text: string) => [{ path: 'src/ui/sample.tsx', text }];
  const used = (text: string) =>
    Object.entries(colorsIn(source(text))).flatMap(([name, paths]) => (paths.length ? name : []));

  it('are found for every colour of the theme', () => {
    const unused = Object.entries(colorsIn(sources)).filter(([, paths]) => paths.length === 0);
    expect(unused.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['<Box bg="accent.soft" />', ['accent.soft']],
    ["{ color: 'ink.subtle!' }", ['ink.subtle']],
    ["<Text color={failed ? 'danger' : 'ink'} />", ['ink', 'danger']],
    ["_hover: { borderColor: { base: 'line' } }", ['line']],
    ["fill: 'var(--dh-colors-line-strong)'", ['line.strong']],
  ])('include %s', (text, names) => expect(used(text)).toEqual(names));

  it.each([['<Banner tone="danger" />'], ["{ kind: 'danger', color }"]])(
    'do not include %s',
    (text) => expect(used(text)).toEqual([]),
  );
});

function attributes(name: string): string[] {
  return [...markup.matchAll(new RegExp(`${name}="([^"]+)"`, 'g'))].map((match) => match[1] ?? '');
}

/** The components that a page imports from its own folder; it must use each as `<Name />`. */
async function componentsOn(page: string): Promise<FunctionComponent[]> {
  const text = readFileSync(root + page, 'utf8');
  const imports = [...text.matchAll(/import \{([^}]+)\} from '\.\/([^']+)'/g)];
  const found = imports.map(async ([, names = '', file]) => {
    const url = pathToFileURL(`${root}stories/foundations/${file}`).href;
    const exported: Record<string, FunctionComponent> = await import(/* @vite-ignore */ url);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const component = exported[name];
        if (!component) throw new Error(`${page} imports ${name}, which ${file} does not have.`);
        if (!text.includes(`<${name} />`)) throw new Error(`${page} does not use <${name} />.`);
        return component;
      });
  });
  return (await Promise.all(found)).flat();
}
