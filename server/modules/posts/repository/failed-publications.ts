import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostState } from '#domain/post/post-states.ts';
import {
  type DeliveryFailure,
  type DeliveryState,
  deliveryLimits,
} from '#domain/post/publication-deliveries.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { likePattern, titlePattern } from '#server/platform/database/like-pattern.ts';
import type { DeliveryAttemptTable } from '#server/platform/database/schema/delivery-tables.ts';
import type { DeliveryRow } from './deliveries.ts';

/** The states that staff are shown in the list. */
export const listedStates = ['waiting', 'refused', 'expired'] as const satisfies DeliveryState[];
export type ListedState = (typeof listedStates)[number];

/** A delivery with its post and creator, which may have been deleted. */
export type PublicationRow = DeliveryRow & {
  title: string | null;
  format: PostFormat | null;
  post_state: PostState | null;
  creator_id: string | null;
  creator_name: string | null;
  creator_handle: string | null;
};

export type PublicationQuery = {
  states?: readonly ListedState[] | undefined;
  failure?: DeliveryFailure | undefined;
  /** Any part of the title, or of the creator's name or handle. */
  search?: string | undefined;
  /** Time and id of the last delivery of the page before. */
  after: string[] | null;
  limit: number;
};

const columns = sql.raw(`deliveries.*, posts.title, posts.format, posts.state as post_state,
  posts.creator_id, people.name as creator_name, people.handle as creator_handle`);
const joined = sql.raw(`publication_deliveries as deliveries
  left join posts on posts.id = deliveries.post_id
  left join people on people.id = posts.creator_id`);

/** A running first attempt has not failed yet. */
const isListed: Record<ListedState, RawBuilder<unknown>> = {
  waiting: sql`deliveries.state = 'waiting' and deliveries.failure is not null`,
  refused: sql`deliveries.state = 'refused'`,
  expired: sql`deliveries.state = 'expired'`,
};

/** Deliveries that the publisher has not confirmed, the newest first. */
export async function listFailedPublications(
  db: Db,
  { states = listedStates, failure, search = '', after, limit }: PublicationQuery,
): Promise<PublicationRow[]> {
  const [part, titlePart] = [`%${likePattern(search)}%`, `%${titlePattern(search)}%`];
  const conditions = [
    // Names the index.
    sql`deliveries.state in ('waiting', 'refused', 'expired')`,
    sql`(${sql.join(
      states.map((state) => isListed[state]),
      sql` or `,
    )})`,
    ...(failure ? [sql`deliveries.failure = ${failure}`] : []),
    ...(search.trim()
      ? [
          sql`(posts.title_search like ${titlePart} or lower(people.name) like ${part}
            or people.handle like ${part})`,
        ]
      : []),
    ...(after
      ? [
          sql`(deliveries.created_at, deliveries.id)
            < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ]
      : []),
  ];
  const { rows } = await sql<PublicationRow>`select ${columns} from ${joined}
    where ${sql.join(conditions, sql` and `)}
    order by deliveries.created_at desc, deliveries.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many there are of each state, counted up to the limit. */
export async function countFailedPublications(db: Db): Promise<Record<ListedState, number>> {
  const counts = listedStates.map(
    (state) => sql`(select count(*)::int from (select from publication_deliveries as deliveries
      where ${isListed[state]} limit ${sql.lit(deliveryLimits.countMax)}) as counted)
      as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<ListedState, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? { waiting: 0, refused: 0, expired: 0 };
}

/** One delivery, whatever its state. */
export async function findPublication(db: Db, id: string): Promise<PublicationRow | undefined> {
  const { rows } = await sql<PublicationRow>`select ${columns} from ${joined}
    where deliveries.id = ${id}`.execute(db);
  return rows[0];
}

/** The newest attempts of a delivery, the newest first. */
export const listAttempts = (
  db: Db,
  deliveryId: string,
): Promise<Selectable<DeliveryAttemptTable>[]> =>
  db
    .selectFrom('delivery_attempts')
    .where('delivery_id', '=', deliveryId)
    .orderBy('number', 'desc')
    .limit(deliveryLimits.attemptsShown)
    .selectAll()
    .execute();

/** Lets a delivery be attempted at once; one that was given up has another day. */
export async function reopenDelivery(
  trx: Db,
  { id, state, waiting_since }: Pick<DeliveryRow, 'id' | 'state' | 'waiting_since'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('publication_deliveries')
    .set({
      state: 'waiting',
      next_attempt_at: now,
      settled_at: null,
      waiting_since: state === 'waiting' ? waiting_since : now,
    })
    .where('id', '=', id)
    .execute();
}
