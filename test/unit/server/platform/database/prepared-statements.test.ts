import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#test/unit/server/harness/test-server.ts';

/*
 * What stays as it is with PGlite's own way of asking, although statements are read and planned
 * once.
 */

describe('prepared statements of the embedded database', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer('pglite');
    await sql`create table things (
      id int primary key, at timestamptz, list text[], facts jsonb
    )`.execute(server.db);
  });
  afterAll(() => server?.stop());

  const insert = (id: number, facts: object | null = null) =>
    sql`insert into things values (${id}, ${new Date(0)}, ${['क', 'a,"b']}, ${facts})`.execute(
      server.db,
    );
  const find = async (id: number) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from things where id = ${id}`.execute(server.db);
    return rows[0];
  };
  const remove = () => sql`delete from things where id >= ${0}`.execute(server.db);

  it('return the requested values of every type each time', async () => {
    await insert(1, { of: [1, null] });
    await insert(2);
    const shared = { at: new Date(0), list: ['क', 'a,"b'] };
    expect([await find(1), await find(2), await find(3)]).toEqual([
      { id: 1, ...shared, facts: { of: [1, null] } },
      { id: 2, ...shared, facts: null },
      undefined,
    ]);
    expect((await remove()).numAffectedRows).toBe(2n);
  });

  it('report which rule was broken, and the next one is answered', async () => {
    await insert(1);
    await expect(insert(1)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
    await insert(2);
    expect((await remove()).numAffectedRows).toBe(2n);
    const unknown = sql`select nothing from things where id = ${1}`.execute(server.db);
    await expect(unknown).rejects.toMatchObject({ code: '42703' });
  });

  it('belong to their transaction: nothing stays of one that fails', async () => {
    const failing = server.db.transaction().execute(async (trx) => {
      await sql`insert into things (id) values (${7})`.execute(trx);
      await sql`insert into things (id) values (${7})`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await find(7)).toBeUndefined();
    await server.db
      .transaction()
      .execute((trx) => sql`insert into things (id) values (${7})`.execute(trx));
    expect(await find(7)).toMatchObject({ id: 7 });
    await remove();
  });

  it('are prepared again when a table has a column more', async () => {
    await insert(1);
    expect(await find(1)).not.toHaveProperty('more');
    await sql`alter table things add column more int`.execute(server.db);
    expect(await find(1)).toHaveProperty('more', null);
    await remove();
  });
});
