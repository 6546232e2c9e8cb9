import { parseUserAgent } from '#domain/auth/user-agent.ts';
import { fallbackLanguage, type InterfaceLanguage } from '#domain/language/languages.ts';
import { recordAudit } from '#server/http/audit-trail.ts';
import type { Call, OperationId } from '#server/http/handler.ts';
import { recordAgreement, recordConsent, shownNotice } from '#server/modules/consents/index.ts';
import { updatePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { LoginType, Session } from '#server/platform/database/schema/session-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { openBlockedAccess } from '../blocked-access/blocked-access.ts';
import { rotateDeviceId } from '../devices/browser-device.ts';
import { deleteSession } from '../repository/session-deletion.ts';
import {
  clearBlockedAccessCookie,
  clearChosenLanguageCookie,
  languageToKeep,
  readSessionCookie,
  setHintCookies,
  setSessionCookie,
} from '../sessions/cookies.ts';
import { hasLogin } from '../sessions/reauthentication.ts';
import { hashSessionToken, openSession, sessionEnd } from '../sessions/sessions.ts';

/**
 * Opens a session for a person, ends the one that the browser had, sets the cookies and notes the
 * browser as one that they know.
 * @param linkId the one-time link that let the person in
 * @throws {Problem} `account-blocked`, with a limited access to the appeal, and `forbidden` for
 * staff without a password or passkey
 */
export async function signIn(
  call: Call<OperationId>,
  person: Person,
  loginType: LoginType,
  linkId?: string,
): Promise<Session> {
  const { db } = call.deps;
  await endSessionOfRefused(call, person, loginType);
  const open = (at: Db) => openSignIn(at, call, person, loginType, linkId);
  // The session comes together with its entry in the audit trail, or with the consent.
  const { session, sendCookies } =
    person.role === 'staff' || shownNotice(call)
      ? await db.transaction().execute(open)
      : await open(db);
  sendCookies();
  return session;
}

/**
 * A blocked person gets no session, and the cookie of the one that the browser had is cleared: it
 * ends, too. Not in the transaction of the sign-in, which is rolled back.
 */
async function endSessionOfRefused(
  call: Call<OperationId>,
  { position, role }: Person,
  loginType: LoginType,
): Promise<void> {
  if (position.accountStatus !== 'blocked' || role === 'staff' || loginType === 'TOKEN') return;
  const token = readSessionCookie(call.request)?.token;
  if (token) await deleteSession(call.deps.db, hashSessionToken(token));
}

/** The pages of these ways in say that signing in agrees to the terms and the privacy policy. */
const agreeing: readonly LoginType[] = ['MOBILE', 'GOOGLE', 'FACEBOOK'];

async function recordShownAgreement(
  db: Db,
  call: Call<OperationId>,
  { id, role }: Person,
  loginType: LoginType,
): Promise<void> {
  const shown = shownNotice(call);
  if (!shown || role !== 'creator' || !agreeing.includes(loginType)) return;
  const now = call.deps.clock.now();
  await recordAgreement(db, id, { shown, screen: 'sign-in' }, now);
  if (loginType === 'GOOGLE' || loginType === 'FACEBOOK') {
    const purpose = loginType === 'GOOGLE' ? 'google' : 'facebook';
    await recordConsent(db, { personId: id, purpose, screen: 'sign-in', shown }, now);
  }
}

/**
 * The language of the sign-in page, for an account that has chosen none, so that messages come in
 * it too. English is left out, because a page is also in English where the browser asks for a
 * language that the portal lacks.
 */
function shownLanguage(
  call: Call<OperationId>,
  { app_language: known }: Person,
): InterfaceLanguage | undefined {
  const shown = known === null ? shownNotice(call)?.language : undefined;
  return shown === fallbackLanguage ? undefined : shown;
}

/** A new session, and the cookie that carries it to the browser. */
type OpenedSignIn = { session: Session; sendCookies: () => void };

/**
 * As `signIn`, for a transaction: the cookies are sent when it is committed.
 * @throws {Problem} as `signIn`
 */
export async function openSignIn(
  db: Db,
  call: Call<OperationId>,
  person: Person,
  loginType: LoginType,
  linkId?: string,
): Promise<OpenedSignIn> {
  if (person.position.accountStatus === 'blocked') {
    // A link may have been passed on. Staff ask an administrator.
    if (person.role !== 'staff' && loginType !== 'TOKEN') openBlockedAccess(call, person);
    throw new Problem('account-blocked');
  }
  if (person.role === 'staff' && loginType !== 'INTERNAL') throw new Problem('forbidden');
  const device = parseUserAgent(call.request.headers['user-agent']);
  const now = call.deps.clock.now();
  const {
    hash: deviceHash,
    earlierHash: earlierDevice,
    sendCookie: sendDevice,
  } = rotateDeviceId(call.request, call.reply);
  const replacedToken = readSessionCookie(call.request)?.token;
  const { role } = person;
  // A link may have been passed on: an account with a login needs that login to confirm the person.
  const isProof = loginType !== 'TOKEN' || !(await hasLogin(db, person));
  const authenticatedAt = isProof ? now : new Date(0);
  const how = {
    role,
    loginType,
    device,
    deviceHash,
    earlierDevice,
    replacedToken,
    linkId,
    authenticatedAt,
  };
  const token = await openSession(db, person.id, now, how);
  const language = languageToKeep(call.request, person) ?? shownLanguage(call, person);
  if (language) await updatePerson(db, person.id, { app_language: language });
  if (role === 'staff') {
    const { operationId } = call;
    await recordAudit(
      db,
      { operationId, person, now },
      { subject: { kind: 'staff', id: person.id } },
    );
  }
  await recordShownAgreement(db, call, person, loginType);
  const secondsLeft = (sessionEnd(role, now, now).getTime() - now.getTime()) / 1000;
  const sendCookies = () => {
    sendDevice();
    setSessionCookie(call.request, call.reply, token, secondsLeft);
    setHintCookies(call, language ? { ...person, app_language: language } : person, false);
    clearChosenLanguageCookie(call.reply);
    clearBlockedAccessCookie(call.request, call.reply);
  };
  return {
    session: { hash: hashSessionToken(token), choiceId: null, authenticatedAt },
    sendCookies,
  };
}
