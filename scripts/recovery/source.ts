import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/platform/database/database.ts';
import { startPortal } from '#test/support/process/portal-server.ts';
import { makeWriter, type Writer } from '#test/unit/server/fixtures/concurrent-writers.ts';
import { ended, start } from '../child-process.ts';
import { archiveSettings, archiveWal, takeBaseBackup } from './backup.ts';
import { readContents } from './contents.ts';
import {
  createDataFolder,
  type Place,
  type PostgresServer,
  startPostgres,
} from './postgres-server.ts';

/** What happened on the server that was lost, to compare it with what is restored. */
export type Past = {
  /** Just before the mistake, as PostgreSQL writes a time. */
  moment: string;
  /** People who wrote before the mistake, and others who began after it. */
  before: Writer[];
  after: Writer[];
  /** How many writes of theirs the server acknowledged. */
  writesBefore: number;
  writesAfter: number;
  /** Posts and migrations at the moment. */
  contents: { posts: number; migrations: string };
  postsAfterMistake: number;
  backupSeconds: number;
};

const writerCount = 20;
const writesPerWriter = 10;

/**
 * Fills a server with posts, lets people write before and after a base backup, deletes all posts,
 * lets other people write, and stops the server. The archive and the backup stay.
 */
export async function makePast(place: Place, posts: number): Promise<Past> {
  await createDataFolder(place, 'source');
  const server = await startPostgres(place, 'source', archiveSettings(place));
  try {
    await server.createDatabase();
    await fill(server.url, posts);
    return await writeAndDelete(place, server);
  } finally {
    await server.stop();
  }
}

async function fill(databaseUrl: string, posts: number): Promise<void> {
  const environment = { DATABASE_URL: databaseUrl, POSTS: String(posts) };
  const code = await ended(
    start('server/seed/large-dataset/write-large-dataset.ts', [], environment),
  );
  if (code !== 0) throw new Error('The posts could not be written.');
}

async function writeAndDelete(place: Place, server: PostgresServer): Promise<Past> {
  const { db, close } = await openDatabase({ url: server.url });
  const portal = await startPortal('recovery-source', 'none', { databaseUrl: server.url });
  const makeWriters = () => Promise.all(Array.from({ length: writerCount }, () => makeWriter(db)));
  try {
    const before = await makeWriters();
    await writeEach(before, portal.url, writesPerWriter);
    const began = performance.now();
    await takeBaseBackup(place, server);
    const backupSeconds = (performance.now() - began) / 1000;
    await writeEach(before, portal.url, 2 * writesPerWriter);
    const contents = await readContents(server);
    const [row] = await server.query('select clock_timestamp()::text as moment');
    // A person notices a mistake by the second.
    await pause(1000);
    await server.query('truncate posts cascade');
    const after = await makeWriters();
    await writeEach(after, portal.url, writesPerWriter);
    const { posts } = await readContents(server);
    await archiveWal(place, server);
    const moment = String(row?.moment);
    return {
      moment,
      before,
      after,
      writesBefore: sumWrites(before),
      writesAfter: sumWrites(after),
      contents,
      postsAfterMistake: posts,
      backupSeconds,
    };
  } finally {
    await portal.remove();
    await close();
  }
}

const sumWrites = (writers: Writer[]) =>
  writers.reduce((sum, { confirmedWrites }) => sum + confirmedWrites, 0);

/** Has each write until that many of their writes are confirmed. */
async function writeEach(writers: Writer[], url: string, writes: number): Promise<void> {
  await Promise.all(
    writers.map((writer) => writer.writeWhile(url, () => writer.confirmedWrites < writes)),
  );
}
