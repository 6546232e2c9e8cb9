import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { screenStates, stateName, stateNodes } from '../../../scripts/charts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts/load-charts.ts';

/*
 * A designer finds every state of every screen in Storybook (issue 2): each state tagged `screen`
 * of a flow has a story whose `parameters.state` names it, and no story names a state that does not
 * exist.
 */

type Story = { id: string; states: string[] };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const charts = (await loadCharts()).filter((chart) => chart.kind !== 'lifecycle');
let stories: Story[] = [];

beforeAll(async () => {
  stories = (await Promise.all(storyFiles().map(storiesIn))).flat();
}, 60_000);

describe('stories', () => {
  it('show every state tagged `screen`', () => {
    const shown = new Set(stories.flatMap((story) => story.states));
    const missing = charts
      .flatMap((chart) => screenStates(chart.machine))
      .filter((state) => !shown.has(state));
    expect(missing, 'states without a story').toEqual([]);
  });

  it('name only states that exist', () => {
    const known = new Set(charts.flatMap((chart) => stateNodes(chart.machine).map(stateName)));
    const wrong = stories.filter((story) => story.states.some((state) => !known.has(state)));
    expect(
      wrong.map((story) => `${story.id}: ${story.states.join(', ')}`),
      'stories of unknown states',
    ).toEqual([]);
  });
});

function storyFiles(): string[] {
  return globSync('stories/**/*.stories.tsx', { cwd: root }).sort();
}

async function storiesIn(file: string): Promise<Story[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(root + file).href);
  return Object.entries(exported)
    .filter(([name]) => name !== 'default')
    .map(([name, story]) => ({ id: `${file} ${name}`, states: statesOf(story) }));
}

function statesOf(story: unknown): string[] {
  const state = (story as { parameters?: { state?: string | string[] } })?.parameters?.state;
  return state === undefined ? [] : [state].flat();
}
