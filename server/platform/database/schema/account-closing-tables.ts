import type { Generated } from 'kysely';
import type { Json, Time, TimeOrNull } from './columns.ts';

export type AccountClosingTables = {
  /** Accounts that their creators have closed, until they are erased or shown again. */
  account_closings: {
    person_id: string;
    /** `returned`: the creator is back, and some posts may still have to be shown again. */
    state: 'closing' | 'returned';
    requested_at: Time;
    erase_at: Time;
    /** The last post, in the order of ids, that the publisher hides. */
    posts_hidden_to: string | null;
    /** Whether the publisher has confirmed all posts. */
    is_swept: Generated<boolean>;
    /** Until then one process erases the account. */
    claimed_until: TimeOrNull;
    tries: Generated<number>;
  };
  /** That accounts were erased, without any data of their creators. */
  erasures: {
    id: string;
    requested_at: Time;
    erased_at: Time;
    /** How many rows of each table. */
    deleted_rows: Json<Record<string, number>>;
  };
};
