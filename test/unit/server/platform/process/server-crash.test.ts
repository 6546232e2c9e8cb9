import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import {
  type Choosing,
  chooses,
  makeWriter,
  openChoiceBetweenTwo,
  type Writer,
} from '#test/unit/server/fixtures/concurrent-writers.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';

/*
 * The server is killed while fifty people write and others merge accounts, again and again. What
 * was confirmed is there, once; what was not is written when it is sent again with its key; a merge
 * has happened whole or not at all.
 */

/** `SERVER_KILLS` chooses another number. */
const kills = Number(process.env.SERVER_KILLS ?? 4);
const writerCount = 50;
const mergesAtOnce = 4;

describe.runIf(process.env.TEST_DATABASE_URL)('a server that is killed on PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let database: Database;
  let portal: Portal;
  let writers: Writer[];

  beforeAll(async () => {
    place = await makePostgresDatabase();
    database = await openDatabase({ url: place.url });
    writers = await Promise.all(Array.from({ length: writerCount }, () => makeWriter(database.db)));
    portal = await startPortal('killed', 'none', { databaseUrl: place.url });
  }, 180_000);
  afterAll(async () => {
    await portal?.remove();
    await database?.close();
    await place?.drop();
  }, 60_000);

  const confirmedWrites = () => writers.reduce((sum, writer) => sum + writer.confirmedWrites, 0);
  async function untilConfirmed(writes: number): Promise<void> {
    while (confirmedWrites() < writes) await wait(2);
  }

  it('loses nothing confirmed, writes nothing twice, merges nothing partly', async () => {
    const merges: Choosing[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const choosing = await Promise.all(
        Array.from({ length: mergesAtOnce }, () => openChoiceBetweenTwo(database.db, portal.url)),
      );
      merges.push(...choosing);
      const writing = writers.map((writer) => writer.writeUntilNobodyAnswers(portal.url));
      // The merges begin with the last writes, each a little nearer to the end.
      const enough = confirmedWrites() + 60 + kill;
      const answering = choosing.map(async (one, at) => {
        await untilConfirmed(enough - 3 * at);
        await chooses(portal.url, one);
      });
      await untilConfirmed(enough);
      await portal.kill();
      await Promise.all([...writing, ...answering]);
      for (const writer of writers) expect(await writer.faultsIn(database.db)).toEqual([]);
      await portal.restart();
    }
    await Promise.all(writers.map((writer) => writer.sendAgain(portal.url)));
    for (const writer of writers) {
      expect(writer.unconfirmed).toBe(false);
      expect(await writer.faultsIn(database.db)).toEqual([]);
    }
    const outcomes = await Promise.all(merges.map((merge) => merge.outcomeIn(database.db)));
    expect(outcomes.filter((outcome) => outcome !== 'merged' && outcome !== 'untouched')).toEqual(
      [],
    );
    const unknown = merges.filter((merge, at) => merge.isConfirmed && outcomes[at] !== 'merged');
    expect(unknown, 'merges that were confirmed and undone').toEqual([]);
  }, 600_000);
});
