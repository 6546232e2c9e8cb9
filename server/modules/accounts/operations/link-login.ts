import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Call, Handler } from '#server/http/handler.ts';
import {
  linkIdentity,
  nextScreen,
  type SocialLogin,
  setHintCookies,
  verifySocialLogin,
} from '#server/modules/auth/index.ts';
import { recordConsent, shownNotice } from '#server/modules/consents/index.ts';
import { sendNotice } from '#server/modules/notices/index.ts';
import {
  fillEmptyName,
  listContacts,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { SocialPerson } from '#server/platform/providers/social.ts';
import {
  openAccountChoice,
  presentAccountChoice,
  refuseRecentlyLinkedLogin,
} from '../account-choice.ts';

export const linkLogin: Handler<'linkLogin'> = async (call) => {
  const { body, deps, region, session } = call;
  const person = requirePerson(call, 'UPDATE_PROFILE');
  requireOwnUserId(person, body.userHeader?.userId);
  if (!session || person.role === 'staff') throw new Problem('forbidden');
  const verifiedPerson = await verifyLinkedLogin(body.user, call);
  const now = deps.clock.now();
  const choice = await deps.db.transaction().execute(async (trx) => {
    const login = {
      kind: body.user.loginType,
      subject: verifiedPerson.subject,
      email: verifiedPerson.email,
    };
    const contacts = await listContacts(trx, person.id, now);
    const { holder, isNew } = await linkIdentity(trx, person.id, login, now, session.hash);
    if (holder.id !== person.id) {
      await refuseRecentlyLinkedLogin(trx, login, holder, now);
      return openAccountChoice(trx, session, person, holder, now);
    }
    if (isNew) {
      const purpose = login.kind === 'GOOGLE' ? 'google' : 'facebook';
      const act = { personId: person.id, purpose, screen: 'sign-in-methods' } as const;
      await recordConsent(trx, { ...act, shown: shownNotice(call) }, now);
      await fillEmptyName(trx, person.id, verifiedPerson.name);
      const notice = { kind: 'login-linked' } as const;
      await sendNotice(
        trx,
        deps,
        contacts,
        notice,
        person.app_language as InterfaceLanguage | null,
      );
    }
    return null;
  });
  setHintCookies(call, person, choice !== null);
  return {
    nextScreen: nextScreen(person, region, choice !== null),
    newUser: person.new_user,
    selectAccount: choice && (await presentAccountChoice(deps.db, choice, now)),
  };
};

/** A refused token says here that the linking failed, not the sign-in. */
async function verifyLinkedLogin(
  login: SocialLogin,
  call: Call<'linkLogin'>,
): Promise<SocialPerson> {
  try {
    return await verifySocialLogin(login, call);
  } catch (error) {
    if (error instanceof Problem && error.code === 'login-failed')
      throw new Problem('linking-failed');
    throw error;
  }
}
