import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPersonCached } from '#server/modules/people/person-cache.ts';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('the people that a process remembers on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  async function versionOf(id: string): Promise<string> {
    const { version } = await server.db
      .selectFrom('people')
      .where('id', '=', id)
      .select(sql<string>`xmin::text`.as('version'))
      .executeTakeFirstOrThrow();
    return version;
  }
  const nameOf = (id: string, name: string) =>
    server.db.updateTable('people').set({ name }).where('id', '=', id).execute();

  it('are read again only when their row was written', async () => {
    const { userId } = await signInAs(server, { role: 'creator' });
    const first = await loadPersonCached(server.db, userId, await versionOf(userId));
    expect(await loadPersonCached(server.db, userId, await versionOf(userId))).toBe(first);
    await nameOf(userId, 'Ravi Deshmukh');
    const changed = await loadPersonCached(server.db, userId, await versionOf(userId));
    expect([first?.name, changed?.name]).toEqual(['Meera Kulkarni', 'Ravi Deshmukh']);
  });

  it('are changed for the next call, no matter which process changes them', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    for (const name of ['Asha', 'Usha', 'Asha']) {
      await nameOf(creator.userId, name);
      expect((await creator.call('getCurrentUser')).data).toMatchObject({ name });
    }
  });

  it('lose their permissions with the next call', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    const list = () => creator.call('getPostByFilter', { body: { filters: {} } });
    expect((await list()).status).toBe(200);
    await server.db
      .updateTable('people')
      .set({ permissions: [] })
      .where('id', '=', creator.userId)
      .execute();
    expect((await list()).status).toBe(403);
  });

  it('are not found after deletion', async () => {
    const { userId } = await signInAs(server, { role: 'creator' });
    const version = await versionOf(userId);
    await server.db.deleteFrom('sessions').where('person_id', '=', userId).execute();
    await server.db.deleteFrom('identities').where('person_id', '=', userId).execute();
    await server.db.deleteFrom('people').where('id', '=', userId).execute();
    expect(await loadPersonCached(server.db, userId, version)).toBeUndefined();
  });
});
