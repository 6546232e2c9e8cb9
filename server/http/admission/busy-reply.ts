import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '#server/platform/errors/problem.ts';
import { rawReplyHeaders } from '../security-headers.ts';

/** Whole seconds. Clients that retry automatically add random jitter. */
const retryAfterSeconds = [1, 2, 3];

const replies = retryAfterSeconds.map((retryAfter) => {
  // A string is sent together with the head; a buffer would be sent separately.
  const body = JSON.stringify(new Problem('server-busy', { retryAfter }).toReply());
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    ...rawReplyHeaders,
  };
  return { body, headers };
});

/**
 * A body up to this size is read and discarded; for a larger one the connection is worth less.
 */
const smallBodyBytes = 64 * 1024;

/**
 * Answers 503 `server-busy` without a look at the body, in the contract's form.
 * @param random from 0 to 1; spreads those who are refused together over some seconds
 * @param isLast whether the connection ends with it
 */
export function sendBusy(
  { headers, method }: IncomingMessage,
  reply: ServerResponse,
  { random, isLast }: { random: () => number; isLast: boolean },
): void {
  if (reply.destroyed) return;
  const chosen = replies[Math.floor(random() * replies.length)] ?? replies[0];
  if (!chosen) return;
  const isSmall =
    Number(headers['content-length'] ?? 0) <= smallBodyBytes && !headers['transfer-encoding'];
  if (isLast || !isSmall) reply.shouldKeepAlive = false;
  reply.writeHead(503, chosen.headers);
  reply.end(method === 'HEAD' ? undefined : chosen.body);
}
