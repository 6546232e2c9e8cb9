import { maskPhone } from '#domain/phone.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { phoneOf } from '../../people/contacts.ts';
import { loginKindsOf } from '../../people/login-kinds.ts';
import { Problem } from '../../problem.ts';

export const getLogins: Handler<'getLogins'> = async (call) => {
  const { db } = call.deps;
  const person = actingPerson(call, 'UPDATE_PROFILE');
  if (person.role === 'staff') throw new Problem('forbidden');
  const phone = await phoneOf(db, person.id);
  return {
    linkedAccounts: await loginKindsOf(db, person.id),
    maskedPhone: phone === undefined ? null : maskPhone(phone),
  };
};
