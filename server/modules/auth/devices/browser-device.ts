import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from '../sessions/cookies.ts';

/** The browser of a call. */
export type BrowserDevice = {
  /** What is kept of the cookie. */
  hash: string;
  /** Whether the call had the cookie, so that this is not the browser's first call. */
  isReturning: boolean;
};

const tokenPattern = /^[\w-]{43}$/;
const devices = new WeakMap<FastifyRequest, BrowserDevice>();

/**
 * The browser of a call, by a random id in a cookie. A browser without one gets it with the reply.
 * Use it only to grant more to known devices: without the cookie a browser is a new device, and so
 * is every script.
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
 * Gives a browser a new id at each sign-in, so that nobody who planted or copied the earlier one is
 * taken for it.
 * @returns the earlier id, which `renameDevice` replaces; undefined for a browser that got its
 * first id in this call. Call `sendCookie` afterwards.
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
