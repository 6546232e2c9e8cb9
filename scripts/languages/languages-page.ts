import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentLanguages, interfaceLanguages } from '../../domain/language/languages.ts';
import { root } from '../child-process.ts';
import { type Download, downloadsFile } from './download-sizes.ts';
import { type LayoutRecord, readLayoutRecords } from './layout-records.ts';
import { messageTexts } from './longest-languages.ts';

/*
 * Writes docs/languages.md from the messages and from what docs/languages has of the readers,
 * of `npm run check:languages` and of `npm run downloads`. `--check` writes nothing and
 * fails when the page is out of date.
 */

/**
 * What a reader of a translation counted. `messages` were back-translated, and `read` beside the
 * English.
 */
type Reading = {
  messages: number;
  backTranslated: number;
  differences: number;
  fixed: number;
  read: number;
  changedOnReading: number;
};

/** Everything that is known of one language. */
export type LanguageFacts = {
  name: string;
  messages: number;
  /** By somebody who had translated none of it. */
  independent?: Reading | undefined;
  /** By its translator, before that. */
  translator?: Reading | undefined;
  /** Of the texts that came after both, and of those of the server. */
  later?: Reading | undefined;
  layout?: LayoutRecord | undefined;
  download?: Download | undefined;
};

const page = 'docs/languages.md';
const readingHead = ['back-translated', 'differences', 'fixed', 'changed on reading'];

/** The page in Markdown. */
export function languagesPage(languages: LanguageFacts[]): string {
  return `# Languages of the interface

\`npm run generate\` writes this page. [Add a language](guides/add-a-language.md) says how another
one comes in.

${table(
  ['language', 'messages', ...readingHead],
  languages.map(({ name, messages, independent }) => [
    name,
    String(messages),
    ...readingCells(independent),
  ]),
)}

Back-translation: somebody who had translated none of the texts wrote a third of the messages,
chosen by a hash of their ids, in English from the text alone, before seeing the English. Then they
compared, corrected, and read all other messages beside the English. English is the source.

The translators had done the same before, with another third, and were **not independent**: they had
translated the newest messages and seen part of the English. Hindi and Urdu have no such record.

${readingTable(languages.map(({ name, translator }) => [name, translator]))}

The messages that came after these readings, and the texts of the server (mails, text messages, push
messages, documents), had a reading of their own, by others than their translators:

${readingTable(languages.map(({ name, later }) => [name, later]))}

All translators and readers were language models. A native speaker has not read the texts yet.

## Layout

${table(
  ['language', 'stories', 'checks passed', 'checks failed'],
  languages.map(({ name, layout }) => [
    name,
    ...(layout
      ? [layout.stories, layout.passed, layout.failed].map(String)
      : ['not run yet', '–', '–']),
  ]),
)}

\`npm run check:languages\` draws every story tagged \`screen\` at 320, 360 and 1280 px, and at
360 px with text at 200 % in the three longest languages. A check is one story at one width: nothing
is cut off, covered or wider than the window, targets on phones are at least 44 px, and axe finds
nothing (in English and Urdu at 320 and 1280 px, in the others at 320 px; contrast in English). The
language is switched while the story is shown.

## Downloads

kB (of 1000) as the server sends them to a browser with an empty cache.

${table(
  ['language', 'landing page', 'post list', 'messages of both', 'font'],
  languages.map(({ name, download }) => [
    name,
    ...(download
      ? [download.landing, download.list, download.messages, download.font].map(String)
      : ['not measured yet', '–', '–', '–']),
  ]),
)}

\`npm run downloads\` measures the build. A font is downloaded only by devices that lack the
script; 0 kB means that every device uses its own.

## The journey in each language

\`npm run check:journeys\` signs up, writes, gets a profile approved, and has a post published and
another rejected, in every language, typed as its keyboards type. \`npm test\` has it in Hindi
and Urdu, \`npm run test:all\` in English, too.
`;
}

function readingTable(readings: [string, Reading | undefined][]): string {
  return table(
    ['language', ...readingHead],
    readings.map(([name, reading]) => [name, ...readingCells(reading)]),
  );
}

function readingCells(reading: Reading | undefined): string[] {
  if (!reading) return ['no record', ...readingHead.slice(1).map(() => '–')];
  const share = reading.backTranslated / (reading.messages + reading.read);
  return [
    `${reading.backTranslated} (${Math.round(share * 100)} %)`,
    String(reading.differences),
    String(reading.fixed),
    `${reading.changedOnReading} of ${reading.read}`,
  ];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function read<Value>(file: string): Partial<Record<string, Value>> {
  if (!existsSync(root + file)) return {};
  return JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, Value>;
}

function allFacts(): LanguageFacts[] {
  const {
    independent = {},
    translators = {},
    later = {},
  } = read<Record<string, Reading>>('docs/languages/records.json');
  const downloads = read<Download>(downloadsFile);
  const layouts = readLayoutRecords();
  return interfaceLanguages.map((language) => ({
    name: contentLanguages.find(({ isoCode }) => isoCode === language)?.name ?? language,
    messages: messageTexts(language).length,
    independent: independent[language],
    translator: translators[language],
    later: later[language],
    layout: layouts[language],
    download: downloads[language],
  }));
}

if (import.meta.main) {
  const text = languagesPage(allFacts());
  const isCurrent = existsSync(root + page) && readFileSync(root + page, 'utf8') === text;
  if (!process.argv.includes('--check')) writeFileSync(root + page, text);
  else if (!isCurrent) {
    console.error(`${page} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}
