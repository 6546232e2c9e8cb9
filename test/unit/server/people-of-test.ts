import { type Permission, permissionsOf, type Role } from '#domain/permissions.ts';
import { type CreatorPosition, newCreator } from '#machines/lifecycle/creator.ts';
import { sessionCookie } from '#server/people/cookies.ts';
import { findOrCreate } from '#server/people/person.ts';
import { openSession } from '#server/people/sessions.ts';
import type { ContractClient } from './contract-client.ts';
import type { TestServer } from './test-server.ts';

type Who = { role: Role; permissions?: readonly Permission[]; position?: Partial<CreatorPosition> };

/** Somebody of this kind, made in the database with a session of their own, without the calls of a sign-in. */
export async function signInAs(
  server: Pick<TestServer, 'db' | 'clock' | 'client'>,
  { role, permissions = permissionsOf[role], position = {} }: Who,
): Promise<ContractClient & { userId: string }> {
  const now = server.clock.now();
  const identity = { kind: 'GOOGLE' as const, subject: crypto.randomUUID() };
  const { person } = await findOrCreate(server.db, now, {
    role,
    name: 'Meera Kulkarni',
    position: { ...newCreator, phone: 'verified', ...position },
    identity,
  });
  await server.db
    .updateTable('people')
    .set({ permissions: [...permissions], creator_type: role === 'staff' ? null : 'UGC' })
    .where('id', '=', person.id)
    .execute();
  const client = server.client();
  client.cookies.set(sessionCookie, await openSession(server.db, person.id, now));
  return Object.assign(client, { userId: person.id });
}
