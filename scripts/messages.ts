import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fallbackLanguage, interfaceLanguages } from '../domain/language/languages.ts';
import { root, run } from './child-process.ts';
import { type Catalogue, compiledText, withEnglish } from './messages/message-catalogues.ts';
import { languageFindings } from './messages/message-rules.ts';

/*
 * `npm run messages`: takes the English messages out of the sources, holds the translations against
 * them and compiles all into generated/messages/. `-- --check` writes nothing and says what is
 * wrong. Languages that are not offered yet may lack messages. The texts of the server
 * (server/platform/texts/locales/) obey the same rules.
 */

type Texts = Record<string, string>;

const isCheck = process.argv.includes('--check');
const folder = 'node_modules/.cache/messages';
mkdirSync(`${root}${folder}`, { recursive: true });
mkdirSync(`${root}generated/messages`, { recursive: true });

const english = await extractEnglish();
const findings: string[] = [];
const translatedLanguages = readdirSync(`${root}src/i18n/locales`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const portal = await compile({
  [fallbackLanguage]: english,
  ...Object.fromEntries(translatedLanguages.map((code) => [code, readTranslations(code)])),
});
const server = await compile(readServerTexts());
inspect(portal);
inspect(server);
for (const language of interfaceLanguages) {
  const compiled = withEnglish(portal[fallbackLanguage] ?? {}, portal[language] ?? {});
  settle(language, compiledText(compiled));
}
report();

async function extractEnglish(): Promise<Texts> {
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
function readTranslations(language: string): Texts {
  const texts: Texts = {};
  for (const file of globSync(`src/i18n/locales/${language}/*.json`, { cwd: root }).sort()) {
    const area = basename(file, '.json');
    for (const [id, text] of Object.entries(
      JSON.parse(readFileSync(root + file, 'utf8')) as Texts,
    )) {
      if (id.split('.')[0] !== area)
        findings.push(`${file}: ${id} does not belong to the area '${area}'`);
      texts[id] = text;
    }
  }
  return texts;
}

function readServerTexts(): Record<string, Texts> {
  const files = globSync('server/platform/texts/locales/*.json', { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(root + file, 'utf8'))]),
  );
}

/** Compiles the texts of all languages at once: to start the tool takes longer than its work. */
async function compile(languages: Record<string, Texts>): Promise<Record<string, Catalogue>> {
  const [from, to] = [`${folder}/texts.json`, `${folder}/compiled.json`];
  const all = Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([id, text]) => [`${language}:${id}`, text]),
  );
  writeFileSync(root + from, JSON.stringify(Object.fromEntries(all)));
  await run('formatjs', ['compile', from, '--ast', '--format', 'simple', '--out-file', to]);
  const compiled = JSON.parse(readFileSync(root + to, 'utf8')) as Catalogue;
  const catalogues: Record<string, Catalogue> = {};
  for (const [name, parts] of Object.entries(compiled)) {
    const [language = '', ...id] = name.split(':');
    catalogues[language] ??= {};
    catalogues[language][id.join(':')] = parts;
  }
  return catalogues;
}

/** Languages that are offered are complete, and every text obeys the rules. */
function inspect(catalogues: Record<string, Catalogue>): void {
  const source = catalogues[fallbackLanguage] ?? {};
  for (const language of interfaceLanguages) {
    const missing = Object.keys(source).filter((id) => !(id in (catalogues[language] ?? {})));
    findings.push(...missing.map((id) => `${language}: ${id} is missing`));
  }
  for (const [language, translated] of Object.entries(catalogues))
    if (language !== fallbackLanguage)
      findings.push(...languageFindings(language, source, translated));
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
