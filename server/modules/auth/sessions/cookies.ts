import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import type { Call, OperationId } from '#server/http/handler.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { nextScreen } from './next-screen.ts';

export const sessionCookie = 'auth-user';
/**
 * Over HTTPS only this name opens a session: browsers accept it only from this host, over HTTPS and
 * for all paths, while any sibling host of the domain can set `auth-user`. The latter is still sent
 * because the spec names it.
 */
export const hostSessionCookie = '__Host-auth-user';
/** Names the browser, not the person: it stays when they sign out. */
export const deviceCookie = 'device';
/** Its name over HTTPS, under which no neighbouring host can plant an id that it knows. */
export const hostDeviceCookie = '__Host-device';
const monthSeconds = 30 * 24 * 3600;
/** A sign-in of staff between its steps. */
const pendingCookie = 'second-step';
const hostPendingCookie = '__Host-second-step';
/** Browsers keep no cookie longer. */
export const deviceCookieSeconds = 400 * 24 * 3600;

/** In the sandbox people use plain HTTP, over which a Secure cookie would be dropped. */
function cookieOptions(
  { server }: FastifyRequest,
  more: CookieSerializeOptions,
): CookieSerializeOptions {
  return {
    path: '/',
    sameSite: 'lax',
    secure: server.origins.isSecure,
    maxAge: monthSeconds,
    ...more,
  };
}

/** The cookie expires with its session. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  secondsLeft: number,
): void {
  const names = request.server.origins.isSecure
    ? [hostSessionCookie, sessionCookie]
    : [sessionCookie];
  const maxAge = Math.max(1, Math.floor(secondsLeft));
  for (const name of names)
    reply.setCookie(name, token, cookieOptions(request, { httpOnly: true, maxAge }));
}

/** The session of a call, and whether its cookie name could be set by a sibling host. */
export function readSessionCookie({
  cookies,
  server,
}: FastifyRequest): { token: string; isPlain: boolean } | undefined {
  const { [hostSessionCookie]: bound, [sessionCookie]: plain } = cookies;
  if (server.origins.isSecure && bound) return { token: bound, isPlain: false };
  return plain ? { token: plain, isPlain: server.origins.isSecure } : undefined;
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { isSecure } = request.server.origins;
  const name = isSecure ? hostDeviceCookie : deviceCookie;
  reply.setCookie(
    name,
    token,
    cookieOptions(request, { httpOnly: true, maxAge: deviceCookieSeconds }),
  );
  if (isSecure && request.cookies[deviceCookie] !== undefined)
    reply.clearCookie(deviceCookie, { path: '/', secure: true });
}

/**
 * The browser's id. Over HTTPS the old name is accepted until the browser has the new one.
 * @returns with `isPlain` whether a sibling host could have set the cookie
 */
export function readDeviceCookie({ cookies, server }: FastifyRequest): {
  token: string;
  isPlain: boolean;
} {
  const bound = server.origins.isSecure ? cookies[hostDeviceCookie] : undefined;
  if (bound) return { token: bound, isPlain: false };
  return { token: cookies[deviceCookie] ?? '', isPlain: server.origins.isSecure };
}

const pendingCookieName = ({ server }: FastifyRequest) =>
  server.origins.isSecure ? hostPendingCookie : pendingCookie;

export const readPendingCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[pendingCookieName(request)];

export function setPendingCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const strict = { httpOnly: true, sameSite: 'strict', maxAge: limits.secondStepSeconds } as const;
  reply.setCookie(pendingCookieName(request), token, cookieOptions(request, strict));
}

export function clearPendingCookie(reply: FastifyReply): void {
  const { isSecure: secure } = reply.request.server.origins;
  reply.clearCookie(pendingCookieName(reply.request), { path: '/', secure });
}

/** The limited access of a blocked person. */
const blockedAccessCookie = 'blocked-access';
const hostBlockedAccessCookie = '__Host-blocked-access';

const blockedAccessCookieName = ({ server }: FastifyRequest) =>
  server.origins.isSecure ? hostBlockedAccessCookie : blockedAccessCookie;

export const readBlockedAccessCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[blockedAccessCookieName(request)];

export function setBlockedAccessCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const options = { httpOnly: true, maxAge: limits.blockedAccessSeconds };
  reply.setCookie(blockedAccessCookieName(request), token, cookieOptions(request, options));
}

export function clearBlockedAccessCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (readBlockedAccessCookie(request) === undefined) return;
  const { isSecure: secure } = request.server.origins;
  reply.clearCookie(blockedAccessCookieName(request), { path: '/', secure });
}

/** The cookies that a browser may read: hints for the first paint, never proof of anything. */
export function setHintCookies(
  { request, reply, region }: Pick<Call<OperationId>, 'request' | 'reply' | 'region'>,
  person: Person,
  hasOpenChoice: boolean,
): void {
  reply.setCookie(
    'nextScreen',
    nextScreen(person, region, hasOpenChoice),
    cookieOptions(request, {}),
  );
  reply.setCookie('newUser', String(person.new_user), cookieOptions(request, {}));
  reply.setCookie('region', region, cookieOptions(request, {}));
  if (person.app_language) setLanguageCookie(request, reply, person.app_language);
}

export function setLanguageCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  language: string,
): void {
  reply.setCookie('language', language, cookieOptions(request, { maxAge: 365 * 24 * 3600 }));
}

/** A language that was chosen in this browser before a sign-in. */
const chosenLanguageCookie = 'language-chosen';
const chosenLanguageSeconds = 3600;

/** Remembers a choice for the account that signs in next. */
export function setChosenLanguageCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  language: string,
): void {
  const options = { httpOnly: true, maxAge: chosenLanguageSeconds };
  reply.setCookie(chosenLanguageCookie, language, cookieOptions(request, options));
}

/**
 * The language that an account takes over from the browser at a sign-in: what was chosen just
 * before, or what the browser shows to an account that has none.
 */
export function languageToKeep(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { app_language: known }: Pick<Person, 'app_language'>,
): InterfaceLanguage | undefined {
  const shown = cookies[chosenLanguageCookie] ?? (known === null ? cookies.language : undefined);
  return interfaceLanguages.find((language) => language === shown && language !== known);
}

export function clearChosenLanguageCookie(reply: FastifyReply): void {
  const { isSecure: secure } = reply.request.server.origins;
  reply.clearCookie(chosenLanguageCookie, { path: '/', secure });
}

export function clearSessionCookies(reply: FastifyReply): void {
  const { isSecure: secure } = reply.request.server.origins;
  const names = [...(secure ? [hostSessionCookie] : []), sessionCookie, 'nextScreen', 'newUser'];
  for (const name of names) reply.clearCookie(name, { path: '/', secure });
}
