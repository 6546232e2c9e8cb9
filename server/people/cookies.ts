import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Region } from '#domain/regions.ts';
import { deriveNextScreen } from '#machines/lifecycle/creator.ts';
import type { Call, OperationId } from '../handler.ts';
import { isLoopback } from '../loopback.ts';
import type { Person } from './person.ts';

export const sessionCookie = 'auth-user';
const monthSeconds = 30 * 24 * 3600;

/** On this machine people speak plain HTTP, over which a Secure cookie would be dropped. */
function options(request: FastifyRequest, more: CookieSerializeOptions): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: !isLoopback(request.hostname), maxAge: monthSeconds, ...more };
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, options(request, { httpOnly: true }));
}

/** The screen that comes next for a person; only creators are onboarded. */
export function nextScreenOf(person: Person, region: Region, hasOpenChoice = false) {
  return person.role === 'creator' ? deriveNextScreen(person.position, region, hasOpenChoice) : 'dashboard';
}

/** The cookies that a browser may read: hints for the first paint, never proof of anything. */
export function setHints(
  { request, reply, region }: Pick<Call<OperationId>, 'request' | 'reply' | 'region'>,
  person: Person,
  hasOpenChoice: boolean,
): void {
  reply.setCookie('nextScreen', nextScreenOf(person, region, hasOpenChoice), options(request, {}));
  reply.setCookie('newUser', String(person.new_user), options(request, {}));
  reply.setCookie('region', region, options(request, {}));
  if (person.app_language) setLanguageHint(request, reply, person.app_language);
}

export function setLanguageHint(request: FastifyRequest, reply: FastifyReply, language: string): void {
  reply.setCookie('language', language, options(request, { maxAge: 365 * 24 * 3600 }));
}

export function clearCookies(reply: FastifyReply): void {
  for (const name of [sessionCookie, 'nextScreen', 'newUser']) reply.clearCookie(name, { path: '/' });
}
