import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { purposes } from '#domain/contract/personal-data.ts';
import { root } from '../child-process.ts';

export const placesFile = 'test/requirements/personal-data.yaml';
export const placeKinds = {
  files: 'Files',
  server: 'Queue, logs, metrics and backups',
  device: 'On the device',
} as const;

const purpose = v.picklist(Object.keys(purposes) as (keyof typeof purposes)[]);
const fileSchema = v.strictObject({
  /** Who may read each table of the register. */
  readers: v.record(v.string(), v.string()),
  places: v.array(
    v.strictObject({
      name: v.string(),
      kind: v.picklist(Object.keys(placeKinds) as (keyof typeof placeKinds)[]),
      contains: v.string(),
      purpose,
      readers: v.string(),
      kept: v.string(),
      deleted: v.string(),
      /** The files that write there. */
      sources: v.pipe(v.array(v.string()), v.minLength(1)),
      /** The stores of a database on the device. */
      stores: v.optional(v.array(v.string())),
    }),
  ),
});
export type PersonalDataPlaces = v.InferOutput<typeof fileSchema>;
export type Place = PersonalDataPlaces['places'][number];

/** @throws where the file has another shape */
export const readPlaces = (): PersonalDataPlaces =>
  v.parse(fileSchema, parse(readFileSync(root + placesFile, 'utf8')));

/** What of the tree the places have to name. */
export type Writers = {
  /** Files that write to storages of the browser, or files on the server. */
  files: string[];
  /** Stores of the database on the device. */
  stores: string[];
  exists(file: string): boolean;
};

/** What is missing, one sentence each; empty where nothing is. */
export function placeProblems(
  { readers, places }: PersonalDataPlaces,
  tables: readonly string[],
  writers: Writers,
): string[] {
  const sources = places.flatMap((place) => place.sources);
  const stores = places.flatMap((place) => place.stores ?? []);
  const missing = (wanted: readonly string[], listed: readonly string[]) =>
    wanted.filter((one) => !listed.includes(one));
  return [
    ...missing(tables, Object.keys(readers)).map((one) => `The readers of ${one} are missing.`),
    ...missing(Object.keys(readers), tables).map((one) => `${one} is no table of the register.`),
    ...missing(writers.files, sources).map((one) => `${one} stores data and is in no place.`),
    ...missing(writers.stores, stores).map((one) => `The store ${one} is in no place.`),
    ...missing(stores, writers.stores).map((one) => `There is no store ${one} on the device.`),
    ...sources.filter((one) => !writers.exists(one)).map((one) => `There is no file ${one}.`),
  ];
}

/** Without the demo data, which is written to the same places. */
const filesWith = (glob: string, pattern: RegExp) =>
  globSync(glob, { cwd: root })
    .filter((file) => !file.startsWith('server/seed/'))
    .filter((file) => pattern.test(readFileSync(root + file, 'utf8')));

/** The writers of this project. */
export function projectWriters(): Writers {
  const database = readFileSync(`${root}src/device/database.ts`, 'utf8');
  const known = globSync('{src,server,docs}/**/*.{ts,tsx,md}', { cwd: root });
  return {
    files: [
      ...filesWith('src/**/*.{ts,tsx}', /(local|session)Storage\.setItem\(/),
      ...filesWith('src/**/*.{ts,tsx}', /\bopenDB</),
      ...filesWith('server/**/*.ts', /\bstorage\s*\.put(File)?\(/),
    ].sort(),
    stores: [...database.matchAll(/createObjectStore\('(\w+)'/g)].map(([, name]) => name ?? ''),
    exists: (file) => known.includes(file),
  };
}
