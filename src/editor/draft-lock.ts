type LockNews = { type: 'lock.granted' } | { type: 'lock.refused' } | { type: 'lock.lost' };
type LockWish = { type: 'takeover.requested' };

type LockCall = {
  input: { clientId: string };
  sendBack: (news: LockNews) => void;
  receive: (listener: (wish: LockWish) => void) => void;
};

/**
 * Lets one tab at a time write on a draft, by a Web Lock of its name. Refused, it queues, so it is granted when the other
 * tab goes; asked to take over, it steals. Browsers without locks grant at once.
 */
export function holdDraftLock({ input, sendBack, receive }: LockCall): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'lock.granted' });
    return () => {};
  }
  const name = `draft:${input.clientId}`;
  const waiting = new AbortController();
  let isOver = false;
  let release = () => {};
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
  const queue = () => locks.request(name, { signal: waiting.signal }, hold).catch(() => lose());
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      sendBack({ type: 'lock.refused' });
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
