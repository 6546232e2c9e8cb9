import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { scenarios } from '#mocks/scenario-catalogue.ts';
import { tagsOf } from '#mocks/scenario-page/scenario-tags.ts';
import { loadCharts } from '../charts/load-charts.ts';
import { root } from '../child-process.ts';
import { operationsOf, readContract } from '../contract/contract-document.ts';
import { CalledOperations } from './called-operations.ts';
import { readEventFields } from './event-fields.ts';
import { combinePanelData, type PanelData } from './panel-data.ts';
import { SourceIndex } from './source-index.ts';
import { listStories } from './story-list.ts';
import { combineStoryTexts, type StoryTexts } from './story-texts.ts';

/*
 * Writes generated/storybook-panels.json, which has what the panels of Storybook, the page of
 * scenarios and the pages of charts know about each other, and generated/storybook-texts.json,
 * which has the texts that stories show. `--check` writes nothing and fails when one of them is out
 * of date.
 */

const contract = readContract();
const operationIds = operationsOf(contract).map(({ operation }) => operation.operationId ?? '');
const called = new CalledOperations(new SourceIndex(['machines', 'src', 'stories']), operationIds);
const stories = await listStories();
const panelData = combinePanelData({
  charts: await loadCharts(),
  chartCalls: called.ofCharts(),
  eventFields: readEventFields(),
  stories: stories.map((story) => ({
    ...story,
    calls: called.ofStory(story.file, story.exportName),
  })),
  contract,
  scenarios: scenarios.map((scenario) => ({ scenario, tags: tagsOf(contract, scenario) })),
});
update('generated/storybook-panels.json', linesOf(panelData));
update('generated/storybook-texts.json', linesOf(combineStoryTexts(stories)));

function update(file: string, text: string): void {
  if (!process.argv.includes('--check')) {
    writeFileSync(root + file, text);
  } else if (!existsSync(root + file) || readFileSync(root + file, 'utf8') !== text) {
    console.error(`${file} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}

/** Each entry on a line, so that a change shows what has changed. */
function linesOf(data: PanelData | StoryTexts): string {
  const parts = Object.entries(data).map(([name, entries]) => {
    const lines = Array.isArray(entries)
      ? entries.map((entry) => JSON.stringify(entry))
      : Object.entries(entries).map(
          ([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`,
        );
    const [open, close] = Array.isArray(entries) ? ['[', ']'] : ['{', '}'];
    return `${JSON.stringify(name)}: ${open}\n${lines.join(',\n')}\n${close}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
