import type { BodyOf, DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import {
  lockCreator,
  requireOwnUserId,
  requirePerson,
  updatePersonReturning,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { convertCrawledPosts, countCrawledPosts } from '../repository/crawled-posts.ts';
import { convertSources, countSources } from '../repository/sources.ts';

type Id = 'convertOgcToUgc';

export const convertOgcToUgc: Handler<Id> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const { earlierType, conversion } = await convertCreator(trx, body.payload, now);
    const { creatorUserId, creatorType, sources, posts } = conversion;
    audit({
      subject: { kind: 'creator', id: creatorUserId },
      before: { creatorType: earlierType },
      after: { creatorType, sources, posts },
    });
    return conversion;
  });
};

async function convertCreator(
  trx: Db,
  { creatorUserId, creatorType = 'ICC' }: BodyOf<Id>['payload'],
  now: Date,
) {
  const creator = await lockCreator(trx, creatorUserId, undefined);
  if (!creator) throw new Problem('not-found');
  // First, so that posts which the crawler sends at this moment wait and are then refused.
  await convertSources(trx, creator.id, now);
  await convertCrawledPosts(trx, creator.id, now);
  const earlierType = creator.creator_type;
  if (earlierType === 'OGC') {
    const changed = await changeCreatorType(trx, creator, creatorType, now);
    return { earlierType, conversion: await presentConversion(trx, changed) };
  }
  // Converted before, or the sources of an OGC account that was merged into this one.
  const conversion = await presentConversion(trx, creator);
  if (conversion.sources === 0) throw new Problem('transition-not-allowed');
  return { earlierType, conversion };
}

const changeCreatorType = (trx: Db, { id }: Person, creatorType: 'ICC' | 'UGC', now: Date) =>
  updatePersonReturning(trx, id, {
    creator_type: creatorType,
    payment_type: creatorType === 'ICC' ? 'ICC' : null,
    updated_at: now,
  });

async function presentConversion(trx: Db, creator: Person): Promise<DataOf<Id>> {
  const { converted: sources } = await countSources(trx, creator.id);
  const posts = await countCrawledPosts(trx, creator.id, true);
  return {
    message: 'Success',
    creatorUserId: creator.id,
    creatorType: creator.creator_type ?? 'UGC',
    paymentType: creator.payment_type,
    sources,
    posts,
  };
}
