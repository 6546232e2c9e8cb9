import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired, startHousekeeping } from '#server/housekeeping.ts';
import { type BulkActionRow, insertBulkAction } from '#server/modules/bulk-actions/repository.ts';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import { saved, withPublisher } from '#test/unit/server/fixtures/post-fixtures.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

const day = 24 * 3600;
const throwIt = (error: unknown) => {
  throw error;
};

describe.each(engines)('housekeeping on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  it('deletes what has expired, and nothing else', async () => {
    const early = await server.signIn();
    const profile = { name: 'Meera', handle: 'meera', bio: 'x', languages: ['hi'], isAdult: true };
    await early.call('register', { body: { registerData: profile } });
    const count = async () => ({
      sessions: (await server.db.selectFrom('sessions').select('token_hash').execute()).length,
      codes: (await server.db.selectFrom('code_sends').select('id').execute()).length,
      batches: (await server.db.selectFrom('engagement_batches').select('id').execute()).length,
      keys: (await server.db.selectFrom('idempotency_keys').select('key').execute()).length,
    });
    const batch = { id: crypto.randomUUID(), received_at: server.clock.now() };
    await server.db.insertInto('engagement_batches').values(batch).execute();
    await removeExpired(server.deps);
    expect(await count()).toEqual({ sessions: 1, codes: 1, keys: 1, batches: 1 });
    server.clock.advance(8 * day);
    await server.signIn(freshPhone());
    await removeExpired(server.deps);
    expect(await count()).toEqual({ sessions: 2, codes: 1, keys: 1, batches: 1 });
    server.clock.advance((limits.envelopeDays - 6) * day);
    await removeExpired(server.deps);
    expect((await count()).keys, 'as long as an envelope is taken, and longer').toBe(1);
    server.clock.advance(1);
    await removeExpired(server.deps);
    expect((await count()).keys).toBe(0);
    server.clock.advance((29 - limits.envelopeDays) * day);
    await removeExpired(server.deps);
    expect(await count()).toEqual({ sessions: 1, codes: 0, keys: 0, batches: 1 });
    server.clock.advance(62 * day);
    await removeExpired(server.deps);
    expect((await count()).batches).toBe(0);
    const browsers = () => server.db.selectFrom('known_devices').select('person_id').execute();
    expect(await browsers()).toHaveLength(2);
    server.clock.advance((400 - 29 - 62) * day);
    await removeExpired(server.deps);
    expect(await browsers(), 'a browser that nobody has signed in with for 400 days').toHaveLength(
      1,
    );
  });

  it('deletes bulk actions 90 days after they ended, and none that still runs', async () => {
    const { userId } = await signInAs(server, { role: 'staff' });
    const keep = async (state: BulkActionRow['state'], endedDaysAgo: number | null) => {
      const id = crypto.randomUUID();
      const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * day * 1000);
      const action = {
        id,
        person_id: userId,
        kind: 'hide-hashtags' as const,
        arguments: JSON.stringify({}),
        state,
        total: 1,
        started_at: daysAgo(120),
        finished_at: endedDaysAgo === null ? null : daysAgo(endedDaysAgo),
      };
      await insertBulkAction(server.db, action, [crypto.randomUUID()]);
      return id;
    };
    await keep('finished', 90.01);
    await keep('cancelled', 100);
    const kept = [await keep('stopped', 89.99), await keep('running', null)].sort();
    await removeExpired(server.deps);
    const actions = await server.db.selectFrom('bulk_actions').orderBy('id').select('id').execute();
    expect(actions.map(({ id }) => id)).toEqual(kept);
    const items = await server.db
      .selectFrom('bulk_action_items')
      .orderBy('action_id')
      .select('action_id')
      .execute();
    expect(items.map(({ action_id }) => action_id)).toEqual(kept);
  });

  it('sends the publisher again what it has not confirmed', async () => {
    const publisher = await withPublisher(server);
    const { postUID } = await saved(await server.signIn(freshPhone()));
    const takenDown = { live: 'TAKEN_DOWN', published: null } as const;
    await server.db.updateTable('posts').set(takenDown).where('id', '=', postUID).execute();
    await startHousekeeping(server.deps, throwIt)();
    await publisher.drain();
    expect(publisher.withdrawn).toEqual([postUID]);
    await startHousekeeping(server.deps, throwIt)();
    await publisher.drain();
    expect(publisher.withdrawn, 'what is confirmed is done').toEqual([postUID]);
  });
});
