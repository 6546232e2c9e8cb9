import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * @returns the id before, which `renameDevice` replaces; undefined for a browser that got its first
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
