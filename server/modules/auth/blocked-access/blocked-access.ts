import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { limits } from '#domain/limits.ts';
import type { Call, OperationId } from '#server/http/handler.ts';
import { findUnmergedPerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import {
  clearSessionCookies,
  readBlockedAccessCookie,
  setBlockedAccessCookie,
} from '../sessions/cookies.ts';

/*
 * A blocked person who signs in gets no session, but an access for an hour to the operations that
 * the contract opens to them (`blockedAccess`). The cookie is signed with the moment of the block,
 * so unblocking ends it, and no row has to be kept.
 */

const sign = (personId: string, decidedAt: string, expires: number, secret: string) =>
  createHmac('sha256', secret)
    .update(`blocked-access ${personId} ${decidedAt} ${expires}`)
    .digest('base64url');

/** Sets the cookie, in the place of the session that the browser had. */
export function openBlockedAccess(
  { deps, request, reply }: Pick<Call<OperationId>, 'deps' | 'request' | 'reply'>,
  { id, block }: Pick<Person, 'id' | 'block'>,
): void {
  if (!block) return;
  const { clock, config } = deps;
  const expires = Math.floor(clock.now().getTime() / 1000) + limits.blockedAccessSeconds;
  const signature = sign(id, block.decidedAt, expires, config.codeSecret);
  clearSessionCookies(reply);
  setBlockedAccessCookie(request, reply, `${id}.${expires}.${signature}`);
}

/** A blocked person, without permissions, and when they signed in. */
export type BlockedAccess = { person: Person; authenticatedAt: Date };

/** The limited access of a request; null without a valid one. */
export async function findBlockedAccess(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
): Promise<BlockedAccess | null> {
  const token = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/.exec(
    readBlockedAccessCookie(request) ?? '',
  );
  const [, personId = '', expires = '', given = ''] = token ?? [];
  if (!token || Number(expires) * 1000 <= clock.now().getTime()) return null;
  const person = await findUnmergedPerson(db, personId);
  if (!person?.block || person.position.accountStatus !== 'blocked') return null;
  if (person.role === 'staff') return null;
  const { decidedAt } = person.block;
  const right = sign(personId, decidedAt, Number(expires), config.codeSecret);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null;
  const opened = Number(expires) - limits.blockedAccessSeconds;
  return { person: { ...person, permissions: [] }, authenticatedAt: new Date(opened * 1000) };
}
