import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Call, Handler } from '../../handler.ts';
import { openChoice, presentChoice, refuseRecentLogin } from '../../people/account-choice.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { contactsOf } from '../../people/contacts.ts';
import { nextScreenOf, setHints } from '../../people/cookies.ts';
import { linkIdentity } from '../../people/link-identity.ts';
import { notify } from '../../people/notices.ts';
import { Problem } from '../../problem.ts';
import type { SocialPerson } from '../../providers/social.ts';
import { provedPerson, type SocialLogin } from './social-login.ts';

export const linkLogin: Handler<'linkLogin'> = async (call) => {
  const { body, deps, region, session } = call;
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, body.userHeader?.userId);
  if (!session || person.role === 'staff') throw new Problem('forbidden');
  const proved = await linkedPerson(body.user, call);
  const now = deps.clock.now();
  const choice = await deps.db.transaction().execute(async (trx) => {
    const login = { kind: body.user.loginType, subject: proved.subject, email: proved.email };
    const contacts = await contactsOf(trx, person.id, now);
    const { holder, isNew } = await linkIdentity(trx, person.id, login, now, session.hash);
    if (holder.id !== person.id) {
      await refuseRecentLogin(trx, login, holder, now);
      return openChoice(trx, session, person, holder, now);
    }
    if (isNew) {
      const notice = { kind: 'login-linked' } as const;
      await notify(trx, deps, contacts, notice, person.app_language as InterfaceLanguage | null);
    }
    return null;
  });
  setHints(call, person, choice !== null);
  return {
    nextScreen: nextScreenOf(person, region, choice !== null),
    newUser: person.new_user,
    selectAccount: choice && (await presentChoice(deps.db, choice, now)),
  };
};

/** A refused token says here that the linking failed, not the sign-in. */
async function linkedPerson(login: SocialLogin, call: Call<'linkLogin'>): Promise<SocialPerson> {
  try {
    return await provedPerson(login, call);
  } catch (error) {
    if (error instanceof Problem && error.code === 'login-failed') throw new Problem('linking-failed');
    throw error;
  }
}
