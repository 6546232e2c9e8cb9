import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/person/phone.ts';
import {
  findConfirmationPhone,
  hasIdentity,
  listIdentityKinds,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Session } from '#server/platform/database/schema/session-table.ts';
import { Problem, type Reauthentication } from '#server/platform/errors/problem.ts';
import { hasPasskey } from '../repository/passkeys.ts';
import { updateAuthenticatedAt } from '../repository/sessions.ts';

const methodByIdentity: Record<IdentityKind, Reauthentication['ways'][number]> = {
  MOBILE: 'CODE',
  GOOGLE: 'GOOGLE',
  FACEBOOK: 'FACEBOOK',
  INTERNAL: 'PASSWORD',
};

/** Whether the person of a session, or of a limited access, signed in within ten minutes. */
export const isRecentlyAuthenticated = (
  { authenticatedAt }: Pick<Session, 'authenticatedAt'>,
  now: Date,
): boolean => now.getTime() - authenticatedAt.getTime() < limits.recentAuthenticationSeconds * 1000;

/**
 * Refuses a session without recent authentication.
 * @throws {Problem} `reauthentication-required` with the available ways
 */
export async function requireRecentAuthentication(
  db: Db,
  personId: string,
  session: Session | null,
  now: Date,
): Promise<void> {
  if (session && isRecentlyAuthenticated(session, now)) return;
  throw new Problem('reauthentication-required', {
    reauthentication: await listReauthenticationMethods(db, personId, now),
  });
}

/**
 * Whether an account has a login of its own. A login that staff entered may belong to anybody until
 * it is verified.
 */
export async function hasLogin(
  db: Db,
  { id, position }: Pick<Person, 'id' | 'position'>,
): Promise<boolean> {
  return hasIdentity(db, id, position.phone === 'verified' ? undefined : 'MOBILE');
}

/**
 * How a person can confirm who they are: by each kind of login that the account has, and by
 * passkey.
 */
export async function listReauthenticationMethods(
  db: Db,
  personId: string,
  now: Date,
): Promise<Reauthentication> {
  const kinds = await listIdentityKinds(db, personId);
  const known = new Set<Reauthentication['ways'][number]>(
    kinds.map((kind) => methodByIdentity[kind]),
  );
  if (await hasPasskey(db, personId)) known.add('PASSKEY');
  const phone = await findConfirmationPhone(db, personId, now);
  return {
    ways: (['CODE', 'GOOGLE', 'FACEBOOK', 'PASSKEY', 'PASSWORD'] as const).filter((way) =>
      known.has(way),
    ),
    maskedPhone: phone === undefined ? null : maskPhone(phone),
  };
}

/** Records that the person of a session has just authenticated. */
export async function recordAuthentication(db: Db, session: Session, now: Date): Promise<void> {
  await updateAuthenticatedAt(db, session.hash, now);
}
