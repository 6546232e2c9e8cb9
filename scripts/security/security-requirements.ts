import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../child-process.ts';

/** How the portal stands to a requirement. */
export const statuses = {
  met: 'met',
  'not-met': 'not met',
  operator: 'up to the operator',
  'not-applicable': 'does not apply',
} as const;
export type Status = keyof typeof statuses;

/** One requirement of OWASP ASVS 5.0: its number, a few words of ours, and the proof. */
export type SecurityRequirement = {
  id: string;
  about: string;
  status: Status;
  /** `file › title`, as in `test-tags.ts`. */
  tests?: string[] | undefined;
  /** Files that do it, or documents that say it, also with `#heading`. */
  files?: string[] | undefined;
  /** The reason, or what is missing. */
  note?: string | undefined;
};

export type SecurityChapter = {
  /** The file, without its ending: the name of the page. */
  name: string;
  chapter: number;
  title: string;
  requirements: SecurityRequirement[];
};

export const requirementsFolder = 'test/requirements/asvs';
const levelsFile = 'levels.yaml';

const id = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/));
const chapterSchema = v.strictObject({
  chapter: v.number(),
  title: v.string(),
  requirements: v.array(
    v.strictObject({
      id,
      about: v.pipe(v.string(), v.maxLength(80)),
      status: v.picklist(['met', 'not-met', 'operator', 'not-applicable']),
      tests: v.optional(v.array(v.pipe(v.string(), v.includes(' › ')))),
      files: v.optional(v.array(v.string())),
      note: v.optional(v.string()),
    }),
  ),
});
const levelsSchema = v.strictObject({ 1: v.array(v.array(id)), 2: v.array(v.array(id)) });

const readYaml = (file: string): unknown =>
  parse(readFileSync(`${root}${requirementsFolder}/${file}`, 'utf8'));

/** All chapters in their order. @throws where a file has another shape */
export function readSecurityChapters(): SecurityChapter[] {
  return globSync('*.yaml', { cwd: root + requirementsFolder })
    .filter((file) => file !== levelsFile)
    .map((file) => ({
      name: file.replace(/\.yaml$/, ''),
      ...v.parse(chapterSchema, readYaml(file)),
    }))
    .sort((a, b) => a.chapter - b.chapter);
}

/** The level of each requirement of the standard, 1 or 2, by its number. */
export function readLevels(): Map<string, 1 | 2> {
  const levels = v.parse(levelsSchema, readYaml(levelsFile));
  return new Map([
    ...levels[1].flat().map((one) => [one, 1] as const),
    ...levels[2].flat().map((one) => [one, 2] as const),
  ]);
}
