import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { interfaceLanguages } from '../domain/language/languages.ts';
import { root, run } from './child-process.ts';
import { ensureBrowser, launchArguments } from './chromium.ts';
import {
  type LayoutRecord,
  readLayoutRecords,
  writeLayoutRecords,
} from './languages/layout-records.ts';
import { longestLanguages } from './languages/longest-languages.ts';
import { type Finding, StoryPage } from './languages/story-page.ts';
import { serveStorybook, storiesOf } from './storybook/storybook-page.ts';

/*
 * `npm run check:languages`: every story tagged `screen` in every interface language, at 320, 360
 * and 1280 px, and in the three longest languages at 360 px with text of twice the size. Prints
 * the problems and, per language, the passed checks; a full run writes that to docs/languages.
 *
 *   --language ta,ml      these languages only
 *   --story posts,editor  stories whose id contains one of these
 *   --every 10            every tenth story
 *   --failed              only what failed in the last run, to which the results are added
 *   --workers 2           pages side by side
 *   --no-build            with the Storybook of the last run
 */

type Result = { language: string; story: string; findings: Finding[] };

const storybook = '.cache/storybook';
const report = '.cache/language-failures.json';
const enlargedLanguages = 3;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    language: { type: 'string' },
    story: { type: 'string' },
    every: { type: 'string', default: '1' },
    failed: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    build: { type: 'boolean', default: true },
  },
});
const languages = chosenLanguages();
if (values.build)
  await run('storybook', ['build', '--output-dir', storybook, '--disable-telemetry', '--quiet']);
const stories = chosenStories();
const failedBefore = readReport();

const server = await serveStorybook(storybook);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchArguments });
const results: Result[] = [];
try {
  const enlarged = await longestLanguages(browser, interfaceLanguages, enlargedLanguages);
  console.log(`${stories.length} stories. Longest languages: ${enlarged.join(', ')}.`);
  const left = stories.filter((story) => languagesOf(story).length > 0);
  const work = async () => {
    const page = new StoryPage(browser, server.url);
    for (let story = left.shift(); story; story = left.shift()) {
      const byLanguage = await page.visit(story, languagesOf(story), enlarged);
      for (const [language, findings] of Object.entries(byLanguage))
        addResult({ language, story, findings });
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
} finally {
  await browser.close();
  await server.close();
}
summarise();

function chosenLanguages(): string[] {
  const named = values.language?.split(',') ?? [...interfaceLanguages];
  const unknown = named.filter((one) => !interfaceLanguages.some((other) => other === one));
  if (unknown.length > 0) throw new Error(`No interface language: ${unknown.join(', ')}.`);
  return named;
}

/** What failed in the last runs; of stories that exist. */
function readReport(): Result[] {
  if (!existsSync(root + report)) return [];
  const all = JSON.parse(readFileSync(root + report, 'utf8')) as Result[];
  const existing = new Set(storiesOf(root + storybook, () => true));
  return all.filter(({ story }) => existing.has(story));
}

/** In which languages a story is to be checked. */
function languagesOf(story: string): string[] {
  if (!values.failed) return languages;
  const failed = failedBefore.filter((result) => result.story === story);
  return languages.filter((language) => failed.some((result) => result.language === language));
}

function chosenStories(): string[] {
  const parts = values.story?.split(',') ?? [''];
  return storiesOf(root + storybook, (tags) => tags.includes('screen'))
    .filter((id) => parts.some((part) => id.includes(part)))
    .filter((_, place) => place % Number(values.every) === 0);
}

function addResult(result: Result): void {
  results.push(result);
  for (const { width, textSize, problems } of result.findings) {
    const size = textSize === 100 ? '' : ` at ${textSize} %`;
    for (const problem of problems)
      console.log(`${result.language} ${result.story} ${width} px${size}: ${problem}`);
  }
}

function checksOf(some: Result[], language: string): Finding[] {
  return some.filter((result) => result.language === language).flatMap(({ findings }) => findings);
}

function failuresOf(some: Result[], language: string): number {
  return checksOf(some, language).filter(({ problems }) => problems.length > 0).length;
}

function isChecked({ language, story }: Result): boolean {
  return results.some((one) => one.language === language && one.story === story);
}

/** What failed before is replaced by what this run found of it. */
function recordOf(language: string): LayoutRecord {
  const failed = failuresOf(results, language);
  const passed = checksOf(results, language).length - failed;
  const last = values.failed ? readLayoutRecords()[language] : undefined;
  if (last) {
    const before = failedBefore.filter(isChecked);
    const failedThen = failuresOf(before, language);
    const passedThen = checksOf(before, language).length - failedThen;
    return {
      ...last,
      passed: last.passed - passedThen + passed,
      failed: last.failed - failedThen + failed,
    };
  }
  const stories = results.filter((result) => result.language === language).length;
  return { stories, passed, failed };
}

function summarise(): void {
  mkdirSync(`${root}.cache`, { recursive: true });
  const failing = results.filter(({ findings }) => findings.some((one) => one.problems.length > 0));
  const others = failedBefore.filter((result) => !isChecked(result));
  writeFileSync(root + report, `${JSON.stringify([...others, ...failing], null, 2)}\n`);
  const records = Object.fromEntries(languages.map((language) => [language, recordOf(language)]));
  for (const [language, { stories: count, passed, failed }] of Object.entries(records))
    console.log(`${language}: ${count} stories, ${passed} checks passed, ${failed} failed`);
  if (!values.story && values.every === '1') writeLayoutRecords(records);
  if (failing.length > 0) process.exitCode = 1;
}
