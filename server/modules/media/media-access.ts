import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import { loadSession } from '#server/http/request-context.ts';
import { createBatchLoader } from '#server/platform/database/batch-loader.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStaff } from '../people/index.ts';
import { hasValidMediaSignature, type MediaSignature } from './signed-urls.ts';

/**
 * Of the wanted ids those that everybody may fetch: what a version shows that readers see, and the
 * picture of a person whose profile is approved or whose posts readers see.
 */
const publicMediaSql = `select id from (select unnest($1::text[]) as id) as wanted
  where exists (select from posts where live = 'PUBLISHED' and media_ids(published) @> jsonb_build_array(wanted.id))
    or exists (select from people where picture_id = wanted.id::uuid and (position->>'work' = 'approved'
      or exists (select from posts where creator_id = people.id and live = 'PUBLISHED')))`;

const publicMediaLoaders = new WeakMap<Db, (id: string) => Promise<true | undefined>>();

/**
 * Whether everybody may fetch a picture or a video. A page of pictures is one question to the
 * database.
 */
async function isPublic(db: Db, id: string): Promise<boolean> {
  const known = publicMediaLoaders.get(db);
  const loader =
    known ??
    createBatchLoader(async (ids) => {
      const { rows } = await db.executeQuery<{ id: string }>(
        CompiledQuery.raw(publicMediaSql, [ids]),
      );
      return new Map(rows.map((row) => [row.id, true as const]));
    });
  if (!known) publicMediaLoaders.set(db, loader);
  return (await loader(id)) ?? false;
}

const uncacheable = 'private, no-store';

type Call = {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  query: MediaSignature;
};

/**
 * Lets a call fetch a picture or a video, and says in its answer who may keep it. Everybody may
 * fetch what readers see; other media only who comes with a signed address, their owner and the
 * owner's agency, who may see a post that shows them, and staff.
 * @throws {Problem} `not-found`, also where somebody else may fetch it
 */
export async function requireMediaAccess(call: Call, id: string): Promise<void> {
  const { deps, request, reply, query } = call;
  reply.header('cache-control', uncacheable);
  if (await isPublic(deps.db, id)) {
    // Shared caches ask again after an hour: what was taken down is public no more.
    reply.header('cache-control', 'public, max-age=31536000, s-maxage=3600, immutable');
    return;
  }
  if (hasValidMediaSignature(id, query, deps.config.codeSecret, deps.clock.now())) return;
  await loadSession(request, reply, deps);
  if (!(await canView(deps.db, request, id))) throw mediaNotFound(reply);
  reply.header('cache-control', 'private, max-age=86400, immutable').header('vary', 'Cookie');
}

/**
 * There is no such file for this caller, and nobody may keep this answer: it may be published
 * later.
 */
export function mediaNotFound(reply: FastifyReply): Problem {
  reply.header('cache-control', uncacheable);
  return new Problem('not-found');
}

async function canView(db: Db, { person, session }: FastifyRequest, id: string): Promise<boolean> {
  if (!person) return false;
  if (isStaff(person)) return true;
  const { rows } = await sql`
    with mine as (
      select id from people where id = ${person.id} or agency_id = ${person.id}
    ), shown as (
      select owner_id as person_id from pictures where id = ${id}
      union all select owner_id from videos where id = ${id}
      union all select id from people where picture_id = ${id}
      union all select person_id from profile_changes where picture_id = ${id}
      union all select creator_id from posts
        where media_ids(pictures || coalesce(cover, '[]') || coalesce(video, '[]')) @> jsonb_build_array(${id}::text)
      union all select creator_id from posts join post_versions on post_id = posts.id
        where media_ids(post_versions.pictures || coalesce(post_versions.video, '[]')) @> jsonb_build_array(${id}::text)
    )
    select from shown where person_id in (select id from mine)
    union all select from people where picture_id = ${id}
      and id in (select person_id from account_choice_others where choice_id = ${session?.choiceId ?? null})
    limit 1`.execute(db);
  return rows.length > 0;
}
