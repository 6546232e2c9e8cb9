import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentLanguages } from '#domain/language/languages.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { postStates } from '#domain/post/post-states.ts';
import { enqueueMonthlyInvoices } from '#server/modules/money/invoices/invoice-run.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { createMemoryJobs } from '#server/platform/queue/jobs.ts';
import { writeLargeDataset } from '#server/seed/large-dataset/large-dataset.ts';
import { makePostgresDatabase } from '../harness/postgres-databases.ts';

const posts = 4000;
const config = readConfig({ SANDBOX: '1' });
const cipher = createAtRestCipher(config.dataKeys);
const until = new Date('2026-11-21T06:00:00.000Z');

describe.runIf(process.env.TEST_DATABASE_URL)('the dataset for measurements', () => {
  let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let database: Database;
  let indexes: number;

  const one = async (query: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows[0] ?? {},
    )[0];
  const indexCount = 'select count(*)::int from pg_indexes';

  beforeAll(async () => {
    place = await makePostgresDatabase();
    database = await openDatabase({ url: place.url });
    indexes = Number(await one(indexCount));
    await writeLargeDataset({ db: database.db, cipher, config, posts, until });
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await place?.drop();
  });

  it('has its posts in every language, format and state that lasts', async () => {
    const seen = async (column: string) =>
      new Set((await one(`select array_agg(distinct ${column}) from posts`)) as string[]);
    expect(await one('select count(*)::int from posts')).toBe(posts);
    const passing = ['PENDING', 'SCHEDULED'];
    expect(await seen('state')).toEqual(
      new Set(postStates.filter((state) => !passing.includes(state))),
    );
    expect(await seen('format')).toEqual(new Set(postFormats));
    expect((await seen('language')).size).toBeGreaterThan(contentLanguages.length - 3);
  });

  it('keeps what the portal relies on', async () => {
    const wrong = {
      'counters are the sums of their days': `select count(*)::int from posts join (
          select post_id, sum(views) as views, sum(likes) as likes
          from engagement_days group by 1
        ) as days on post_id = id
        where days.views <> posts.views or days.likes <> posts.likes`,
      'what is up was handed over': `select count(*)::int from posts
        where (live = 'PUBLISHED') <> (published is not null)
          or (live <> 'NONE') <> (published_at is not null)`,
      'only approved creators have sent posts': `select count(*)::int
        from posts join people on people.id = creator_id
        where state not in ('CREATED', 'DRAFT') and position->>'work' <> 'approved'`,
      'nothing is from the future': `select count(*)::int from posts
        where created_at > '${until.toISOString()}'`,
    };
    for (const [rule, query] of Object.entries(wrong)) expect(await one(query), rule).toBe(0);
    expect(await one(indexCount)).toBe(indexes);
    for (const table of [
      'invoices',
      'hashtags',
      'publisher_accounts',
      'sources',
      'campaigns',
      'comm_cards',
      'audit_entries',
      'bank_details',
    ])
      expect(await one(`select count(*)::int from ${table}`), table).toBeGreaterThan(0);
  });

  it('leaves a server that opens it no invoices to write', async () => {
    const send = vi.fn();
    const clock = { now: () => until };
    await enqueueMonthlyInvoices({
      db: database.db,
      clock,
      jobs: { ...createMemoryJobs(clock), send },
      config,
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('is written into an empty database only', async () => {
    await expect(
      writeLargeDataset({ db: database.db, cipher, config, posts, until }),
    ).rejects.toThrow(/already/);
  });
});
