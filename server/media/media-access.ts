import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import { askedTogether } from '../db/asked-together.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { isStaff } from '../people/person.ts';
import { Problem } from '../problem.ts';
import { findSession } from '../request-context.ts';
import { isSignedFor, type MediaSignature } from './signed-address.ts';

/**
 * Of the wanted ids those that everybody may fetch: what a version shows that readers see, and the picture of a person whose
 * profile is approved or whose posts readers see.
 */
const publicText = `select id from (select unnest($1::text[]) as id) as wanted
  where exists (select from posts where live = 'PUBLISHED' and media_ids(published) @> jsonb_build_array(wanted.id))
    or exists (select from people where picture_id = wanted.id::uuid and (position->>'work' = 'approved'
      or exists (select from posts where creator_id = people.id and live = 'PUBLISHED')))`;

const askers = new WeakMap<Db, (id: string) => Promise<true | undefined>>();

/** Whether everybody may fetch a picture or a video. A page of pictures is one question to the database. */
async function isPublic(db: Db, id: string): Promise<boolean> {
  const known = askers.get(db);
  const asker =
    known ??
    askedTogether(async (ids) => {
      const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(publicText, [ids]));
      return new Map(rows.map((row) => [row.id, true as const]));
    });
  if (!known) askers.set(db, asker);
  return (await asker(id)) ?? false;
}

const forNobody = 'private, no-store';

type Call = {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  query: MediaSignature;
};

/**
 * Lets a call fetch a picture or a video, and says in its answer who may keep it. Everybody may fetch what readers see;
 * other media only who comes with a signed address, their owner and the owner's agency, who may see a post that shows
 * them, and staff.
 * @throws {Problem} `not-found`, also where somebody else may fetch it
 */
export async function allowMedia(call: Call, id: string): Promise<void> {
  const { deps, request, reply, query } = call;
  reply.header('cache-control', forNobody);
  if (await isPublic(deps.db, id)) {
    // Shared caches ask again after an hour: what was taken down is public no more.
    reply.header('cache-control', 'public, max-age=31536000, s-maxage=3600, immutable');
    return;
  }
  if (isSignedFor(id, query, deps.config.codeSecret, deps.clock.now())) return;
  await findSession(request, reply, deps);
  if (!(await maySee(deps.db, request, id))) throw noMedia(reply);
  reply.header('cache-control', 'private, max-age=86400, immutable').header('vary', 'Cookie');
}

/** There is no such file for this caller, and nobody may keep this answer: it may be published later. */
export function noMedia(reply: FastifyReply): Problem {
  reply.header('cache-control', forNobody);
  return new Problem('not-found');
}

async function maySee(db: Db, { person, session }: FastifyRequest, id: string): Promise<boolean> {
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
