import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as firstWalk from '#server/platform/database/migrations/0001-first-walk.ts';
import * as liveVersion from '#server/platform/database/migrations/0003-live-version.ts';
import { emptyDatabase } from '#test/unit/server/harness/empty-database.ts';

it('posts from before know what readers see of them', async () => {
  const db = await emptyDatabase();
  await firstWalk.up(db);
  const person = crypto.randomUUID();
  await sql`insert into people (id, role, permissions, position, new_user, created_at, updated_at)
    values (${person}, 'creator', '{}', '{}', false, now(), now())`.execute(db);
  const before: [
    title: string,
    state: string,
    published: boolean,
    publishedBefore: boolean,
    live: string,
  ][] = [
    ['never sent', 'DRAFT', false, false, 'NONE'],
    ['refused at first', 'REJECTED', false, false, 'NONE'],
    ['up', 'PUBLISHED', true, true, 'PUBLISHED'],
    ['up, without a copy', 'SENSITIVE', false, true, 'PUBLISHED'],
    ['an edit in review', 'SUBMITTED_FOR_DHPUBLISH_REVIEW', true, true, 'PUBLISHED'],
    ['an edit refused', 'REJECTED', true, true, 'PUBLISHED'],
    ['down', 'UNPUBLISHED', false, true, 'TAKEN_DOWN'],
    ['down, and an edit in review', 'SUBMITTED_FOR_DHPUBLISH_REVIEW', false, true, 'TAKEN_DOWN'],
  ];
  for (const [title, state, published, publishedBefore] of before) {
    await sql`insert into posts (
        id, creator_id, client_id, revision, format, state, title, title_search, html, excerpt,
        created_at, updated_at, published, published_at
      )
      values (
        ${crypto.randomUUID()}, ${person}, ${crypto.randomUUID()}, 1, 'FORMAT_ARTICLE', ${state},
        ${title}, '', '', '', now(), now(), ${published ? '{}' : null}::jsonb,
        case when ${publishedBefore}::boolean then now() end
      )`.execute(db);
  }
  await liveVersion.up(db);
  const { rows } = await sql<{
    title: string;
    live: string;
  }>`select title, live from posts`.execute(db);
  await db.destroy();
  expect(Object.fromEntries(rows.map(({ title, live }) => [title, live]))).toEqual(
    Object.fromEntries(before.map(([title, , , , live]) => [title, live])),
  );
});
