import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reached, readModuleGraph } from '../../../scripts/bundle/module-graph.ts';
import { usedTables } from '../../../scripts/bundle/theme-pruning.ts';
import { root } from '../../../scripts/child-process.ts';
import { piecesOf } from '../../../scripts/messages/message-chunks.ts';

const graph = readModuleGraph();
const pieces = piecesOf(graph);
const english = JSON.parse(readFileSync(`${root}generated/messages/en.json`, 'utf8'));
const said = (file: string) =>
  [...reached(graph, file)]
    .flatMap((each) => graph.get(each)?.strings ?? [])
    .filter((id) => id in english);
const laterOf = (file: string) =>
  [...reached(graph, file)].flatMap((each) => graph.get(each)?.later ?? []);
const pieceOf = (file: string) => pieces.get(file.replace(/\.tsx?$/, '')) ?? [];

describe('the messages of the built portal', () => {
  const everywhere = new Set(pieces.get(''));
  const roots = new Set(['src/main.tsx']);
  for (const file of roots) for (const next of laterOf(file)) roots.add(next);

  it('are available wherever something is loaded', () => {
    expect(said('src/main.tsx').filter((id) => !everywhere.has(id))).toEqual([]);
    for (const file of roots) {
      const had = new Set([...everywhere, ...said(file)]);
      for (const next of laterOf(file)) {
        const there = new Set([...had, ...pieceOf(next)]);
        expect({ [next]: said(next).filter((id) => !there.has(id)) }).toEqual({ [next]: [] });
      }
    }
  });

  it('are all of the catalogue, and few of them everywhere', () => {
    const all = new Set([...pieces.values()].flat());
    expect(Object.keys(english).filter((id) => !all.has(id))).toEqual([]);
    expect(everywhere.size).toBeLessThan(Object.keys(english).length / 3);
  });

  it('load with the page that shows them', () => {
    expect(pieceOf('src/features/landing/landing-route.tsx')).toContain('landing.lead');
    expect(everywhere.has('landing.lead')).toBe(false);
    expect(pieceOf('src/features/editor/panels.ts')).toContain('checks.clear');
    expect(pieceOf('src/features/editor/route.tsx')).not.toContain('checks.clear');
  });
});

describe('the theme of the built portal', () => {
  it('has what the sources name, also by its short name, and no unused list', () => {
    const used = usedTables(
      {
        conditions: { _hover: '&:hover', _peerFocus: '.peer:focus ~ &' },
        breakpoints: { md: '@media (min-width: 48rem)' },
        properties: 'color padding zoom',
        shorthands: { p: 'padding', z: 'zoom' },
        values: { color: { accent: 'red' }, zoom: { big: '2' } },
        uses: { color: 'color', zoom: 'zoom' },
        shapes: { padding: {}, zoom: {} },
        cases: { zoom: {} },
      },
      new Set(['_hover', 'color', 'p']),
    );
    expect(used).toEqual({
      conditions: { _hover: '&:hover' },
      breakpoints: { md: '@media (min-width: 48rem)' },
      properties: 'color padding',
      shorthands: { p: 'padding' },
      values: { color: { accent: 'red' } },
      uses: { color: 'color' },
      shapes: { padding: {} },
      cases: {},
    });
  });
});
