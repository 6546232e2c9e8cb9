import { maskPhone } from '#domain/person/phone.ts';
import type { Handler } from '#server/http/handler.ts';
import { findPhone, listLoginTypes, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const getLogins: Handler<'getLogins'> = async (call) => {
  const { db } = call.deps;
  const person = requirePerson(call, 'UPDATE_PROFILE');
  if (person.role === 'staff') throw new Problem('forbidden');
  const phone = await findPhone(db, person.id);
  return {
    linkedAccounts: await listLoginTypes(db, person.id),
    maskedPhone: phone === undefined ? null : maskPhone(phone),
  };
};
