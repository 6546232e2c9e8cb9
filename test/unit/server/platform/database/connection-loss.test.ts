import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { startTcpProxy, type TcpProxy } from '#test/support/process/tcp-proxy.ts';
import {
  makeWriter,
  titlePrefix,
  type Writer,
} from '#test/unit/server/fixtures/concurrent-writers.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';

/*
 * People write while the server loses its database: each of its sessions is ended by an
 * administrator, the line is cut, stalls and comes back, and the database refuses to write as a
 * standby does.
 */

const writerCount = 20;
const rounds = 10;

describe.runIf(process.env.TEST_DATABASE_URL)(
  'a server that loses its connections to PostgreSQL',
  () => {
    let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
    let database: Database;
    let administrator: pg.Client;
    let proxy: TcpProxy;
    let portal: Portal;
    let writers: Writer[];

    beforeAll(async () => {
      place = await makePostgresDatabase();
      database = await openDatabase({ url: place.url });
      administrator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await administrator.connect();
      proxy = await startTcpProxy(place.url);
      portal = await startPortal('lost-connections', 'none', { databaseUrl: proxy.url });
    }, 180_000);
    afterAll(async () => {
      await portal?.remove();
      await administrator?.end();
      await database?.close();
      await proxy?.disconnect();
      await place?.drop();
    }, 60_000);

    /** Ends every session of the server, as a restart of PostgreSQL does. */
    const terminate = () =>
      administrator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [place.name],
      );
    const confirmedWrites = () => writers.reduce((sum, writer) => sum + writer.confirmedWrites, 0);
    const refusedWrites = () => writers.reduce((sum, writer) => sum + writer.refusedWrites, 0);
    async function untilConfirmed(writes: number): Promise<void> {
      while (confirmedWrites() < writes && !portal.hasEnded()) await wait(2);
    }
    async function untilRefused(writes: number): Promise<void> {
      while (refusedWrites() < writes && !portal.hasEnded()) await wait(2);
    }
    const readiness = async () => (await fetch(`${portal.url}/health/ready`)).status;

    /**
     * Has people write while faults happen; looks afterwards whether the server lives and what it
     * confirmed is there.
     */
    async function writeThrough(faults: () => Promise<void>): Promise<void> {
      writers = await Promise.all(
        Array.from({ length: writerCount }, () => makeWriter(database.db)),
      );
      let isOver = false;
      const writing = Promise.allSettled(
        writers.map((writer) => writer.writeWhile(portal.url, () => !isOver)),
      );
      try {
        await untilConfirmed(writerCount);
        await faults();
      } finally {
        isOver = true;
      }
      const outcomes = await writing;
      expect(portal.hasEnded(), 'the process ended').toBe(false);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const writer of writers) expect(await writer.faultsIn(database.db)).toEqual([]);
    }
    afterEach(async () => {
      if (portal.hasEnded()) await portal.restart();
    }, 60_000);

    it('survives ended sessions and loses nothing that was confirmed', async () => {
      await writeThrough(async () => {
        for (let round = 0; round < rounds; round += 1) {
          await untilConfirmed(confirmedWrites() + 30 + round);
          await terminate();
        }
        // The first who ask find broken connections gone.
        expect(await readiness()).toBe(200);
      });
    }, 300_000);

    it('says so while the line is cut, and serves the first request after it is back', async () => {
      await writeThrough(async () => {
        for (let round = 0; round < 3; round += 1) {
          await untilConfirmed(confirmedWrites() + 30);
          await proxy.disconnect();
          await untilRefused(refusedWrites() + writerCount);
          expect(await readiness()).toBe(503);
          await proxy.reconnect();
          expect(await readiness()).toBe(200);
        }
      });
    }, 300_000);

    it('continues when a stalled connection recovers', async () => {
      await writeThrough(async () => {
        for (let round = 0; round < 3; round += 1) {
          await untilConfirmed(confirmedWrites() + 30);
          proxy.stall();
          const waiting = readiness();
          proxy.resume();
          expect(await waiting).toBe(200);
        }
      });
    }, 300_000);

    it('answers 503 for a commit without a reply; the key repeats safely', async () => {
      const writer = await makeWriter(database.db);
      writers = [writer];
      await writer.writeWhile(portal.url, () => writer.confirmedWrites < 1);
      // Of the transaction that writes the title, not of a background job.
      const isCut = proxy.dropResponseTo(Buffer.from('commit\0'), Buffer.from(titlePrefix));
      await writer.writeWhile(
        portal.url,
        () => writer.refusedWrites < 1 && writer.confirmedWrites < 20,
      );
      await isCut;
      expect(writer.refusedWrites).toBe(1);
      expect(await writer.faultsIn(database.db)).toEqual([]);
    }, 60_000);

    it('asks to retry while the database is read-only, then writes', async () => {
      await writeThrough(async () => {
        const setReadOnly = (value: string) =>
          administrator.query(
            `alter database ${place.name} set default_transaction_read_only = ${value}`,
          );
        await setReadOnly('on');
        await terminate();
        await untilRefused(refusedWrites() + writerCount);
        expect(await readiness()).toBe(503);
        await setReadOnly('off');
        // Each connection from before may be met once.
        for (let ask = 0; ask < 10 && (await readiness()) !== 200; ask += 1);
        expect(await readiness()).toBe(200);
        await untilConfirmed(confirmedWrites() + writerCount);
      });
    }, 300_000);
  },
);
