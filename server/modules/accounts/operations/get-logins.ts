import { maskPhone } from '#domain/person/phone.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { findPhone, listLoginTypes, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const getLogins: Handler<'getLogins'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  if (person.role === 'staff') throw new Problem('forbidden');
  return presentLogins(call.deps.db, person.id);
};

/** The ways to sign in that a person has, with their number masked. */
export async function presentLogins(db: Db, personId: string): Promise<DataOf<'getLogins'>> {
  const phone = await findPhone(db, personId);
  return {
    linkedAccounts: await listLoginTypes(db, personId),
    maskedPhone: phone === undefined ? null : maskPhone(phone),
  };
}
