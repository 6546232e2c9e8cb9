import { randomBytes } from 'node:crypto';
import type { Device } from '#domain/auth/user-agent.ts';
import { limits } from '#domain/limits.ts';
import { findUnmergedPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  insertSignInLink,
  markSignInLinkUsed,
  withdrawSignInLinks,
} from '../repository/sign-in-links.ts';
import { hashSessionToken } from '../sessions/sessions.ts';

type CreatedLink = { token: string; expiresAt: Date };

/**
 * Makes a link's token, good for a day and one sign-in, in place of an earlier one of the same
 * person.
 * @param trx a transaction
 */
export async function issueSignInLink(
  trx: Db,
  personId: string,
  madeBy: string,
  now: Date,
): Promise<CreatedLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.signInLinkSeconds * 1000);
  await withdrawSignInLinks(trx, personId, now);
  await insertSignInLink(trx, {
    token_hash: hashSessionToken(token),
    person_id: personId,
    made_by: madeBy,
    made_at: now,
    expires_at: expiresAt,
    browser: null,
    system: null,
  });
  return { token, expiresAt };
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
  const link = await markSignInLinkUsed(db, hashSessionToken(token), device, now);
  const person = link && (await findUnmergedPerson(db, link.person_id));
  if (!person) throw new Problem('sign-in-link-expired');
  return { person, linkId: link.id };
}
