import type { Generated } from 'kysely';
import type {
  DeliveryFailure,
  DeliveryKind,
  DeliveryState,
} from '#domain/post/publication-deliveries.ts';
import type { Time, TimeOrNull } from './columns.ts';

/** What the publisher replied, or why it did not. */
type ReplyColumns = {
  status: number | null;
  code: string | null;
  message: string | null;
};

export type DeliveryTable = ReplyColumns & {
  /** The delivery id, which the publisher gets with every attempt. */
  id: string;
  /** The post may have been deleted since. */
  post_id: string;
  kind: DeliveryKind;
  /** The version that is published; null of withdrawals. */
  revision: number | null;
  state: DeliveryState;
  /** Of the last attempt; null once it is delivered. */
  failure: DeliveryFailure | null;
  /** Where readers find the post. */
  url: string | null;
  attempts: Generated<number>;
  /** Later than those of all deliveries of the post before it. */
  created_at: Time;
  /** When it was created or last resent by staff: the tries end a day later. */
  waiting_since: Time;
  /** Null unless the state is `waiting`. */
  next_attempt_at: TimeOrNull;
  /** Until then one process has it, and no other sends anything about the post. */
  reserved_until: TimeOrNull;
  /** When it was delivered, given up or superseded. */
  settled_at: TimeOrNull;
};

export type DeliveryAttemptTable = ReplyColumns & {
  delivery_id: string;
  number: number;
  at: Time;
  /** Null while it is running, and when its process stopped. */
  outcome: 'delivered' | DeliveryFailure | null;
  milliseconds: number | null;
};

export type DeliveryTables = {
  publication_deliveries: DeliveryTable;
  delivery_attempts: DeliveryAttemptTable;
};
