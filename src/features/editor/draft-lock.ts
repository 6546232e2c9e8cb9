import { requestDraftRelease, subscribeToDevice } from '#src/device/device-channel.ts';

type LockEvent = { type: 'lock.granted' } | { type: 'lock.denied' } | { type: 'lock.lost' };
type LockCommand = { type: 'takeover.requested' };

type LockActorArgs = {
  input: { clientId: string };
  sendBack: (news: LockEvent) => void;
  receive: (listener: (wish: LockCommand) => void) => void;
};

/** How long a background sender may take to release the draft, in milliseconds. */
const releaseTimeoutMs = 400;

/**
 * Lets one tab at a time edit a draft, by a Web Lock. When refused, it asks a background sender to
 * release the draft and queues, so it is granted when the other ends. Taking over steals the lock.
 * Browsers without locks grant it at once.
 */
export function holdDraftLock({ input, sendBack, receive }: LockActorArgs): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'lock.granted' });
    return () => {};
  }
  const name = lockName(input.clientId);
  const waiting = new AbortController();
  let isStopped = false;
  let isRefused = false;
  let release = () => {};
  const refuse = () => {
    if (isStopped || isRefused) return;
    isRefused = true;
    sendBack({ type: 'lock.denied' });
  };
  const hold = () => {
    if (isStopped) return undefined;
    sendBack({ type: 'lock.granted' });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const reportLost = () => {
    if (!isStopped) sendBack({ type: 'lock.lost' });
  };
  const queue = () => {
    const timer = setTimeout(refuse, releaseTimeoutMs);
    requestDraftRelease(input.clientId);
    locks
      .request(name, { signal: waiting.signal }, () => {
        clearTimeout(timer);
        // The previous holder may have changed the draft, so it is read again.
        refuse();
        return hold();
      })
      .catch(reportLost);
  };
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      queue();
      return undefined;
    })
    .catch(reportLost);
  receive(() => {
    waiting.abort();
    locks.request(name, { steal: true }, hold).catch(reportLost);
  });
  return () => {
    isStopped = true;
    waiting.abort();
    release();
  };
}

/**
 * Holds a draft while it is sent to the server without a page, and releases it as soon as a page
 * wants it.
 */
export function holdDraftLockInBackground({ input, sendBack }: LockActorArgs): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'lock.granted' });
    return () => {};
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const unsubscribe = subscribeToDevice((news) => {
    if (news.type !== 'draft.release-requested' || news.clientId !== input.clientId) return;
    sendBack({ type: 'lock.lost' });
    release();
  });
  locks
    .request(lockName(input.clientId), { ifAvailable: true }, (lock) => {
      sendBack({ type: lock ? 'lock.granted' : 'lock.denied' });
      return lock ? released : undefined;
    })
    .catch(() => sendBack({ type: 'lock.lost' }));
  return () => {
    unsubscribe();
    release();
  };
}

const lockName = (clientId: string) => `draft:${clientId}`;
