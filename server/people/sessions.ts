import { createHash, randomBytes } from 'node:crypto';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Device } from '#domain/devices.ts';
import { askedTogether } from '../db/asked-together.ts';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { LoginType } from '../db/session-table.ts';
import type { Person } from './person.ts';
import { rememberedPerson } from './remembered-people.ts';

const lifeMilliseconds = 30 * 24 * 3600 * 1000;
/** A session that is used is prolonged, but not written to on every request. */
const renewAfterMilliseconds = 24 * 3600 * 1000;
/** When somebody was last there is noted this often at most. */
const noteAfterMilliseconds = 10 * 60 * 1000;

/** What is kept of a token. */
export const sessionHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** How and on what a person signs in; null and nothing where nobody can tell. */
export type SignIn = { loginType: LoginType | null; device: Device };
const untold: SignIn = { loginType: null, device: { browser: null, system: null } };

/** Opens a session for a person; gives the token that only the cookie knows. */
export async function openSession(
  db: Db,
  personId: string,
  now: Date,
  { loginType, device }: SignIn = untold,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: sessionHash(token),
      person_id: personId,
      created_at: now,
      seen_at: now,
      login_type: loginType,
      ...device,
      expires_at: new Date(now.getTime() + lifeMilliseconds),
    })
    .execute();
  return token;
}

/** The session of a call. */
export type Session = {
  hash: string;
  /** The account choice that is open in it. */
  choiceId: string | null;
};
type OpenSession = Pick<
  Selectable<Schema['sessions']>,
  'token_hash' | 'person_id' | 'expires_at' | 'seen_at' | 'choice_id'
> & {
  version: string;
};

/**
 * Text, because every call begins with it and building it takes longer than sending it. The list is selected, so that PostgreSQL does
 * not look how many there are and keeps one plan: otherwise it plans anew for every call.
 */
const openSessionsText = `select token_hash, person_id, expires_at, seen_at, choice_id, people.xmin::text as version from sessions
  join people on people.id = sessions.person_id
  where token_hash = any((select $1::text[])::text[]) and people.merged_into is null`;

const askers = new WeakMap<Db, (hash: string) => Promise<OpenSession | undefined>>();

function openSessionOf(db: Db, hash: string): Promise<OpenSession | undefined> {
  const known = askers.get(db);
  if (known) return known(hash);
  const asker = askedTogether(async (hashes) => {
    const { rows } = await db.executeQuery<OpenSession>(CompiledQuery.raw(openSessionsText, [hashes]));
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
  askers.set(db, asker);
  return asker(hash);
}

/**
 * The person of a session token, unless it has expired, was revoked, or the person is blocked or merged away. `isRenewed`
 * says that the session lives longer now, so that the cookie has to as well.
 */
export async function personOfSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ person: Person; session: Session; isRenewed: boolean } | null> {
  const hash = sessionHash(token);
  const row = await openSessionOf(db, hash);
  if (!row || row.expires_at <= now) return null;
  const person = await rememberedPerson(db, row.person_id, row.version);
  if (!person || person.position.standing === 'blocked') return null;
  const isRenewed = row.expires_at.getTime() - now.getTime() < lifeMilliseconds - renewAfterMilliseconds;
  if (isRenewed || now.getTime() - row.seen_at.getTime() >= noteAfterMilliseconds) {
    // Of calls that come together one writes.
    await db
      .updateTable('sessions')
      .set({ seen_at: now, ...(isRenewed && { expires_at: new Date(now.getTime() + lifeMilliseconds) }) })
      .where('token_hash', '=', hash)
      .where('seen_at', '=', row.seen_at)
      .execute();
  }
  return { person, session: { hash, choiceId: row.choice_id }, isRenewed };
}

/** Revokes one session. An unknown token is fine. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sessionHash(token)).execute();
}
