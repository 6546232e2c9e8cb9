import { sql } from 'kysely';
import type { DeliveryKind } from '#domain/post/publication-deliveries.ts';
import type { Db } from '#server/platform/database/database-types.ts';

export type DeliveryBacklog = {
  kind: DeliveryKind;
  /** Age of the oldest delivery that is not confirmed, in seconds; 0 without any. */
  oldest: number;
  /** Deliveries that only staff send again. */
  failed: number;
};

/** How far the publisher is behind, by kind; kinds without anything are left out. */
export async function readDeliveryBacklog(db: Db, now: Date): Promise<DeliveryBacklog[]> {
  const { rows } = await sql<DeliveryBacklog>`
    select kind,
      coalesce(extract(epoch from ${now}::timestamptz - min(waiting_since)
        filter (where state = 'waiting')), 0)::float8 as oldest,
      count(*) filter (where state <> 'waiting')::int as failed
    from publication_deliveries where state in ('waiting', 'refused', 'expired')
    group by kind`.execute(db);
  return rows;
}
