import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database/database.ts';
import { dropTemplateWithCopies, makePostgresDatabase } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an embedded database that is up to date and empty, as PGlite dumps it. */
    migratedDump: string;
    /** The name of such a database on the PostgreSQL server; null without one. */
    migratedTemplate: string | null;
  }
}

/**
 * Creates each kind of database once and migrates it, so that every test file starts from a copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  // Sequentially: the embedded one blocks this process, so PostgreSQL's replies would wait.
  const dump = await makeDump(folder);
  const template = process.env.TEST_DATABASE_URL ? await makeTemplate() : null;
  project.provide('migratedDump', dump);
  project.provide('migratedTemplate', template);
  return async () => {
    await rm(folder, { recursive: true });
    if (template) await dropTemplateWithCopies(template);
  };
}

/** @returns the file of a migrated, empty database */
export async function makeDump(folder: string): Promise<string> {
  const dataDir = join(folder, 'data');
  await (await openDatabase({ dataDir })).close();
  const pglite = await PGlite.create(join(dataDir, 'pg'));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const path = join(folder, 'dump.tar');
  await writeFile(path, dump.stream());
  return path;
}

async function makeTemplate(): Promise<string> {
  const { name, url } = await makePostgresDatabase();
  await (await openDatabase({ url })).close();
  return name;
}
