import type { Generated } from 'kysely';
import type { BrowserName, SystemName } from '#domain/devices.ts';
import type { Time } from './columns.ts';
import type { IdentityKind } from './schema.ts';

/** How a session was opened: by a login, or by a one-time link. */
export type LoginType = IdentityKind | 'TOKEN';

export type SessionTable = {
  token_hash: string;
  /** By which people name it; opens nothing. */
  id: Generated<string>;
  person_id: string;
  created_at: Time;
  expires_at: Time;
  /** Right to ten minutes. */
  seen_at: Time;
  /** Null in sessions that are older than the column. */
  login_type: LoginType | null;
  browser: BrowserName | null;
  system: SystemName | null;
  /** The account choice that is open in it. */
  choice_id: Generated<string | null>;
};
