import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../child-process.ts';
import { defaultMockUrl, defaultStorybookUrl } from '../storybook/addresses.ts';
import type { PanelData } from '../storybook/panel-data.ts';
import { relatedScenarios } from '../storybook/related-scenarios.ts';
import { stateName, stateNodes } from './chart-nodes.ts';
import type { Chart } from './load-charts.ts';

const storybook = `${defaultStorybookUrl}/?path=/story/`;
const mock = `${defaultMockUrl}/scenarios/`;

/** A test, with the charts that it imports. */
export type ChartTest = { file: string; text: string };

/** Every test file. */
export function readTests(): ChartTest[] {
  return globSync('test/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));
}

/** The end of a chart's page: its stories by state, its scenarios and its tests, in Markdown. */
export function chartLinks(chart: Chart, data: PanelData, tests: ChartTest[]): string {
  return [
    section('Stories', 'Start Storybook with `npm run storybook`.', storyLines(chart, data)),
    section(
      'Scenarios',
      'They answer an operation of this chart with a reply other than the usual one.\n' +
        'Start the mock with `npm run mock`.',
      relatedScenarios(data, data.charts[chart.name]?.operations ?? []).map(
        ({ name, title }) => `- [${title}](${mock}${name})`,
      ),
    ),
    section('Tests', '', testLines(chart, tests)),
  ].join('');
}

function section(heading: string, introduction: string, lines: string[]): string {
  if (lines.length === 0) return '';
  return `\n## ${heading}\n\n${introduction ? `${introduction}\n\n` : ''}${lines.join('\n')}\n`;
}

function storyLines({ name, machine }: Chart, data: PanelData): string[] {
  const stories = Object.entries(data.stories);
  const byState = stateNodes(machine).flatMap((node) => {
    const shown = stories.filter(([, { states }]) => states.includes(stateName(node)));
    const links = shown.map(([id, story]) => `[${story.title}: ${story.name}](${storybook}${id})`);
    return links.length > 0 ? [`- \`${node.path.join('.')}\`: ${links.join(', ')}`] : [];
  });
  const ids = new Set(stateNodes(machine).map(stateName));
  const titlesByState = new Set(
    stories
      .filter(([, { states }]) => states.some((state) => ids.has(state)))
      .map(([, story]) => story.title),
  );
  const others = new Map(
    stories
      .filter(([, { calls }]) => data.calls[calls]?.charts.includes(name))
      .filter(([, { title }]) => !titlesByState.has(title))
      .map(([id, { title }]) => [title, id]),
  );
  const titles = [...others].map(([title, id]) => `[${title}](${storybook}${id})`);
  return titles.length > 0 ? [...byState, `- used in ${titles.join(', ')}`] : byState;
}

/** Tests that import the chart, and the test of its screens. */
function testLines({ name, file }: Chart, tests: ChartTest[]): string[] {
  return tests
    .filter(
      (test) =>
        test.text.includes(`'#${file}'`) ||
        (test.file.startsWith('test/charts/') && basename(test.file) === `${name}.test.tsx`),
    )
    .map((test) => `- [${test.file}](../../${test.file})`);
}
