import type { Handler } from '#server/http/handler.ts';
import {
  linkIdentity,
  screenAfterSignIn,
  setHintCookies,
  signIn,
  verifySocialLogin,
} from '#server/modules/auth/index.ts';
import { findAppLanguage, sendNotice } from '#server/modules/notices/index.ts';
import { isMergeable, listContacts, normaliseEmail } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  openAccountChoice,
  presentAccountChoice,
  refuseRecentlyChangedPhone,
} from '../account-choice.ts';
import { findOgcAccount } from '../repository/ogc-owners.ts';

const isSameEmail = (one: string | null, other: string): boolean =>
  one !== null && normaliseEmail(one) === normaliseEmail(other);

export const linkOgcAccount: Handler<'linkOgcAccount'> = async (call) => {
  const { body, deps, region } = call;
  const { subject, email } = await verifySocialLogin(body.user, call);
  // The address of the invitation is no proof: it may have been passed on.
  if (!isSameEmail(email, body.queryParams.email)) throw new Problem('ogc-not-owner');
  const account = await findOgcAccount(deps.db, body.queryParams);
  if (!account) throw new Problem('ogc-not-owner');
  if (account.position.accountStatus === 'blocked') throw new Problem('account-blocked');
  const now = deps.clock.now();
  const holder = await deps.db.transaction().execute(async (trx) => {
    const contacts = await listContacts(trx, account.id, now);
    const login = { kind: body.user.loginType, subject, email };
    const linked = await linkIdentity(trx, account.id, login, now);
    const notice = { kind: 'login-linked' } as const;
    if (linked.isNew)
      await sendNotice(trx, deps, contacts, notice, await findAppLanguage(trx, account.id));
    return linked.holder;
  });
  const isConflict = holder.id !== account.id;
  if (isConflict) {
    if (![holder, account].every(isMergeable)) throw new Problem('not-available');
    await refuseRecentlyChangedPhone(deps.db, [holder.id, account.id], now);
  }
  const session = await signIn(call, holder, call.body.user.loginType);
  const choice = isConflict
    ? await deps.db
        .transaction()
        .execute((trx) => openAccountChoice(trx, session, holder, account, now))
    : null;
  if (choice) setHintCookies(call, holder, true);
  return {
    nextScreen: await screenAfterSignIn(deps.db, holder, region, choice !== null),
    newUser: holder.new_user,
    selectAccount: choice && (await presentAccountChoice(deps.db, choice, now)),
  };
};
