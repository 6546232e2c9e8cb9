import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../platform/errors/problem.ts';
import { minBodyLimit } from './contract/body-limits.ts';

/** How slowly a body may come. A 2G phone sends some 5 kB a second. */
export type BodyPace = {
  /** Over a window, on average. */
  bytesPerSecond: number;
  windowMilliseconds: number;
  /** The time limit of a whole body with a limit of `usualBodyBytes`. */
  totalMilliseconds: number;
};

export const defaultBodyPace: BodyPace = {
  bytesPerSecond: 1000,
  windowMilliseconds: 30_000,
  totalMilliseconds: 60_000,
};

type IncomingBody = {
  request: FastifyRequest;
  reply: FastifyReply;
  isShort: boolean;
  startedAt: number;
  windowAt: number;
  windowBytes: number;
};

/**
 * Ends requests with slow bodies: 408, and the connection is closed. Node's own limit covers the
 * whole request, which for a video would be hours. A slow reader on the server does not make the
 * sender slow.
 */
export function addSlowBodyLimit(app: FastifyInstance, pace: BodyPace = defaultBodyPace): void {
  const incomingBodies = new Map<object, IncomingBody>();
  // Runs before anything that may refuse a request without its body: the rest of the body is then
  // read and discarded.
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // Injected requests have no connection.
    if (raw.complete || !hasBody(request) || !(raw.socket instanceof Socket)) return;
    const now = performance.now();
    incomingBodies.set(raw, {
      request,
      reply,
      isShort: request.routeOptions.bodyLimit === minBodyLimit && !isStream(request),
      startedAt: now,
      windowAt: now,
      windowBytes: raw.socket.bytesRead,
    });
    const forget = () => incomingBodies.delete(raw);
    raw.once('end', forget).once('close', forget);
  });
  const timer = setInterval(() => {
    for (const one of incomingBodies.values()) {
      if (!isTooSlow(one, pace, performance.now())) continue;
      incomingBodies.delete(one.request.raw);
      try {
        endRequest(one);
      } catch (error) {
        // An exception in a timer is not caught, and one connection would end the process.
        one.request.log.error({ err: error }, 'slow body');
        one.request.raw.socket.destroy();
      }
    }
  }, pace.windowMilliseconds / 6).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isStream = ({ headers }: FastifyRequest) =>
  !/^application\/json/i.test(headers['content-type'] ?? '');

/** @returns whether to end it; otherwise begins a new window where the last is over */
export function isTooSlow(one: IncomingBody, pace: BodyPace, now: number): boolean {
  const { raw } = one.request;
  if (one.isShort && now - one.startedAt >= pace.totalMilliseconds) return true;
  const passed = now - one.windowAt;
  if (passed < pace.windowMilliseconds) return false;
  const came = raw.socket.bytesRead - one.windowBytes;
  one.windowAt = now;
  one.windowBytes = raw.socket.bytesRead;
  // Bytes that wait to be read arrived in time.
  return raw.readableLength === 0 && came < (pace.bytesPerSecond * passed) / 1000;
}

/**
 * Ends a request that was answered without its body. Code that waits for the body learns of its end
 * by the closed connection; nothing else answers any more.
 */
function endRequest({ request, reply }: IncomingBody): void {
  const { raw } = request;
  if (raw.socket.destroyed) return;
  // Also when a reply has partly been sent: a second one cannot start. A reply without a socket
  // waits for an earlier one on this connection, which may never be read.
  if (reply.sent || reply.raw.headersSent || reply.raw.socket === null) {
    raw.socket.destroySoon();
    return;
  }
  const problem = new Problem('request-timeout');
  request.log.info({ code: problem.code }, 'request refused');
  reply.hijack();
  const body = JSON.stringify(problem.toReply());
  reply.raw.writeHead(problem.status, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  reply.raw.end(body, () => raw.socket.destroySoon());
}
