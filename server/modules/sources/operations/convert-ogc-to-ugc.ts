import { sql } from 'kysely';
import type { BodyOf, DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

type Id = 'convertOgcToUgc';

export const convertOgcToUgc: Handler<Id> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, (trx, now) => convertCreator(trx, body.payload, now));
};

async function convertCreator(
  trx: Db,
  { creatorUserId, creatorType = 'ICC' }: BodyOf<Id>['payload'],
  now: Date,
) {
  const creator = await trx
    .selectFrom('people')
    .where('id', '=', creatorUserId)
    .where('role', '=', 'creator')
    .where('merged_into', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!creator) throw new Problem('not-found');
  // First of all, so that what the crawler is bringing meanwhile waits and is then refused.
  await trx
    .updateTable('sources')
    .set((eb) => ({
      crawling: false,
      converted_at: now,
      updated_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('creator_id', '=', creator.id)
    .where('converted_at', 'is', null)
    .execute();
  await convertCrawledPosts(trx, creator.id, now);
  if (creator.creator_type === 'OGC')
    return presentConversion(trx, await changeCreatorType(trx, creator, creatorType, now));
  // Converted before, or the sources of an OGC account that was merged into this one.
  const conversion = await presentConversion(trx, creator);
  if (conversion.sources === 0) throw new Problem('transition-not-allowed');
  return conversion;
}

const changeCreatorType = (trx: Db, { id }: Person, creatorType: 'ICC' | 'UGC', now: Date) =>
  trx
    .updateTable('people')
    .set({
      creator_type: creatorType,
      payment_type: creatorType === 'ICC' ? 'ICC' : null,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Readers see them already, under the same ids: nothing is handed over. */
async function convertCrawledPosts(trx: Db, creatorId: string, now: Date): Promise<void> {
  await sql`insert into posts (id, creator_id, client_id, revision, format, state, live, title, title_search, html, excerpt,
      language, created_at, updated_at, submitted_at, published_at, published)
    select id, creator_id, id, 1, format, 'PUBLISHED', 'PUBLISHED', title, title_search, html, excerpt,
      language, created_at, ${now}::timestamptz, published_at, published_at,
      jsonb_build_object('title', title, 'html', html, 'revision', 1, 'excerpt', excerpt, 'cover', null, 'sensitive', false)
    from crawled_posts where creator_id = ${creatorId} and not converted`.execute(trx);
  await trx
    .updateTable('crawled_posts')
    .set({ converted: true })
    .where('creator_id', '=', creatorId)
    .where('converted', '=', false)
    .execute();
}

async function presentConversion(trx: Db, creator: Person): Promise<DataOf<Id>> {
  const { sources } = await trx
    .selectFrom('sources')
    .where('creator_id', '=', creator.id)
    .where('converted_at', 'is not', null)
    .select(sql<number>`count(*)::int`.as('sources'))
    .executeTakeFirstOrThrow();
  const { posts } = await trx
    .selectFrom('crawled_posts')
    .where('creator_id', '=', creator.id)
    .where('converted', '=', sql.lit(true))
    .select(sql<number>`count(*)::int`.as('posts'))
    .executeTakeFirstOrThrow();
  return {
    message: 'Success',
    creatorUserId: creator.id,
    creatorType: creator.creator_type ?? 'UGC',
    paymentType: creator.payment_type,
    sources,
    posts,
  };
}
