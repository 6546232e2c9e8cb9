import {
  findAgencyByEmail,
  findPersonByIdentity,
  normaliseEmail,
} from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { linkIdentity } from './link-identity.ts';

type Login = { kind: 'GOOGLE' | 'FACEBOOK'; subject: string };

/**
 * The agency of a social login. The first time it is found by the email that staff entered and the
 * provider has verified; from then on the login belongs to the agency.
 * @throws {Problem} `login-failed` for everybody else, and for a creator's login
 */
export async function findAgencyByLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  login: Login,
  email: string | null,
): Promise<Person> {
  const known = await findPersonByIdentity(db, login.kind, login.subject);
  if (known?.role === 'agency') return known;
  const agency =
    known || email === null ? undefined : await findAgencyByEmail(db, normaliseEmail(email));
  if (!agency) throw new Problem('login-failed');
  const { holder } = await db
    .transaction()
    .execute((trx) => linkIdentity(trx, agency.id, { ...login, email }, clock.now()));
  if (holder.id !== agency.id) throw new Problem('login-failed');
  return agency;
}
