import type { Selectable, Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type AccountChoice = Selectable<Schema['account_choices']>;

/** The open choice of a session, with its row locked. */
export async function lockSessionChoiceId(trx: Db, sessionHash: string): Promise<string | null> {
  const { choice_id: choiceId } = await trx
    .selectFrom('sessions')
    .where('token_hash', '=', sessionHash)
    .select('choice_id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return choiceId;
}

/** Notes which choice is open in a session; null for none. */
export async function updateSessionChoice(
  trx: Db,
  sessionHash: string,
  choiceId: string | null,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ choice_id: choiceId })
    .where('token_hash', '=', sessionHash)
    .execute();
}

type NewChoice = { personId: string; sessionHash: string; deadline: Date };

export function insertAccountChoice(
  trx: Db,
  { personId, sessionHash, deadline }: NewChoice,
  now: Date,
): Promise<AccountChoice> {
  return trx
    .insertInto('account_choices')
    .values({
      id: newId(now),
      person_id: personId,
      session_hash: sessionHash,
      opened_at: now,
      deadline,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateAccountChoice(
  trx: Db,
  id: string,
  values: Updateable<Schema['account_choices']>,
): Promise<AccountChoice> {
  return trx
    .updateTable('account_choices')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the outcome of a choice. */
export async function recordChoiceOutcome(
  trx: Db,
  id: string,
  outcome: AccountChoice['outcome'],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account_choices')
    .set({ outcome, closed_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * The choice of a session that was opened last, with any outcome. Locked: answers wait for
 * each other.
 */
export function findLatestChoice(trx: Db, sessionHash: string): Promise<AccountChoice | undefined> {
  return trx
    .selectFrom('account_choices')
    .where('session_hash', '=', sessionHash)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** The accounts of a choice other than the signed-in one. */
export function listOtherAccounts(db: Db, choiceId: string): Promise<Person[]> {
  return db
    .selectFrom('account_choice_others')
    .innerJoin('people', 'people.id', 'account_choice_others.person_id')
    .where('choice_id', '=', choiceId)
    .orderBy('people.id')
    .selectAll('people')
    .execute();
}

/** Adds an account to a choice that may have it already. */
export async function addOtherAccount(trx: Db, choiceId: string, personId: string): Promise<void> {
  await trx
    .insertInto('account_choice_others')
    .values({ choice_id: choiceId, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces one account of a choice with another. */
export async function replaceOtherAccount(
  trx: Db,
  choiceId: string,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await trx
    .deleteFrom('account_choice_others')
    .where('choice_id', '=', choiceId)
    .where('person_id', '=', fromId)
    .execute();
  await trx
    .insertInto('account_choice_others')
    .values({ choice_id: choiceId, person_id: toId })
    .execute();
}
