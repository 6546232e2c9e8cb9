import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Db } from '../db/database.ts';
import { Problem } from '../problem.ts';
import type { Person } from './person.ts';
import { sessionHash } from './sessions.ts';

type Made = { token: string; expiresAt: Date };

/** Makes a link's token, good for a day and one sign-in, in place of an earlier one of the same person. */
export async function makeSignInLink(db: Db, personId: string, madeBy: string, now: Date): Promise<Made> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.signInLinkSeconds * 1000);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sign_in_links').where('person_id', '=', personId).execute();
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: sessionHash(token),
        person_id: personId,
        made_by: madeBy,
        made_at: now,
        expires_at: expiresAt,
      })
      .execute();
  });
  return { token, expiresAt };
}

/**
 * The person of a link, which is used up by it.
 * @throws {Problem} `sign-in-link-expired` for one that was used, has expired or never was
 */
export async function spendSignInLink(db: Db, token: string, now: Date): Promise<Person> {
  const link = await db
    .deleteFrom('sign_in_links')
    .where('token_hash', '=', sessionHash(token))
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  const person =
    link && (await db.selectFrom('people').where('id', '=', link.person_id).selectAll().executeTakeFirst());
  if (!person) throw new Problem('sign-in-link-expired');
  return person;
}
