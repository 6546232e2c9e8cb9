import type { Handler } from '../../handler.ts';
import { openChoice, presentChoice, refuseChangedNumber } from '../../people/account-choice.ts';
import { contactsOf } from '../../people/contacts.ts';
import { nextScreenOf, setHints } from '../../people/cookies.ts';
import { linkIdentity } from '../../people/link-identity.ts';
import { languageOf, notify } from '../../people/notices.ts';
import { findOgcAccount, isSameEmail } from '../../people/ogc-owners.ts';
import { canBeMerged } from '../../people/person.ts';
import { signIn } from '../../people/sign-in.ts';
import { Problem } from '../../problem.ts';
import { provedPerson } from './social-login.ts';

export const linkOgcAccount: Handler<'linkOgcAccount'> = async (call) => {
  const { body, deps, region } = call;
  const { subject, email } = await provedPerson(body.user, call);
  // The address of the invitation is no proof: it may have been passed on.
  if (!isSameEmail(email, body.queryParams.email)) throw new Problem('ogc-not-owner');
  const account = await findOgcAccount(deps.db, body.queryParams);
  if (!account) throw new Problem('ogc-not-owner');
  if (account.position.standing === 'blocked') throw new Problem('account-blocked');
  const now = deps.clock.now();
  const holder = await deps.db.transaction().execute(async (trx) => {
    const contacts = await contactsOf(trx, account.id, now);
    const login = { kind: body.user.loginType, subject, email };
    const linked = await linkIdentity(trx, account.id, login, now);
    const notice = { kind: 'login-linked' } as const;
    if (linked.isNew) await notify(trx, deps, contacts, notice, await languageOf(trx, account.id));
    return linked.holder;
  });
  const isConflict = holder.id !== account.id;
  if (isConflict) {
    if (![holder, account].every(canBeMerged)) throw new Problem('not-available');
    await refuseChangedNumber(deps.db, [holder.id, account.id], now);
  }
  const session = await signIn(call, holder, call.body.user.loginType);
  const choice = isConflict
    ? await deps.db.transaction().execute((trx) => openChoice(trx, session, holder, account, now))
    : null;
  if (choice) setHints(call, holder, true);
  return {
    nextScreen: nextScreenOf(holder, region, choice !== null),
    newUser: holder.new_user,
    selectAccount: choice && (await presentChoice(deps.db, choice, now)),
  };
};
