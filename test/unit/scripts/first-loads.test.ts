import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reached, readModuleGraph } from '../../../scripts/bundle/module-graph.ts';

const chakraProvider = 'src/ui/layout/chakra-provider.tsx';
const motion = /^framer-motion/;
const routes = 'src/app/routes/page-routes.tsx';

const graph = readModuleGraph();
const creatorPages = [
  'src/main.tsx',
  'src/features/landing/landing-route.tsx',
  'src/app/layout/signed-in-layout.tsx',
  'src/app/layout/signed-out-layout.tsx',
  ...(graph.get(routes)?.later ?? []).filter((file) => !file.endsWith('staff-routes.ts')),
];

describe('what creators load first', () => {
  it('are the pages of the portal', () => {
    expect(creatorPages.length).toBeGreaterThan(15);
    for (const page of creatorPages) expect(graph.has(page), page).toBe(true);
  });

  it.each(creatorPages)('loads no component of Chakra: %s', (page) => {
    expect([...reached(graph, page)]).not.toContain(chakraProvider);
  });

  it.each(creatorPages)('loads no Framer Motion: %s', (page) => {
    const bringing = [...reached(graph, page)].filter((file) =>
      packagesOf(file).some((name) => motion.test(name)),
    );
    expect(bringing).toEqual([]);
  });

  it('would be found: the publish step and the crop dialog have both', () => {
    expect([...reached(graph, 'src/features/editor/panels.ts')]).toContain(chakraProvider);
    expect([...reached(graph, 'src/ui/media/crop/crop-dialog.tsx')]).toContain(chakraProvider);
    expect(packagesOf('src/ui/layout/appear.tsx').some((name) => motion.test(name))).toBe(true);
  });
});

/** The packages that a module imports at once. */
function packagesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const lines = code.matchAll(/^import (?!type )[^;]*?from '([^.#'][^']*)'/gm);
  return [...lines].map(([, name = '']) => name);
}
