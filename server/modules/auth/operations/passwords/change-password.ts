import type { Handler } from '#server/http/handler.ts';
import { replacePassword } from '#server/modules/auth/passwords/password-resets.ts';
import { refuseGuessablePassword } from '#server/modules/auth/passwords/password-rules.ts';
import { findStaffCredentials } from '#server/modules/auth/repository/staff-passwords.ts';
import {
  countPasswordCheck,
  resetPasswordChecks,
} from '#server/modules/auth/sign-in/sign-in-delays.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const changePassword: Handler<'changePassword'> = async (call) => {
  const { body, deps, session } = call;
  const person = requirePerson(call);
  const now = deps.clock.now();
  const identity = await findStaffCredentials(deps.db, person.id);
  if (!identity || person.role !== 'staff') throw new Problem('forbidden');
  const requester = { person: person.id };
  await countPasswordCheck(deps.db, person.id, now);
  const { isRight } = await deps.passwords.check(body.currentPassword, identity.secret, requester);
  if (!isRight) throw new Problem('password-wrong', { fields: { currentPassword: 'not-allowed' } });
  await resetPasswordChecks(deps.db, person.id);
  await refuseGuessablePassword(
    body.newPassword,
    { email: identity.subject, name: person.name },
    'newPassword',
  );
  const secret = await deps.passwords.hash(body.newPassword, requester);
  await deps.db.transaction().execute(async (trx) => {
    await replacePassword(trx, {
      personId: person.id,
      secret,
      keptSessionHash: session?.hash ?? '',
    });
    const event = { personId: person.id, action: 'password-changed', byPerson: person.id } as const;
    await recordStaffEvent(trx, deps, event);
  });
  return { message: 'Success' };
};
