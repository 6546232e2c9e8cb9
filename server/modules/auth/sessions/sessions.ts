import { createHash, randomBytes } from 'node:crypto';
import { CompiledQuery, type QueryCreator, type Selectable, sql } from 'kysely';
import type { Device } from '#domain/auth/user-agent.ts';
import { limits } from '#domain/limits.ts';
import type { Role } from '#domain/permissions/permissions.ts';
import { loadPersonCached } from '#server/modules/people/index.ts';
import { createBatchLoader } from '#server/platform/database/batch-loader.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { LoginType, Session } from '#server/platform/database/schema/session-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { renameDevice } from '../devices/browser-device.ts';

const sessionIdleLimit = limits.sessionIdleSeconds * 1000;
/** A session that is used is prolonged, but not written to on every request. */
const renewalInterval = 24 * 3600 * 1000;
/** Sign-ins of one browser that are this close together may have crossed. */
const concurrentSignInWindow = 10 * 60 * 1000;
/** When somebody was last there is noted this often at most. */
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
  /** When the person proved who they are; now where it is not said. */
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
 * Opens a session for a person and ends the one that their browser had; gives the token that only
 * the cookie knows.
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
  // One statement, so that noting the browser costs no way to the database.
  const insert = (to: Db) => {
    const start =
      deviceHash === undefined
        ? to
        : to.with('known', upsertKnownDevice(personId, deviceHash, now));
    return start.insertInto('sessions').values(row).execute();
  };
  if (replaces === null && earlierDevice === undefined) {
    await insert(db);
    return token;
  }
  const replace = async (trx: Db) => {
    if (replaces !== null) await deleteReplacedSessions(trx, replaces, now);
    if (earlierDevice !== undefined && deviceHash !== undefined)
      await renameDevice(trx, earlierDevice, deviceHash);
    await insert(trx);
  };
  await (db.isTransaction ? replace(db) : db.transaction().execute(replace));
  return token;
}

const upsertKnownDevice =
  (personId: string, deviceHash: string, now: Date) => (db: QueryCreator<Schema>) =>
    db
      .insertInto('known_devices')
      .values({
        person_id: personId,
        device_hash: deviceHash,
        first_seen_at: now,
        last_seen_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'device_hash']).doUpdateSet({ last_seen_at: now }),
      );

/**
 * Ends the session that a browser had. Two tabs may sign in at once, and a lost reply is sent for
 * again: all of them replace the same session, and the browser keeps the cookie of one. So those
 * that just replaced it end too.
 */
async function deleteReplacedSessions(trx: Db, hash: string, now: Date): Promise<void> {
  // The row may be gone already, so the sign-ins wait for each other at a lock of its name.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`session ${hash}`}, 0))`.execute(trx);
  await trx.deleteFrom('sessions').where('token_hash', '=', hash).execute();
  await trx
    .deleteFrom('sessions')
    .where('replaces', '=', hash)
    .where('created_at', '>', new Date(now.getTime() - concurrentSignInWindow))
    .execute();
}
type OpenSession = Pick<
  Selectable<Schema['sessions']>,
  | 'token_hash'
  | 'person_id'
  | 'created_at'
  | 'expires_at'
  | 'seen_at'
  | 'choice_id'
  | 'plain_cookie_until'
> & {
  authenticated_at: Date;
  version: string;
};

/**
 * Text, because every call begins with it and building it takes longer than sending it. The list is
 * selected, so that PostgreSQL does not look how many there are and keeps one plan: otherwise it
 * plans anew for every call.
 */
const openSessionsSql = `select token_hash, person_id, sessions.created_at, expires_at, seen_at, choice_id, plain_cookie_until,
  coalesce(authenticated_at, sessions.created_at) as authenticated_at, people.xmin::text as version from sessions
  join people on people.id = sessions.person_id
  where token_hash = any((select $1::text[])::text[]) and people.merged_into is null`;

const sessionLoaders = new WeakMap<Db, (hash: string) => Promise<OpenSession | undefined>>();

function loadOpenSession(db: Db, hash: string): Promise<OpenSession | undefined> {
  const known = sessionLoaders.get(db);
  if (known) return known(hash);
  const loader = createBatchLoader(async (hashes) => {
    const { rows } = await db.executeQuery<OpenSession>(
      CompiledQuery.raw(openSessionsSql, [hashes]),
    );
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
  sessionLoaders.set(db, loader);
  return loader(hash);
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
  if (!person || person.position.standing === 'blocked') return null;
  const end = sessionEnd(person.role, row.created_at, now);
  if (end <= now) return null;
  const isRenewed =
    end > row.expires_at &&
    row.expires_at.getTime() - now.getTime() < sessionIdleLimit - renewalInterval;
  if (isRenewed || now.getTime() - row.seen_at.getTime() >= seenUpdateInterval) {
    // Of calls that come together one writes.
    await db
      .updateTable('sessions')
      .set({ seen_at: now, ...(isRenewed && { expires_at: end }) })
      .where('token_hash', '=', hash)
      .where('seen_at', '=', row.seen_at)
      .execute();
  }
  return {
    person,
    session: { hash, choiceId: row.choice_id, authenticatedAt: row.authenticated_at },
    isRenewed,
    until: isRenewed ? end : row.expires_at,
  };
}

/** Revokes one session. An unknown token is fine. */
export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashSessionToken(token)).execute();
}

/**
 * Call it when the person is locked: an undoing that the lock waited for has ended the session.
 * @throws {Problem} `unauthenticated`
 */
export async function requireOpenSession(trx: Db, sessionHash: string): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .where('token_hash', '=', sessionHash)
    .select('token_hash')
    .executeTakeFirst();
  if (!session) throw new Problem('unauthenticated');
}
