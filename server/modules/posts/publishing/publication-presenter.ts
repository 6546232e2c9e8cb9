import type { Selectable } from 'kysely';
import { isFailedDelivery } from '#domain/post/publication-deliveries.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { DeliveryAttemptTable } from '#server/platform/database/schema/delivery-tables.ts';
import type { PublicationRow } from '../repository/failed-publications.ts';

type Publication = DataOf<'getPublication'>['publication'];
type Attempt = DataOf<'getPublication'>['attempts'][number];

/**
 * Whether staff may send a delivery again. One that is running is not, and a post that was not
 * published is only while it is `PUBLISH_FAILED`.
 */
export function canResend(
  { state, kind, post_state, next_attempt_at, reserved_until }: PublicationRow,
  now: Date,
): boolean {
  if (state === 'waiting')
    return (
      next_attempt_at !== null &&
      next_attempt_at > now &&
      !(reserved_until !== null && reserved_until > now)
    );
  return isFailedDelivery(state) && (kind !== 'publish' || post_state === 'PUBLISH_FAILED');
}

/** A delivery to the publisher for staff. */
export const presentPublication = (row: PublicationRow, now: Date): Publication => ({
  deliveryId: row.id,
  postUID: row.post_id,
  kind: row.kind,
  revision: row.revision,
  state: row.state,
  failure: row.failure,
  reply: { status: row.status, code: row.code, message: row.message },
  url: row.url,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  settledAt: row.settled_at?.toISOString() ?? null,
  title: row.title,
  format: row.format,
  creator:
    row.creator_id === null
      ? null
      : {
          userId: row.creator_id,
          name: row.creator_name,
          handle: row.creator_handle,
        },
  canResend: canResend(row, now),
});

export const presentAttempt = (row: Selectable<DeliveryAttemptTable>): Attempt => ({
  number: row.number,
  at: row.at.toISOString(),
  outcome: row.outcome,
  reply: { status: row.status, code: row.code, message: row.message },
  milliseconds: row.milliseconds,
});
