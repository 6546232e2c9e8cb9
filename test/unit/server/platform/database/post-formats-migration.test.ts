import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as firstWalk from '#server/platform/database/migrations/0001-first-walk.ts';
import * as liveVersion from '#server/platform/database/migrations/0003-live-version.ts';
import * as postFormats from '#server/platform/database/migrations/0014-post-formats.ts';
import { emptyDatabase } from '#test/unit/server/harness/empty-database.ts';

it('pictures of old posts are moved out of the text, except in articles', async () => {
  const db = await emptyDatabase();
  await firstWalk.up(db);
  await liveVersion.up(db);
  const person = crypto.randomUUID();
  await sql`insert into people (id, role, permissions, position, new_user, created_at, updated_at)
    values (${person}, 'creator', '{}', '{}', false, now(), now())`.execute(db);
  const html =
    '<p>क</p><figure data-picture="1"><img src="x" alt=""><figcaption>ख</figcaption></figure><p>ग</p>';
  const pictures = JSON.stringify([{ id: '1' }]);
  const published = JSON.stringify({ title: 'क', html, sensitive: true });
  for (const format of ['FORMAT_ARTICLE', 'FORMAT_GALLERY']) {
    await sql`insert into posts (
        id, creator_id, client_id, revision, format, state, title, title_search, html, excerpt,
        pictures, created_at, updated_at, published
      )
      values (
        ${crypto.randomUUID()}, ${person}, ${crypto.randomUUID()}, 1, ${format}, 'PUBLISHED',
        '', '', ${html}, '', ${pictures}::jsonb, now(), now(), ${published}::jsonb
      )`.execute(db);
  }
  await postFormats.up(db);
  const { rows } = await sql`select html, published from posts order by format`.execute(db);
  await db.destroy();
  expect(rows).toEqual([
    { html, published: JSON.parse(published) },
    {
      html: '<p>क</p><p>ग</p>',
      published: { title: 'क', html: '<p>क</p><p>ग</p>', sensitive: true, pictures: [{ id: '1' }] },
    },
  ]);
});
