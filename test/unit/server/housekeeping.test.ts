import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { engines, freshPhone, startTestServer, type TestServer } from './test-server.ts';

const day = 24 * 3600;

describe.each(engines)('housekeeping on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  it('takes away what has served its time, and nothing else', async () => {
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
    server.clock.pass(8 * day);
    await server.signIn(freshPhone());
    await removeExpired(server.deps);
    expect(await count()).toEqual({ sessions: 2, codes: 1, keys: 0, batches: 1 });
    server.clock.pass(23 * day);
    await removeExpired(server.deps);
    expect(await count()).toEqual({ sessions: 1, codes: 0, keys: 0, batches: 1 });
    server.clock.pass(62 * day);
    await removeExpired(server.deps);
    expect((await count()).batches).toBe(0);
  });
});
