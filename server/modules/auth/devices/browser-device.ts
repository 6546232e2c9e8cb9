import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { readDeviceCookie, setDeviceCookie } from '../sessions/cookies.ts';

/** The browser that a call comes from. */
export type BrowserDevice = {
  /** What is kept of the cookie. */
  hash: string;
  /** Whether the call brought the cookie, so that this is not the browser's first one. */
  isReturning: boolean;
};

const tokenPattern = /^[\w-]{43}$/;
const devices = new WeakMap<FastifyRequest, BrowserDevice>();

/**
 * The browser behind a call, by a random id in a cookie; a browser without one gets it with the
 * reply. Only ever grant more to a device that is known: a browser that drops the cookie is a new
 * device, and so is every script.
 */
export function browserDevice(request: FastifyRequest, reply: FastifyReply): BrowserDevice {
  const found = devices.get(request);
  if (found) return found;
  const { token: sent, isPlain } = readDeviceCookie(request);
  const isReturning = tokenPattern.test(sent);
  const token = isReturning ? sent : newToken();
  if (!isReturning || isPlain) setDeviceCookie(request, reply, token);
  const device = { hash: hashToken(token), isReturning };
  devices.set(request, device);
  return device;
}

const newToken = () => randomBytes(32).toString('base64url');
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Gives a browser in which somebody signs in another id, so that nobody who has planted or copied
 * the one before is taken for it.
 * @returns the id before, which `moveDevice` replaces; undefined for a browser that got its first
 * id in this call. `sendCookie` is for when that is done.
 */
export function rotateDeviceId(
  request: FastifyRequest,
  reply: FastifyReply,
): { hash: string; earlierHash?: string; sendCookie: () => void } {
  const earlier = browserDevice(request, reply);
  if (!earlier.isReturning) return { hash: earlier.hash, sendCookie: () => {} };
  const token = newToken();
  const hash = hashToken(token);
  const sendCookie = () => {
    setDeviceCookie(request, reply, token);
    devices.set(request, { hash, isReturning: true });
  };
  return { hash, earlierHash: earlier.hash, sendCookie };
}

/** What is known of a browser goes on under its new id. @param trx a transaction */
export async function renameDevice(trx: Db, fromHash: string, toHash: string): Promise<void> {
  await sql`with codes as (update code_sends set device_hash = ${toHash} where device_hash = ${fromHash})
    update known_devices set device_hash = ${toHash} where device_hash = ${fromHash}`.execute(trx);
}

/**
 * Forgets browsers of an account.
 * @param which one of them, all but one, or those that were first seen since a time; together they
 * narrow
 */
export async function deleteDevices(
  trx: Db,
  personId: string,
  which: { hash?: string; keptHash?: string; since?: Date },
): Promise<void> {
  const { hash, keptHash, since } = which;
  let deletion = trx.deleteFrom('known_devices').where('person_id', '=', personId);
  if (hash !== undefined) deletion = deletion.where('device_hash', '=', hash);
  if (keptHash !== undefined) deletion = deletion.where('device_hash', '<>', keptHash);
  if (since !== undefined) deletion = deletion.where('first_seen_at', '>=', since);
  await deletion.execute();
}

/** Whether somebody has signed in to this account in this browser before. */
export async function isKnownDevice(
  db: Db,
  personId: string,
  deviceHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .where('person_id', '=', personId)
    .where('device_hash', '=', deviceHash)
    .select('first_seen_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the devices of an account as seen first now. @param trx a transaction */
export async function resetDeviceFirstSeen(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('known_devices')
    .set({ first_seen_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** Gives the devices of one account to another. @param trx a transaction */
export async function transferKnownDevices(trx: Db, fromId: string, toId: string): Promise<void> {
  await sql`insert into known_devices (person_id, device_hash, first_seen_at, last_seen_at)
    select ${toId}, device_hash, first_seen_at, last_seen_at from known_devices
    where person_id = ${fromId} order by device_hash
    on conflict (person_id, device_hash) do update set
      first_seen_at = least(known_devices.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(known_devices.last_seen_at, excluded.last_seen_at)`.execute(trx);
  await trx.deleteFrom('known_devices').where('person_id', '=', fromId).execute();
}
