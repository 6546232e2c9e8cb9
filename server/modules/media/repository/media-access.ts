import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/**
 * Of the given ids, those that everybody can fetch: media of versions that readers see, and
 * pictures of people whose profile is approved or whose posts readers see.
 */
const publicMediaSql = `select id from (select unnest($1::text[]) as id) as wanted
  where exists (select from posts
      where live = 'PUBLISHED' and media_ids(published) @> jsonb_build_array(wanted.id))
    or exists (select from people where picture_id = wanted.id::uuid and (
      position->>'work' = 'approved'
      or exists (select from posts where creator_id = people.id and live = 'PUBLISHED')))`;

/** The pictures and videos that everybody can fetch. */
export async function filterPublicMediaIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(publicMediaSql, [ids]));
  return rows.map(({ id }) => id);
}

/**
 * Whether a picture or a video belongs to a person or to a creator that they manage, is shown in a
 * post, profile or appeal of theirs, or is the picture of an account in their account choice.
 * @param isManager false while they are blocked: then only what is their own counts
 */
export async function isMediaOfPerson(
  db: Db,
  id: string,
  {
    personId,
    choiceId,
    isManager,
  }: { personId: string; choiceId: string | null; isManager: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    with mine as (
      select id from people where id = ${personId}
        or (agency_id = ${personId} and ${isManager}::boolean)
    ), shown as (
      select owner_id as person_id from pictures where id = ${id}
      union all select owner_id from videos where id = ${id}
      union all select id from people where picture_id = ${id}
      union all select person_id from profile_changes where picture_id = ${id}
      union all select creator_id from posts
        where media_ids(pictures || coalesce(cover, '[]') || coalesce(video, '[]'))
          @> jsonb_build_array(${id}::text)
      union all select creator_id from posts join post_versions on post_id = posts.id
        where media_ids(post_versions.pictures || coalesce(post_versions.video, '[]'))
          @> jsonb_build_array(${id}::text)
      union all select appeals.person_id from appeals join mine on mine.id = appeals.person_id
        where media_ids(appeals.pictures) @> jsonb_build_array(${id}::text)
    )
    select from shown where person_id in (select id from mine)
    union all select from people where picture_id = ${id}
      and id in (select person_id from account_choice_others where choice_id = ${choiceId})
    limit 1`.execute(db);
  return rows.length > 0;
}
