import type { Generated } from 'kysely';
import type { Time, TimeOrNull } from './columns.ts';

/** The purpose of a code; it is valid for nothing else. */
export type CodePurpose = 'sign-in' | 're-authentication';

/** Tables for signing in, and for protecting sign-ins. */
export type SignInTables = {
  /** One-time codes that were sent, or are being sent. */
  code_sends: {
    id: string;
    phone: string;
    address: string;
    code_hash: string;
    sent_at: Time;
    used_at: TimeOrNull;
    tries: Generated<number>;
    tries_max: Generated<number>;
    /** The browser that requested it; the code is valid only there. */
    device_hash: string | null;
    /** The IPv4 /24 or IPv6 /48 of the request. */
    block: string | null;
    purpose: Generated<CodePurpose>;
    digits: Generated<4 | 8>;
    /** Whether the browser was known to the number's account. */
    is_known: Generated<boolean>;
    /** The later code of the same browser. */
    replaced_by: Generated<string | null>;
    /** When the gateway refused it permanently. */
    failed_at: TimeOrNull;
  };
  /** Codes that were entered wrongly. The id is that of the send. */
  code_misses: {
    id: string;
    phone: string;
    /** Null where the browser was known to the number: such codes count for no network. */
    block: string | null;
    digits: number;
    at: Time;
    /** The browser in which it was entered; null in rows that are older than the column. */
    device_hash: Generated<string | null>;
  };
  /**
   * Messages with codes that wait for the gateway, and their outcomes. The id is that of the
   * send.
   */
  waiting_codes: {
    id: string;
    /** Whose turn it takes. */
    network: string;
    turn: number;
    sealed: string;
    asked_at: Time;
    /** Not before this. */
    try_at: Time;
    /** Until then a process hands it over, unless that process has ended. */
    claimed_until: TimeOrNull;
    tries: Generated<number>;
    state: Generated<'waiting' | 'sent' | 'unknown' | 'failed'>;
  };
  /** Numbers that were given up, and can be restored for a while. */
  phone_changes: {
    id: string;
    person_id: string;
    old_phone: string;
    new_phone: string;
    changed_at: Time;
    undo_until: Time;
    undone_at: TimeOrNull;
  };
  /** The token that undoes a change. Each recipient of the message has one. */
  phone_change_tokens: { token_hash: string; change_id: string };
  /** Browsers that have signed in to an account. */
  known_devices: {
    person_id: string;
    /** The hash of the cookie `device`. */
    device_hash: string;
    first_seen_at: Time;
    /** The last sign-in of this browser. */
    last_seen_at: Time;
  };
  /** Wrong passwords and codes, by a hash of what they have in common (`sign-in-delays.ts`). */
  sign_in_tries: { key: string; tries: number; last_at: Time };
};
