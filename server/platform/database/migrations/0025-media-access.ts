import { type Kysely, sql } from 'kysely';

/*
 * Finds the posts that show a picture or a video by its id. `media_ids` is one expression in
 * standard form, so that statements can inline it; `$.**.id` selects the ids of pictures, cover,
 * video and poster at any depth.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `set local maintenance_work_mem = '256MB'`,
  `create function media_ids(version jsonb) returns jsonb immutable parallel safe
    return jsonb_path_query_array(version, 'strict $.**.id')`,
  // Posts published before their pictures were stored next to the text.
  `update posts set published = published || jsonb_build_object('media', (
      select coalesce(jsonb_agg(jsonb_build_object('id', found[1])), '[]')
      from regexp_matches(
        published->>'html',
        '/pictures/(?:[^/"]+/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})',
        'g'
      ) as found
    ))
    where live = 'PUBLISHED' and not published ? 'pictures'
      and published->>'html' like '%/pictures/%'`,
  `create index posts_published_media on posts using gin (media_ids(published) jsonb_path_ops)
    with (fastupdate = off) where live = 'PUBLISHED'`,
  `create index posts_media on posts using gin (
      media_ids(pictures || coalesce(cover, '[]') || coalesce(video, '[]')) jsonb_path_ops
    ) with (fastupdate = off)`,
  `create index post_versions_media on post_versions using gin (
      media_ids(pictures || coalesce(video, '[]')) jsonb_path_ops
    ) with (fastupdate = off)`,
  `create index people_by_picture on people (picture_id) where picture_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
