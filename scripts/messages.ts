import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fallbackLanguage, interfaceLanguages } from '../domain/language/languages.ts';
import { root, run } from './child-process.ts';
import {
  type Catalogue,
  compareCatalogues,
  compiledText,
  withEnglish,
} from './messages/message-catalogues.ts';

/*
 * `npm run messages`: takes the English messages out of the sources, holds Hindi, Urdu and the like
 * against them, and compiles all of them to generated/messages. `--check` compiles nothing new and
 * fails when a catalogue is incomplete or a compiled one is out of date; without it, what is
 * missing is shown in English and only reported.
 */
const isCheck = process.argv.includes('--check');
const folder = '.cache/messages';
mkdirSync(`${root}${folder}`, { recursive: true });
mkdirSync(`${root}generated/messages`, { recursive: true });

const english = await extractEnglish();
const compiledEnglish = await compile(fallbackLanguage, english);
const findings: string[] = [];
for (const language of interfaceLanguages) {
  if (language === fallbackLanguage) {
    settle(language, compiledText(compiledEnglish));
    continue;
  }
  const compiled = await compile(language, readTranslations(language, findings));
  const problems = compareCatalogues(compiledEnglish, compiled);
  findings.push(...problems.map((line) => `${language}: ${line}`));
  settle(language, compiledText(withEnglish(compiledEnglish, compiled)));
}
report();

async function extractEnglish(): Promise<Record<string, string>> {
  const file = `${folder}/extracted.json`;
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort();
  await run('formatjs', ['extract', ...sources, '--out-file', file, '--throws']);
  const extracted = JSON.parse(readFileSync(root + file, 'utf8')) as Record<
    string,
    { defaultMessage: string }
  >;
  return Object.fromEntries(
    Object.entries(extracted).map(([id, { defaultMessage }]) => [id, defaultMessage]),
  );
}

/**
 * The translations of all areas: src/i18n/locales/{language}/{area}.json, where each id begins with
 * its area.
 */
function readTranslations(language: string, problems: string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of globSync(`src/i18n/locales/${language}/*.json`, { cwd: root }).sort()) {
    const area = basename(file, '.json');
    for (const [id, text] of Object.entries(
      JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, string>,
    )) {
      if (id.split('.')[0] !== area)
        problems.push(`${file}: ${id} does not belong to the area '${area}'`);
      texts[id] = text;
    }
  }
  return texts;
}

async function compile(language: string, texts: Record<string, string>): Promise<Catalogue> {
  const [from, to] = [`${folder}/${language}.json`, `${folder}/${language}.compiled.json`];
  writeFileSync(root + from, JSON.stringify(texts));
  await run('formatjs', ['compile', from, '--ast', '--format', 'simple', '--out-file', to]);
  return JSON.parse(readFileSync(root + to, 'utf8')) as Catalogue;
}

/** Writes a compiled catalogue, or with `--check` compares it with the existing one. */
function settle(language: string, text: string): void {
  const file = `${root}generated/messages/${language}.json`;
  if (!isCheck) {
    writeFileSync(file, text);
    return;
  }
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isCurrent)
    findings.push(`generated/messages/${language}.json is out of date. Run: npm run messages`);
}

function report(): void {
  for (const line of findings) console.error(line);
  const count = Object.keys(english).length;
  if (findings.length === 0)
    console.log(`${count} messages, complete in ${interfaceLanguages.join(', ')}.`);
  else if (isCheck) process.exitCode = 1;
}
