import { call } from './client.ts';
import type { OperationId, Reply, Request } from './operation-types.ts';

/**
 * How long an answer waits to be taken, in ms: as long as a slow phone needs to draw the first
 * page.
 */
const maxAge = 15_000;

type Prefetch = { reply: Promise<unknown>; at: number };
const prefetches = new Map<string, Prefetch>();

const isFresh = (call?: Prefetch): call is Prefetch =>
  call !== undefined && performance.now() - call.at < maxAge;

const prefetchKey = (operationId: OperationId, request: unknown) =>
  `${operationId} ${JSON.stringify(request)}`;

/**
 * Sends a call that a page needs on its first render, once. A failure reaches a page that already
 * waits for the reply. Otherwise it is dropped, and the page sends the call itself.
 */
export function prefetchCall<Id extends OperationId>(operationId: Id, request: Request<Id>): void {
  const name = prefetchKey(operationId, request);
  if (isFresh(prefetches.get(name))) return;
  const reply = call(operationId, request);
  const one = { reply, at: performance.now() };
  prefetches.set(name, one);
  reply.catch(() => {
    if (prefetches.get(name) === one) prefetches.delete(name);
  });
}

/**
 * The reply to a prefetched call with the same request. It is handed out once, and only while it is
 * fresh.
 */
export function consumePrefetch<Id extends OperationId>(
  operationId: Id,
  request: Request<Id>,
): Promise<Reply<Id>> | undefined {
  const name = prefetchKey(operationId, request);
  const prefetched = prefetches.get(name);
  prefetches.delete(name);
  return isFresh(prefetched) ? (prefetched.reply as Promise<Reply<Id>>) : undefined;
}
