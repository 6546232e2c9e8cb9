import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { StaffSecurityTables } from '#server/platform/database/schema/staff-security-tables.ts';

type PasskeyTable = StaffSecurityTables['passkeys'];
type PasskeyRow = Selectable<PasskeyTable>;

export async function countPasskeys(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .where('person_id', '=', personId)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasPasskey(db: Db, personId: string): Promise<boolean> {
  const passkey = await db
    .selectFrom('passkeys')
    .where('person_id', '=', personId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return passkey !== undefined;
}

/** Adds a passkey; false for a known credential. */
export async function insertPasskey(trx: Db, row: Insertable<PasskeyTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findPasskeyByCredential(
  db: Db,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .where('credential_id', '=', credentialId)
    .selectAll()
    .executeTakeFirst();
}

/** Notes a use of a passkey. */
export async function updatePasskeyUse(
  db: Db,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
}

/** What a browser needs to find the passkeys of a person. */
export async function listPasskeyCredentials(
  db: Db,
  personId: string,
): Promise<{ credentialId: string; transports: PasskeyRow['transports'] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .select(['credential_id', 'transports'])
    .execute();
  return rows.map(({ credential_id: credentialId, transports }) => ({ credentialId, transports }));
}

/** The passkeys of a person as they name them, the oldest first. */
export function listPasskeys(
  db: Db,
  personId: string,
): Promise<Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'used_at'>[]> {
  return db
    .selectFrom('passkeys')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .select(['id', 'name', 'created_at', 'used_at'])
    .execute();
}

/** Removes a passkey of a person; false where they have none of this id. */
export async function deletePasskey(trx: Db, personId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Notes that a challenge was answered; false where it was answered before. */
export async function insertUsedChallenge(
  db: Db,
  challengeHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('used_challenges')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}
