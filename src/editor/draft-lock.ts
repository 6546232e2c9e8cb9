import { hearDevice, wantDraft } from '#src/drafts/device-news.ts';

type LockNews = { type: 'lock.granted' } | { type: 'lock.refused' } | { type: 'lock.lost' };
type LockWish = { type: 'takeover.requested' };

type LockCall = {
  input: { clientId: string };
  sendBack: (news: LockNews) => void;
  receive: (listener: (wish: LockWish) => void) => void;
};

/** How long whoever carries the draft to the server may take to let go of it, in milliseconds. */
const courtesy = 400;

/**
 * Lets one tab at a time write on a draft, by a Web Lock of its name. Refused, it asks whoever only carries the draft to the server
 * to let go, and queues, so it is granted when the other goes; asked to take over, it steals. Browsers without locks grant at once.
 */
export function holdDraftLock({ input, sendBack, receive }: LockCall): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'lock.granted' });
    return () => {};
  }
  const name = lockName(input.clientId);
  const waiting = new AbortController();
  let isOver = false;
  let isTold = false;
  let release = () => {};
  const refuse = () => {
    if (isOver || isTold) return;
    isTold = true;
    sendBack({ type: 'lock.refused' });
  };
  const hold = () => {
    if (isOver) return undefined;
    sendBack({ type: 'lock.granted' });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const lose = () => {
    if (!isOver) sendBack({ type: 'lock.lost' });
  };
  const queue = () => {
    const timer = setTimeout(refuse, courtesy);
    wantDraft(input.clientId);
    locks
      .request(name, { signal: waiting.signal }, () => {
        clearTimeout(timer);
        // Whoever held it may have changed the draft: it is read anew.
        refuse();
        return hold();
      })
      .catch(lose);
  };
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      queue();
      return undefined;
    })
    .catch(lose);
  receive(() => {
    waiting.abort();
    locks.request(name, { steal: true }, hold).catch(lose);
  });
  return () => {
    isOver = true;
    waiting.abort();
    release();
  };
}

/** Holds a draft while it is carried to the server without a page, and lets go as soon as a page wants it. */
export function lendDraftLock({ input, sendBack }: LockCall): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'lock.granted' });
    return () => {};
  }
  let release = () => {};
  const yielded = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stopHearing = hearDevice((news) => {
    if (news.type !== 'draft.wanted' || news.clientId !== input.clientId) return;
    sendBack({ type: 'lock.lost' });
    release();
  });
  locks
    .request(lockName(input.clientId), { ifAvailable: true }, (lock) => {
      sendBack({ type: lock ? 'lock.granted' : 'lock.refused' });
      return lock ? yielded : undefined;
    })
    .catch(() => sendBack({ type: 'lock.lost' }));
  return () => {
    stopHearing();
    release();
  };
}

const lockName = (clientId: string) => `draft:${clientId}`;
