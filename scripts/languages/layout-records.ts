import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { interfaceLanguages } from '../../domain/language/languages.ts';
import { root } from '../child-process.ts';

/** The outcome of `npm run check:languages` in one language. */
export type LayoutRecord = {
  /** Stories that were visited. */
  stories: number;
  /** A check is one story at one width and text size. */
  passed: number;
  failed: number;
};

const file = 'docs/languages/layout-checks.json';

/** By language; without those that were not checked yet. */
export function readLayoutRecords(): Record<string, LayoutRecord> {
  if (!existsSync(root + file)) return {};
  return JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, LayoutRecord>;
}

/** Replaces the records of these languages and keeps those of the others. */
export function writeLayoutRecords(records: Record<string, LayoutRecord>): void {
  const all = { ...readLayoutRecords(), ...records };
  const sorted = interfaceLanguages.flatMap((language) => {
    const record = all[language];
    return record ? [[language, record] as const] : [];
  });
  writeFileSync(root + file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
