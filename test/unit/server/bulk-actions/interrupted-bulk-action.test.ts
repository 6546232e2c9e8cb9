import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { startTcpProxy, type TcpProxy } from '#test/support/process/tcp-proxy.ts';
import { entriesOf, makeCreators } from '../fixtures/bulk-fixtures.ts';
import { makePostgresDatabase } from '../harness/postgres-databases.ts';

/*
 * Many records. The line of the browser is cut when the action starts and while it is followed; the
 * server is killed in the middle, and later loses its database.
 */

/** `BULK_RECORDS` chooses another number, of at least 1,000. */
const total = Number(process.env.BULK_RECORDS ?? 1000);
const refused = 10;
const part = (share: number) => Math.round(total * share);

type Action = { bulkActionId: string; state: string; done: number; failed: number };
type Failure = { subjectId: string; code: string };

describe.runIf(process.env.TEST_DATABASE_URL)('a bulk action that is interrupted', () => {
  let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let database: Database;
  let administrator: pg.Client;
  let portal: Portal;
  let line: TcpProxy;
  let session: string;
  let staffId: string;

  beforeAll(async () => {
    place = await makePostgresDatabase();
    database = await openDatabase({ url: place.url });
    administrator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await administrator.connect();
    const now = new Date();
    const { person } = await findOrCreatePerson(database.db, now, {
      role: 'staff',
      name: 'Anita Rao',
      position: initialCreatorPosition,
      identity: { kind: 'INTERNAL', subject: 'anita@creator.example' },
    });
    staffId = person.id;
    session = await openSession(database.db, person.id, now);
    portal = await startPortal('bulk-action', 'none', { databaseUrl: place.url });
    line = await startTcpProxy(portal.url);
  }, 180_000);
  afterAll(async () => {
    await line?.disconnect();
    await portal?.remove();
    await administrator?.end();
    await database?.close();
    await place?.drop();
  }, 60_000);

  /** The data of a reply; null without a reply, or when the server cannot answer now. */
  async function post<Data>(path: string, body: object, key?: string): Promise<Data | null> {
    try {
      const reply = await fetch(new URL(path, line.url), {
        method: 'POST',
        headers: {
          cookie: `${sessionCookie}=${session}`,
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      });
      return reply.ok ? ((await reply.json()) as { data: Data }).data : null;
    } catch {
      return null;
    }
  }

  /** Repeats a call until it is answered, as the portal's chart does. */
  async function untilAnswered<Data>(call: () => Promise<Data | null>): Promise<Data> {
    for (;;) {
      const data = await call();
      if (data !== null) return data;
      await wait(100);
    }
  }

  const follow = (bulkActionId: string) =>
    untilAnswered(() =>
      post<{ bulkAction: Action; rows: Failure[] }>('/api/staff/bulkActions/get', { bulkActionId }),
    );

  async function untilDone(bulkActionId: string, count: number): Promise<void> {
    for (;;) {
      const { bulkAction } = await follow(bulkActionId);
      if (bulkAction.done >= count) return;
      expect(bulkAction.state).toBe('running');
      await wait(50);
    }
  }

  it('applies each record exactly once and reports correctly', async () => {
    const ids = await makeCreators(database.db, total);
    const unready = ids.slice(0, refused);
    await database.db
      .updateTable('people')
      .set({ position: JSON.stringify({ ...initialCreatorPosition, work: 'approved' }) })
      .where('id', 'in', unready)
      .execute();
    const key = crypto.randomUUID();
    const body = { kind: 'approve-creators', filters: {}, expectedTotal: total };
    const start = () => post<Action>('/api/staff/bulkActions/start', body, key);

    const isSwallowed = line.dropResponseTo(Buffer.from('bulkActions/start'));
    expect(await start()).toBeNull();
    await isSwallowed;
    const { bulkActionId } = await untilAnswered(start);

    await untilDone(bulkActionId, part(0.1));
    const isLost = line.dropResponseTo(Buffer.from('bulkActions/get'));
    expect(await post('/api/staff/bulkActions/get', { bulkActionId })).toBeNull();
    await isLost;

    await untilDone(bulkActionId, part(0.3));
    await portal.kill();
    const { done } = await database.db
      .selectFrom('bulk_action_items')
      .where('state', '=', 'done')
      .select(({ fn }) => fn.countAll<string>().as('done'))
      .executeTakeFirstOrThrow();
    expect(Number(done)).toBeLessThan(total - refused);
    await portal.restart();

    await untilDone(bulkActionId, part(0.6));
    await administrator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [place.name],
    );
    await untilDone(bulkActionId, total - refused);

    const { bulkAction, rows } = await untilAnswered(async () => {
      const report = await follow(bulkActionId);
      return report.bulkAction.state === 'running' ? null : report;
    });
    expect(bulkAction).toMatchObject({ state: 'finished', done: total - refused, failed: refused });
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['transition-not-allowed']));
    expect(rows.map(({ subjectId }) => subjectId).sort()).toEqual(unready.toSorted());

    const entries = await entriesOf(database.db, bulkActionId);
    expect(entries.size).toBe(total - refused);
    expect(new Set(entries.values())).toEqual(new Set([1]));
    const events = await database.db
      .selectFrom('profile_events')
      .where('action', '=', 'approved')
      .where('by_person', '=', staffId)
      .select('person_id')
      .execute();
    expect(events).toHaveLength(total - refused);
    expect(new Set(events.map(({ person_id }) => person_id)).size).toBe(total - refused);
    const actions = await database.db.selectFrom('bulk_actions').select('id').execute();
    expect(actions).toHaveLength(1);
  }, 600_000);
});
