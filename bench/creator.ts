import { type CreatorPosition, newCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/db/database.ts';
import { findOrCreate } from '#server/people/person.ts';
import { openSession } from '#server/people/sessions.ts';

const position: CreatorPosition = { ...newCreator, phone: 'verified', work: 'approved' };

/** Writes somebody who came by a social account, is signed in and is to prove a phone number; gives the token of the cookie. */
export async function signedInNewcomer(db: Db): Promise<string> {
  const now = new Date();
  const identity = { kind: 'GOOGLE', subject: 'bench' } as const;
  const { person } = await findOrCreate(db, now, {
    role: 'creator',
    name: 'मीरा',
    position: newCreator,
    identity,
  });
  return openSession(db, person.id, now);
}

/** Writes an approved creator who is signed in; `session` is the token of the cookie. */
export async function signedInCreator(db: Db): Promise<{ userId: string; session: string }> {
  const now = new Date();
  const identity = { kind: 'MOBILE', subject: '9000000001' } as const;
  const { person } = await findOrCreate(db, now, { role: 'creator', name: 'मीरा', position, identity });
  await db.updateTable('people').set({ new_user: false }).where('id', '=', person.id).execute();
  return { userId: person.id, session: await openSession(db, person.id, now) };
}
