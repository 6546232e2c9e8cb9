import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { interfaceLanguages } from '../domain/language/languages.ts';
import { root, run } from './child-process.ts';
import { ensureBrowser, launchArguments } from './chromium.ts';
import { type LayoutRecord, writeLayoutRecords } from './languages/layout-records.ts';
import { longestLanguages } from './languages/longest-languages.ts';
import { type Finding, StoryPage } from './languages/story-page.ts';

/*
 * `npm run check:languages`: every story tagged `screen` in every interface language, at 320, 360
 * and 1280 px, and with text of twice the size in the three longest languages. Prints what is wrong
 * and, per language, how many checks passed; a run over all stories writes that to docs/languages.
 *
 *   --language ta,ml      these languages only
 *   --story posts,editor  stories whose id contains one of these
 *   --every 10            every tenth story
 *   --workers 2           pages side by side
 *   --no-build            with the Storybook of the last run
 */

type Job = { language: string; story: string };
type Result = Job & { findings: Finding[] };

const storybook = '.cache/storybook';
const report = '.cache/reports/languages.json';
const enlargedLanguages = 3;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    language: { type: 'string' },
    story: { type: 'string' },
    every: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    build: { type: 'boolean', default: true },
  },
});
const languages = chosenLanguages();
if (values.build)
  await run('storybook', ['build', '--output-dir', storybook, '--disable-telemetry', '--quiet']);
const stories = chosenStories();

const server = await preview({
  root,
  configFile: false,
  logLevel: 'silent',
  build: { outDir: storybook },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchArguments });
const results: Result[] = [];
try {
  const enlarged = await longestLanguages(browser, interfaceLanguages, enlargedLanguages);
  console.log(`${stories.length} stories. Longest languages: ${enlarged.join(', ')}.`);
  const url = server.resolvedUrls?.local[0] ?? '';
  const jobs = languages.flatMap((language) => stories.map((story) => ({ language, story })));
  const work = async () => {
    const page = new StoryPage(browser, url);
    for (let job = jobs.shift(); job; job = jobs.shift())
      tell({
        ...job,
        findings: await page.visit(job.story, job.language, enlarged.includes(job.language)),
      });
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

function chosenStories(): string[] {
  const index = JSON.parse(readFileSync(`${root}${storybook}/index.json`, 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags: string[] }>;
  };
  const parts = values.story?.split(',') ?? [''];
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('screen'))
    .map(({ id }) => id)
    .filter((id) => parts.some((part) => id.includes(part)))
    .filter((_, place) => place % Number(values.every) === 0);
}

function tell(result: Result): void {
  results.push(result);
  for (const { width, textSize, problems } of result.findings) {
    const size = textSize === 100 ? '' : ` at ${textSize} %`;
    for (const problem of problems)
      console.log(`${result.language} ${result.story} ${width} px${size}: ${problem}`);
  }
}

function recordOf(language: string): LayoutRecord {
  const visits = results.filter((result) => result.language === language);
  const checks = visits.flatMap(({ findings }) => findings);
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  return { stories: visits.length, passed: checks.length - failed, failed };
}

function summarise(): void {
  mkdirSync(`${root}.cache/reports`, { recursive: true });
  const failing = results.filter(({ findings }) => findings.some((one) => one.problems.length > 0));
  writeFileSync(root + report, `${JSON.stringify(failing, null, 2)}\n`);
  const records = Object.fromEntries(languages.map((language) => [language, recordOf(language)]));
  for (const [language, { stories: count, passed, failed }] of Object.entries(records))
    console.log(`${language}: ${count} stories, ${passed} checks passed, ${failed} failed`);
  if (!values.story && values.every === '1') writeLayoutRecords(records);
  if (failing.length > 0) process.exitCode = 1;
}
