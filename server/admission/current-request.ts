import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestEntry } from './request-entry.ts';

const current = new AsyncLocalStorage<RequestEntry>();

/** Runs the handler of a request that came through the gate. */
export async function handleAs<Result>(entry: RequestEntry, handler: () => Promise<Result>): Promise<Result> {
  try {
    return await current.run(entry, handler);
  } finally {
    entry.hasReply();
  }
}

/**
 * Waits for something that costs this process next to nothing: another service, or a queue with bounds of its own. Other
 * requests may have the place of this one meanwhile, so a slow service does not keep out those who do not need it.
 */
export function withoutPlace<Result>(wait: () => Promise<Result>): Promise<Result> {
  const entry = current.getStore();
  return entry ? entry.waitAside(wait) : wait();
}
