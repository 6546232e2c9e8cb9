import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import type { Db } from '#server/platform/database/database-types.ts';

const position: CreatorPosition = {
  ...initialCreatorPosition,
  phone: 'verified',
  work: 'approved',
};

/**
 * Creates a signed-in person who came by a social account and has to verify a phone number. Returns
 * the token of the cookie.
 */
export async function signedInNewcomer(db: Db): Promise<string> {
  const now = new Date();
  const identity = { kind: 'GOOGLE', subject: 'bench' } as const;
  const { person } = await findOrCreatePerson(db, now, {
    role: 'creator',
    name: 'मीरा',
    position: initialCreatorPosition,
    identity,
  });
  return openSession(db, person.id, now);
}

/** Writes an approved creator who is signed in; `session` is the token of the cookie. */
export async function signedInCreator(db: Db): Promise<{ userId: string; session: string }> {
  const now = new Date();
  const identity = { kind: 'MOBILE', subject: '9000000001' } as const;
  const { person } = await findOrCreatePerson(db, now, {
    role: 'creator',
    name: 'मीरा',
    position,
    identity,
  });
  await db.updateTable('people').set({ new_user: false }).where('id', '=', person.id).execute();
  return { userId: person.id, session: await openSession(db, person.id, now) };
}
