import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Handler } from '#server/http/handler.ts';
import { deleteSessionsOfLogin } from '#server/modules/auth/index.ts';
import { recordWithdrawal } from '#server/modules/consents/index.ts';
import { sendNotice } from '#server/modules/notices/index.ts';
import {
  deleteIdentitiesOfKind,
  hasIdentity,
  listContacts,
  lockPerson,
  requirePerson,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentLogins } from './get-logins.ts';

export const unlinkLogin: Handler<'unlinkLogin'> = async (call) => {
  const { body, deps, session } = call;
  const person = requirePerson(call, 'UPDATE_PROFILE');
  if (!session || person.role === 'staff') throw new Problem('forbidden');
  const { loginType } = body;
  return deps.db.transaction().execute(async (trx) => {
    // Two logins that are removed at once: the second one sees that it is the last.
    await lockPerson(trx, person.id);
    const contacts = await listContacts(trx, person.id, deps.clock.now());
    if (!(await hasIdentity(trx, person.id, loginType)))
      throw new Problem('transition-not-allowed');
    if (await deleteIdentitiesOfKind(trx, person.id, loginType)) {
      const purpose = loginType === 'GOOGLE' ? 'google' : 'facebook';
      const act = { personId: person.id, purpose, screen: 'sign-in-methods' } as const;
      await recordWithdrawal(trx, act, deps.clock.now());
      await deleteSessionsOfLogin(trx, person.id, loginType, session.hash);
      const language = person.app_language as InterfaceLanguage | null;
      await sendNotice(trx, deps, contacts, { kind: 'login-unlinked' }, language);
    }
    return presentLogins(trx, person.id);
  });
};
