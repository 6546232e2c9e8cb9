import { call } from './client.ts';
import type { OperationId, Reply, Request } from './operation-types.ts';

/** How long an answer waits to be taken, in ms: as long as a slow phone needs to draw the first page. */
const keptFor = 15_000;

type Begun = { reply: Promise<unknown>; at: number };
const begun = new Map<string, Begun>();

const isFresh = (call?: Begun): call is Begun => call !== undefined && performance.now() - call.at < keptFor;

const nameOf = (operationId: OperationId, request: unknown) => `${operationId} ${JSON.stringify(request)}`;

/**
 * Sends what a page will ask for as soon as it is drawn, once. A failure is told to who has taken the answer by then; before that
 * it is forgotten, so that the page asks for itself.
 */
export function beginCall<Id extends OperationId>(operationId: Id, request: Request<Id>): void {
  const name = nameOf(operationId, request);
  if (isFresh(begun.get(name))) return;
  const reply = call(operationId, request);
  const one = { reply, at: performance.now() };
  begun.set(name, one);
  reply.catch(() => {
    if (begun.get(name) === one) begun.delete(name);
  });
}

/** The answer to a call that was begun with the same request; given once, and only while it is fresh. */
export function takeBegun<Id extends OperationId>(
  operationId: Id,
  request: Request<Id>,
): Promise<Reply<Id>> | undefined {
  const name = nameOf(operationId, request);
  const found = begun.get(name);
  begun.delete(name);
  return isFresh(found) ? (found.reply as Promise<Reply<Id>>) : undefined;
}
