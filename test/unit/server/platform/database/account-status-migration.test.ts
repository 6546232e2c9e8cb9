import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import * as firstWalk from '#server/platform/database/migrations/0001-first-walk.ts';
import * as accounts from '#server/platform/database/migrations/0005-accounts.ts';
import * as agenciesAndCreators from '#server/platform/database/migrations/0009-agencies-and-creators.ts';
import * as creatorStatistics from '#server/platform/database/migrations/0016-creator-statistics.ts';
import * as accountStatus from '#server/platform/database/migrations/0045-account-status.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { emptyDatabase } from '#test/unit/server/harness/empty-database.ts';
import { engines } from '#test/unit/server/harness/engines.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';

async function withEmptyDatabase(
  engine: (typeof engines)[number],
  test: (db: Kysely<unknown>) => Promise<void>,
) {
  if (engine === 'pglite') {
    const db = await emptyDatabase();
    return test(db).finally(() => db.destroy());
  }
  const { url, drop } = await makePostgresDatabase();
  const database = openPostgres(url);
  return test(database.db as unknown as Kysely<unknown>)
    .finally(() => database.close())
    .finally(drop);
}

const positions = [
  { phone: 'verified', work: 'approved', bank: 'pending', standing: 'active' },
  { phone: 'verified', work: 'rejected', bank: 'notSubmitted', standing: 'blocked' },
];

async function addPerson(db: Kysely<unknown>, position: object): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into people (id, role, permissions, position, new_user, created_at, updated_at)
    values (
      ${id}, 'creator', '{}', ${JSON.stringify(position)}::jsonb, false, now(), now()
    )`.execute(db);
  return id;
}

it.each(engines)(
  'the migration to "account status" on %s keeps positions, events and replies',
  (engine) =>
    withEmptyDatabase(engine, async (db) => {
      await firstWalk.up(db);
      await accounts.up(db);
      await agenciesAndCreators.up(db);
      await creatorStatistics.up(db);
      for (const position of positions) await addPerson(db, position);
      const person = await addPerson(db, {});
      await sql`insert into standing_events (id, person_id, action, at)
      values (${person}, ${person}, 'block', now())`.execute(db);
      const reply = { creatorUserId: person, standing: 'blocked' };
      await sql`insert into idempotency_keys (
        person_id, operation, key, request_hash, status, body, created_at
      )
      values (
        ${person}, 'blockCreator', ${person}, '', 200, ${JSON.stringify(reply)}::jsonb, now()
      )`.execute(db);

      await db.transaction().execute((trx) => accountStatus.up(trx));

      const read = (query: ReturnType<typeof sql<{ value: unknown }>>) =>
        query.execute(db).then(({ rows }) => rows.map(({ value }) => value));
      expect(
        await read(
          sql`select position as value from people order by position->>'bank' desc nulls last`,
        ),
      ).toEqual([
        { phone: 'verified', work: 'approved', bank: 'pending', accountStatus: 'active' },
        { phone: 'verified', work: 'rejected', bank: 'notSubmitted', accountStatus: 'blocked' },
        {},
      ]);
      expect(await read(sql`select action as value from account_status_events`)).toEqual(['block']);
      expect(await read(sql`select body as value from idempotency_keys`)).toEqual([
        { creatorUserId: person, accountStatus: 'blocked' },
      ]);
      expect(
        await read(sql`select indexname::text as value from pg_indexes
        where indexname like '%standing%' or indexname like '%account_status%' order by 1`),
      ).toEqual([
        'account_status_events_by_person',
        'account_status_events_pkey',
        'creators_by_account_status',
      ]);
    }),
);
