import type { Generated } from 'kysely';
import type { BrowserName, OperatingSystemName } from '#domain/auth/user-agent.ts';
import type { Time, TimeOrNull } from './columns.ts';
import type { IdentityKind } from './identity-kind.ts';

/** How a session was opened: by a login, or by a one-time link. */
export type LoginType = IdentityKind | 'TOKEN';

export type SessionTable = {
  token_hash: string;
  /** Public id of the session; opens nothing. */
  id: Generated<string>;
  person_id: string;
  created_at: Time;
  expires_at: Time;
  /** When the person last authenticated; null in sessions of an older server. */
  authenticated_at: TimeOrNull;
  /** Right to ten minutes. */
  seen_at: Time;
  /** Null in sessions that are older than the column. */
  login_type: LoginType | null;
  browser: BrowserName | null;
  system: OperatingSystemName | null;
  /** The account choice that is open in it. */
  choice_id: Generated<string | null>;
  /**
   * Until when `auth-user` alone opens it over HTTPS; null for sessions that were given
   * `__Host-auth-user`.
   */
  plain_cookie_until: Generated<Date | null>;
  /** Hash of the session that the browser had before; it was ended by this sign-in. */
  replaces: Generated<string | null>;
  /** The one-time link that opened it. */
  sign_in_link_id: Generated<string | null>;
  /** The browser in which it was opened; null in sessions that are older than the column. */
  device_hash: Generated<string | null>;
};

/** A one-time link, kept as a record when it is used, withdrawn or over. */
export type SignInLinkTable = {
  token_hash: string;
  /** Public id of the link; opens nothing. */
  id: Generated<string>;
  person_id: string;
  made_by: string;
  made_at: Time;
  expires_at: Time;
  used_at: TimeOrNull;
  /** When a newer link took its place, or its person was blocked or merged away. */
  withdrawn_at: TimeOrNull;
  /** Where it was used. */
  browser: BrowserName | null;
  system: OperatingSystemName | null;
};

/** The session of a call. */
export type Session = {
  hash: string;
  /** The account choice that is open in it. */
  choiceId: string | null;
  /** When the person last authenticated. */
  authenticatedAt: Date;
};
