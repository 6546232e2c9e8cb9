import type { Handler } from '../../handler.ts';
import { openChoice, presentChoice } from '../../people/account-choice.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { nextScreenOf, setHints } from '../../people/cookies.ts';
import { linkIdentity } from '../../people/link-identity.ts';
import { Problem } from '../../problem.ts';
import { provedPerson, type SocialLogin } from './social-login.ts';

export const linkLogin: Handler<'linkLogin'> = async (call) => {
  const { body, deps, region, session } = call;
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, body.userHeader?.userId);
  if (!session || person.role === 'staff') throw new Problem('forbidden');
  const subject = await provedSubject(body.user, deps);
  const now = deps.clock.now();
  const choice = await deps.db.transaction().execute(async (trx) => {
    const holder = await linkIdentity(trx, person.id, { kind: body.user.loginType, subject }, now);
    return holder.id === person.id ? null : openChoice(trx, session, person, holder, now);
  });
  setHints(call, person, choice !== null);
  return {
    nextScreen: nextScreenOf(person, region, choice !== null),
    newUser: person.new_user,
    selectAccount: choice && (await presentChoice(deps.db, choice, now)),
  };
};

/** A refused token says here that the linking failed, not the sign-in. */
async function provedSubject(login: SocialLogin, deps: Parameters<typeof provedPerson>[1]): Promise<string> {
  try {
    return (await provedPerson(login, deps)).subject;
  } catch (error) {
    if (error instanceof Problem && error.code === 'login-failed') throw new Problem('linking-failed');
    throw error;
  }
}
