import type { Insertable } from 'kysely';
import { type DeliveryFailure, deliveryLimits } from '#domain/post/publication-deliveries.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type {
  DeliveryAttemptTable,
  DeliveryTable,
} from '#server/platform/database/schema/delivery-tables.ts';

type Ending = Pick<Insertable<DeliveryTable>, 'status' | 'code' | 'message'> & {
  failure: DeliveryFailure;
  isRefused: boolean;
};

/** How the publications of the demo failed, in turn. */
const endings: readonly [Ending, ...Ending[]] = [
  {
    failure: 'refused',
    isRefused: true,
    status: 200,
    code: 'duplicate',
    message: 'The reader app has a post with this title.',
  },
  { failure: 'server-error', isRefused: false, status: 503, code: null, message: null },
  { failure: 'rejected', isRefused: true, status: 410, code: null, message: null },
  { failure: 'timed-out', isRefused: false, status: null, code: null, message: null },
];

const hour = 3600 * 1000;

/** Deliveries for the posts whose publication failed, with their attempts. */
export async function seedPublications(trx: Db): Promise<void> {
  const posts = await trx
    .selectFrom('posts')
    .where('state', '=', 'PUBLISH_FAILED')
    .orderBy('id')
    .select(['id', 'revision', 'updated_at'])
    .execute();
  const found = posts.map(({ id, revision, updated_at: at }, place) => {
    const { isRefused, ...reply } = endings[place % endings.length] ?? endings[0];
    const sentAt = new Date(at.getTime() + hour);
    const tries = isRefused ? [0] : [0, 1, 3, 7, 15, deliveryLimits.retrySeconds / 3600];
    const attempts = tries.map((hours) => new Date(sentAt.getTime() + hours * hour));
    const delivery: Insertable<DeliveryTable> = {
      id: newId(sentAt),
      post_id: id,
      kind: 'publish',
      revision,
      state: isRefused ? 'refused' : 'expired',
      ...reply,
      attempts: attempts.length,
      created_at: sentAt,
      waiting_since: sentAt,
      settled_at: attempts.at(-1) ?? sentAt,
    };
    return { delivery, attempts };
  });
  if (found.length === 0) return;
  await trx
    .insertInto('publication_deliveries')
    .values(found.map(({ delivery }) => delivery))
    .execute();
  await trx.insertInto('delivery_attempts').values(found.flatMap(attemptRows)).execute();
}

function attemptRows({
  delivery: { id, failure, status, code, message },
  attempts,
}: {
  delivery: Insertable<DeliveryTable>;
  attempts: Date[];
}): Insertable<DeliveryAttemptTable>[] {
  return attempts.map((at, place) => ({
    delivery_id: id,
    number: place + 1,
    at,
    outcome: failure ?? null,
    status: status ?? null,
    code: code ?? null,
    message: message ?? null,
    milliseconds: failure === 'timed-out' ? 15_000 : 180 + place * 7,
  }));
}
