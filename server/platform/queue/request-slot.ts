import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of an admitted request that this uses; implemented by the HTTP server's admission. */
export type RequestSlot = {
  waitWithoutSlot<Result>(wait: () => Promise<Result>): Promise<Result>;
  markReplied(): void;
};

const currentRequest = new AsyncLocalStorage<RequestSlot>();

/** Runs the handler of an admitted request. */
export async function runInRequest<Result>(
  entry: RequestSlot,
  handler: () => Promise<Result>,
): Promise<Result> {
  try {
    return await currentRequest.run(entry, handler);
  } finally {
    entry.markReplied();
  }
}

/**
 * Waits for something that costs this process next to nothing: another service, or a queue with
 * bounds of its own. Other requests may use its place while it waits, so a slow service
 * does not keep out those who do not need it.
 */
export function withoutRequestSlot<Result>(wait: () => Promise<Result>): Promise<Result> {
  const entry = currentRequest.getStore();
  return entry ? entry.waitWithoutSlot(wait) : wait();
}
