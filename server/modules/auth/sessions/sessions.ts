import { createHash, randomBytes } from 'node:crypto';
import type { Device } from '#domain/auth/user-agent.ts';
import { limits } from '#domain/limits.ts';
import type { Role } from '#domain/permissions/permissions.ts';
import { loadPersonCached } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { LoginType, Session } from '#server/platform/database/schema/session-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { renameDevice } from '../repository/known-devices.ts';
import {
  deleteReplacedSessions,
  hasSession,
  insertSession,
  loadOpenSession,
  updateSessionSeen,
} from '../repository/sessions.ts';

const sessionIdleLimit = limits.sessionIdleSeconds * 1000;
/** A session that is used is prolonged, but not written to on every request. */
const renewalInterval = 24 * 3600 * 1000;
/** Sign-ins of one browser that are this close together may have crossed. */
const concurrentSignInWindow = 10 * 60 * 1000;
/** The time of the last visit is stored at most this often. */
const seenUpdateInterval = 10 * 60 * 1000;

/** What is kept of a token. */
export const hashSessionToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** How and on what a person signs in; null where that is unknown. */
export type SignInDetails = {
  role: Role;
  loginType: LoginType | null;
  device: Device;
  /** The browser, which becomes one that the person knows. */
  deviceHash?: string;
  /** What the browser was named until now. */
  earlierDevice?: string | undefined;
  /** When the person authenticated; by default now. */
  authenticatedAt?: Date;
  /** Token of the session that the browser had until now. */
  replacedToken?: string | undefined;
  /** The one-time link that opens the session. */
  linkId?: string | undefined;
};
const unknownSignIn: SignInDetails = {
  role: 'creator',
  loginType: null,
  device: { browser: null, system: null },
};

/** When a session ends if it is not used again: never later than its absolute end. */
export function sessionEnd(role: Role, openedAt: Date, now: Date): Date {
  const lifeSeconds = role === 'staff' ? limits.staffSessionSeconds : limits.sessionSeconds;
  return new Date(
    Math.min(now.getTime() + sessionIdleLimit, openedAt.getTime() + lifeSeconds * 1000),
  );
}

/**
 * Opens a session for a person and ends the one that their browser had; returns the token that only
 * the cookie knows.
 * @throws {Problem} `account-blocked`, also when the block came after the person was read
 */
export async function openSession(
  db: Db,
  personId: string,
  now: Date,
  how: SignInDetails = unknownSignIn,
): Promise<string> {
  const { role, loginType, device, deviceHash, earlierDevice, replacedToken, linkId } = how;
  const token = randomBytes(32).toString('base64url');
  const replaces = replacedToken === undefined ? null : hashSessionToken(replacedToken);
  const row = {
    token_hash: hashSessionToken(token),
    person_id: personId,
    created_at: now,
    seen_at: now,
    authenticated_at: how.authenticatedAt ?? now,
    login_type: loginType,
    ...device,
    expires_at: sessionEnd(role, now, now),
    plain_cookie_until: null,
    replaces,
    sign_in_link_id: linkId ?? null,
    device_hash: deviceHash ?? null,
  };
  if (replaces === null && earlierDevice === undefined) {
    await insertUnlessBlocked(db, row);
    return token;
  }
  const replace = async (trx: Db) => {
    if (replaces !== null) {
      const since = new Date(now.getTime() - concurrentSignInWindow);
      await deleteReplacedSessions(trx, replaces, since);
    }
    if (earlierDevice !== undefined && deviceHash !== undefined)
      await renameDevice(trx, earlierDevice, deviceHash);
    await insertUnlessBlocked(trx, row);
  };
  await (db.isTransaction ? replace(db) : db.transaction().execute(replace));
  return token;
}

async function insertUnlessBlocked(
  db: Db,
  row: Parameters<typeof insertSession>[1],
): Promise<void> {
  if (!(await insertSession(db, row))) throw new Problem('account-blocked');
}

/**
 * The person of a session token, unless it has expired, was revoked, or the person is blocked or
 * merged away. `isRenewed` says that the session lives longer now, so that the cookie has to as
 * well.
 * @param isPlain whether the token came under a name that a neighbouring host can set too
 * (cookies.ts)
 */
export async function findSessionPerson(
  db: Db,
  token: string,
  now: Date,
  isPlain = false,
): Promise<{ person: Person; session: Session; isRenewed: boolean; until: Date } | null> {
  const hash = hashSessionToken(token);
  const row = await loadOpenSession(db, hash);
  if (!row || row.expires_at <= now) return null;
  if (isPlain && (row.plain_cookie_until === null || row.plain_cookie_until <= now)) return null;
  const person = await loadPersonCached(db, row.person_id, row.version);
  if (!person || !mayUse(person)) return null;
  const end = sessionEnd(person.role, row.created_at, now);
  if (end <= now) return null;
  const isRenewed =
    end > row.expires_at &&
    row.expires_at.getTime() - now.getTime() < sessionIdleLimit - renewalInterval;
  if (isRenewed || now.getTime() - row.seen_at.getTime() >= seenUpdateInterval) {
    // Of simultaneous calls only one writes.
    await updateSessionSeen(db, row, { now, until: isRenewed ? end : undefined });
  }
  return {
    // Who has closed the account can come back, get a copy of the data and sign out.
    person: isClosing(person) ? { ...person, permissions: [] } : person,
    session: { hash, choiceId: row.choice_id, authenticatedAt: row.authenticated_at },
    isRenewed,
    until: isRenewed ? end : row.expires_at,
  };
}

const mayUse = ({ position }: Person) => ['active', 'closing'].includes(position.accountStatus);

const isClosing = ({ position }: Person) => position.accountStatus === 'closing';

/**
 * Call it when the person is locked: an undoing that the lock waited for has ended the session.
 * @throws {Problem} `unauthenticated`
 */
export async function requireOpenSession(trx: Db, sessionHash: string): Promise<void> {
  if (!(await hasSession(trx, sessionHash))) throw new Problem('unauthenticated');
}
