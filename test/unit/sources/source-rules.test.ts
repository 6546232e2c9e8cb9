import { describe, expect, it } from 'vitest';
import { longLines } from './line-length.ts';
import { queries } from './query-check.ts';
import {
  counterReset,
  emptyName,
  impureCore,
  networkUse,
  physicalSides,
  rawColours,
  silencedCompiler,
  untranslatedText,
} from './source-checks.ts';
import { type Finding, type SourceFile, sourceFiles } from './source-files.ts';

/*
 * The project's rules that a machine can check and that neither Biome nor dependency-cruiser
 * knows.
 */

const files = sourceFiles();
const under = (...folders: string[]) =>
  files.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
const check = (list: SourceFile[], rule: (file: SourceFile) => Finding[]) =>
  expect(list.flatMap(rule)).toEqual([]);
const sample = (text: string): SourceFile => ({ path: 'src/sample/sample.tsx', text });

const portal = under('src/');
const styled = portal.filter(({ path }) => !path.startsWith('src/theme/'));

describe('the sources', () => {
  it('have no file over 400 lines', () => {
    const long = files.filter(({ text }) => text.split('\n').length > 401);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have 90 of 100 files under 200 lines', () => {
    const long = files.filter(({ text }) => text.split('\n').length > 200);
    expect(long.length / files.length, long.map(({ path }) => path).join(', ')).toBeLessThanOrEqual(
      0.1,
    );
  });

  it('have no line over 100 characters that a break could shorten', () =>
    check(sourceFiles(['ts', 'tsx', 'mjs', 'cjs', 'css']), longLines));

  it('are named for what they are for', () => check(files, emptyName));
  it('do not silence the compiler', () =>
    check(
      files.filter(({ path }) => !path.includes('source-rules')),
      silencedCompiler,
    ));
});

describe('the portal', () => {
  it('takes every visible word from the catalogue', () => check(portal, untranslatedText));
  it('names no physical side in its styles', () =>
    // There are no styles in these folders; `ml` and `mr` are languages there.
    check(
      portal.filter(({ path }) => !/^src\/(i18n|service-worker)\//.test(path)),
      physicalSides,
    ));
  it('takes every colour from the theme', () => check(styled, rawColours));
  it('uses the network in src/api only', () =>
    check(
      // A service worker has no page, and so no charts that could call an actor.
      portal.filter(({ path }) => !/^src\/(api|service-worker)\//.test(path)),
      networkUse,
    ));
});

describe('rules and charts', () => {
  const core = under('domain/', 'machines/');
  it('do not depend on a browser, Node or a clock', () => check(core, impureCore));
  it('do not use the network', () => check(core, networkUse));
});

describe('the server', () => {
  const repository = /^server\/modules\/[^/]+\/repository(\.ts$|\/)/;
  it('keeps queries in repositories', () =>
    check(
      under('server/modules/').filter(({ path }) => !repository.test(path)),
      queries,
    ));
});

describe('tests', () => {
  it('reset no counter of the process that they share', () => check(under('test/'), counterReset));
});

describe('each rule finds what it is for:', () => {
  it.each([
    [untranslatedText, '<p>Send the code</p>'],
    [untranslatedText, "<p>{'Send the code'}</p>"],
    [untranslatedText, '<img alt="A picture" />'],
    [untranslatedText, '<b title={`Hello you`} />'],
    [physicalSides, '<Box marginLeft="4" />'],
    [physicalSides, "const s = { textAlign: 'left' }"],
    [physicalSides, "const s = { 'paddingRight': 1 }"],
    [rawColours, '<Box color="#fa0" />'],
    [rawColours, "const s = { color: 'rgb(1 2 3)' }"],
    [networkUse, "fetch('/api')"],
    [networkUse, 'new XMLHttpRequest()'],
    [counterReset, 'codesTotal.reset()'],
    [impureCore, 'const now = Date.now()'],
    [impureCore, 'const now = new Date()'],
    [impureCore, 'window.scrollTo(0, 0)'],
    [queries, "await trx.deleteFrom('sessions').where('id', '=', id).execute()"],
    [queries, "exists(selectFrom('sessions').select('id'))"],
    [queries, "db.with('known', insert)"],
    [queries, 'sql<Row>`select 1`.execute(db)'],
    [queries, "sql.raw('now()')"],
    [queries, 'CompiledQuery.raw(text, values)'],
  ])('%o in %s', (rule, text) => {
    expect(rule(sample(text))).toHaveLength(1);
  });

  it.each([
    [untranslatedText, '<FormattedMessage id="a.b" defaultMessage="Send" description="Button" />'],
    [untranslatedText, '<p>{amount} · 4</p>'],
    [untranslatedText, '<Box as="section" role="list" />'],
    [physicalSides, '<Box marginInlineStart="4" textAlign="start" />'],
    [physicalSides, '<FormattedMessage id="a.b" values={{ left: 3 }} />'],
    [physicalSides, 'intl.formatMessage({ id }, { left: 3 })'],
    [rawColours, '<Link href="#main" />'],
    [impureCore, 'const then = new Date(input.at)'],
    [queries, 'deps.db.transaction().execute((trx) => deleteSessions(trx, id))'],
    [queries, 'const moved = list.with(1, item)'],
  ])('and lets pass %o in %s', (rule, text) => {
    expect(rule(sample(text))).toEqual([]);
  });
});
