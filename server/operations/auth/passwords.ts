import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { blockOf } from '../../people/network-of.ts';
import { makePasswordReset, replacePassword, spendPasswordReset } from '../../people/password-resets.ts';
import { refuseEasyPassword } from '../../people/password-rules.ts';
import { checkPassword, hashPassword } from '../../people/passwords.ts';
import { orderResetMail, requireShortResetQueue, resetAddress } from '../../people/reset-mail.ts';
import { countPasswordCheck, countResetWish, forgivePasswordChecks } from '../../people/sign-in-delays.ts';
import { noteStaffEvent } from '../../people/staff-events.ts';
import { Problem } from '../../problem.ts';

export const changePassword: Handler<'changePassword'> = async (call) => {
  const { body, deps, session } = call;
  const person = actingPerson(call);
  const now = deps.clock.now();
  const identity = await deps.db
    .selectFrom('identities')
    .where('person_id', '=', person.id)
    .where('kind', '=', 'INTERNAL')
    .select(['subject', 'secret'])
    .executeTakeFirst();
  if (!identity || person.role !== 'staff') throw new Problem('forbidden');
  const asker = { person: person.id };
  await countPasswordCheck(deps.db, person.id, now);
  const { isRight } = await checkPassword(body.currentPassword, identity.secret, asker);
  if (!isRight) throw new Problem('password-wrong', { fields: { currentPassword: 'not-allowed' } });
  await forgivePasswordChecks(deps.db, person.id);
  await refuseEasyPassword(body.newPassword, { email: identity.subject, name: person.name }, 'newPassword');
  const secret = await hashPassword(body.newPassword, asker);
  await deps.db.transaction().execute(async (trx) => {
    await replacePassword(trx, { personId: person.id, secret, keepSession: session?.hash ?? '' });
    const event = { personId: person.id, action: 'password-changed', byPerson: person.id } as const;
    await noteStaffEvent(trx, deps, event);
  });
  return { message: 'Success' };
};

export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  const { body, deps, request } = call;
  const email = body.email.trim().toLowerCase();
  const now = deps.clock.now();
  await requireShortResetQueue(deps);
  const isOrdered = await countResetWish(deps.db, { email, block: blockOf(request.ip) }, now);
  const origin = request.server.origins.originOf(request);
  if (isOrdered && deps.mail.isAvailable) await orderResetMail(deps, { email, origin });
  return { message: 'Success' };
};

export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { body, deps } = call;
  await spendPasswordReset(deps, { token: body.token, password: body.newPassword });
  return { message: 'Success' };
};

export const createPasswordResetLink: Handler<'createPasswordResetLink'> = async (call) => {
  const { body, deps, request } = call;
  const admin = actingPerson(call, 'MANAGE_STAFF');
  // Whoever borrows the session would keep the account: the own password is changed with the current one.
  if (body.staffUserId === admin.id) throw new Problem('forbidden');
  const now = deps.clock.now();
  const { token, expiresAt } = await deps.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('people')
      .where('id', '=', body.staffUserId)
      .where('role', '=', 'staff')
      .select('id')
      .executeTakeFirst();
    if (!person) throw new Problem('not-found');
    const event = { personId: person.id, action: 'reset-link-made', byPerson: admin.id } as const;
    await noteStaffEvent(trx, deps, event);
    return makePasswordReset(trx, person.id, 'administrator', now);
  });
  const origin = request.server.origins.originOf(request);
  return { url: resetAddress(origin, token), expiresAt: expiresAt.toISOString() };
};
