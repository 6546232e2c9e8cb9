import { randomBytes } from 'node:crypto';
import type { Device } from '#domain/auth/user-agent.ts';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { hashSessionToken } from '../sessions/sessions.ts';

type CreatedLink = { token: string; expiresAt: Date };

/**
 * Makes a link's token, good for a day and one sign-in, in place of an earlier one of the same
 * person.
 */
export async function issueSignInLink(
  db: Db,
  personId: string,
  madeBy: string,
  now: Date,
): Promise<CreatedLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.signInLinkSeconds * 1000);
  await db.transaction().execute(async (trx) => {
    await withdrawSignInLinks(trx, personId, now);
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: hashSessionToken(token),
        person_id: personId,
        made_by: madeBy,
        made_at: now,
        expires_at: expiresAt,
        browser: null,
        system: null,
      })
      .execute();
  });
  return { token, expiresAt };
}

/** Makes the unused links of a person good for nothing; what is known of them stays. */
export async function withdrawSignInLinks(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sign_in_links')
    .set({ withdrawn_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/**
 * The person of a link, which is used up by it; its record says when and on what.
 * @throws {Problem} `sign-in-link-expired` for one that was used, has expired, was withdrawn or
 * never was
 */
export async function consumeSignInLink(
  db: Db,
  token: string,
  device: Device,
  now: Date,
): Promise<{ person: Person; linkId: string }> {
  const link = await db
    .updateTable('sign_in_links')
    .set({ used_at: now, ...device })
    .where('token_hash', '=', hashSessionToken(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'person_id'])
    .executeTakeFirst();
  const person =
    link &&
    (await db
      .selectFrom('people')
      .where('id', '=', link.person_id)
      .where('merged_into', 'is', null)
      .selectAll()
      .executeTakeFirst());
  if (!person) throw new Problem('sign-in-link-expired');
  return { person, linkId: link.id };
}
