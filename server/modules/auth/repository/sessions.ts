import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely';
import { insertDeliveries } from '#server/modules/notifications/index.ts';
import { createBatchLoader } from '#server/platform/database/batch-loader.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { SessionTable } from '#server/platform/database/schema/session-table.ts';

/**
 * Opens a session, and notes its browser as one that the person knows, unless the person is
 * blocked. The row of the person stays locked until then: a block that came first is seen, and one
 * that comes later ends the session.
 * @returns whether the session was opened
 */
export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<boolean> {
  const { person_id: personId, device_hash: deviceHash = null, created_at: now } = row;
  const noticeId = newId(new Date(now));
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  // One statement, so that neither the check nor the browser costs a database round trip.
  const { numAffectedRows } = await sql`with admitted as (
      select id, role from people
      where id = ${personId} and position->>'accountStatus' in ('active', 'closing')
      for no key update
    ), known as (
      insert into known_devices (person_id, device_hash, first_seen_at, last_seen_at)
      select id, ${deviceHash}::text, ${now}::timestamptz, ${now}::timestamptz from admitted
      where ${deviceHash}::text is not null
      on conflict (person_id, device_hash) do update set last_seen_at = excluded.last_seen_at
      -- Of a row that was inserted.
      returning xmax = 0 as is_new
    ), notification as (
      insert into notifications (id, person_id, kind, event_id, created_at)
      select ${noticeId}, id, 'sign-in', ${noticeId}, ${now}::timestamptz
      from admitted, known where is_new and role <> 'staff' and exists (
        select from known_devices where person_id = ${personId} and device_hash <> ${deviceHash}
      )
      returning id, person_id, kind, created_at
    ), delivering as (${insertDeliveries('notification')})
    insert into sessions (${columns})
    select ${columns} from admitted,
      jsonb_populate_record(null::sessions, ${JSON.stringify(row)}::jsonb) as new_session
    `.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Ends the session that a browser had. Two tabs may sign in at once, and a lost reply is sent for
 * again: all of them replace the same session, and the browser keeps the cookie of one. So those
 * that replaced it since a time end too.
 */
export async function deleteReplacedSessions(trx: Db, hash: string, since: Date): Promise<void> {
  // The row may have been deleted already, so sign-ins wait at a lock with its name.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`session ${hash}`}, 0))`.execute(trx);
  await trx.deleteFrom('sessions').where('token_hash', '=', hash).execute();
  await trx
    .deleteFrom('sessions')
    .where('replaces', '=', hash)
    .where('created_at', '>', since)
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
 * plans again for every call.
 */
const openSessionsSql = `select token_hash, person_id, sessions.created_at, expires_at, seen_at,
  choice_id, plain_cookie_until,
  coalesce(authenticated_at, sessions.created_at) as authenticated_at,
  people.xmin::text as version
  from sessions join people on people.id = sessions.person_id
  where token_hash = any((select $1::text[])::text[]) and people.merged_into is null`;

const sessionLoaders = new WeakMap<Db, (hash: string) => Promise<OpenSession | undefined>>();

/**
 * An open or expired session by the hash of its token, with the version of its person's row. Calls
 * that ask at the same time share a query.
 */
export function loadOpenSession(db: Db, hash: string): Promise<OpenSession | undefined> {
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
 * Notes that a session and its browser are used, and until when the session is open where that
 * changes. Of calls that come together one writes.
 */
export async function updateSessionSeen(
  db: Db,
  session: Pick<OpenSession, 'token_hash' | 'seen_at'>,
  { now, until }: { now: Date; until: Date | undefined },
): Promise<void> {
  await sql`with seen as (
      update sessions set seen_at = ${now}, expires_at = coalesce(${until ?? null}, expires_at)
      where token_hash = ${session.token_hash} and seen_at = ${session.seen_at}
      returning person_id, device_hash
    )
    update known_devices set last_seen_at = ${now} from seen
    where known_devices.person_id = seen.person_id
      and known_devices.device_hash = seen.device_hash`.execute(db);
}

/** Records that the person of a session has authenticated. */
export async function updateAuthenticatedAt(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function hasSession(trx: Db, tokenHash: string): Promise<boolean> {
  const session = await trx
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .select('token_hash')
    .executeTakeFirst();
  return session !== undefined;
}

const maxListedSessions = 50;

/** The open sessions of a person, the current one first, with the link that opened each. */
export function listSessions(db: Db, personId: string, currentHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .leftJoin('sign_in_links', 'sign_in_links.id', 'sessions.sign_in_link_id')
    .where('sessions.person_id', '=', personId)
    .where('sessions.expires_at', '>', now)
    .orderBy((eb) => eb('sessions.token_hash', '=', currentHash), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('sessions.id')
    .limit(maxListedSessions)
    .select(['sessions.token_hash', 'sessions.id', 'created_at', 'seen_at', 'login_type'])
    .select(['sessions.browser', 'sessions.system', 'sign_in_links.made_at as link_made_at'])
    .execute();
}

/** The browser of some session of a person. */
export async function findSessionDevice(trx: Db, personId: string): Promise<string | undefined> {
  const session = await trx
    .selectFrom('sessions')
    .where('person_id', '=', personId)
    .select('device_hash')
    .executeTakeFirst();
  return session?.device_hash ?? undefined;
}
