import type { TurnNews } from '#machines/flow/video-upload-parts.ts';

type TurnCall = { input: { key: string }; sendBack: (news: TurnNews) => void };

/**
 * Lets one tab at a time send a video, by a Web Lock of its name. Refused, it queues, so it is granted when the other tab ends.
 * Browsers without locks grant at once.
 */
export function holdTurn({ input, sendBack }: TurnCall): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'turn.granted' });
    return () => {};
  }
  const name = `video:${input.key}`;
  const waiting = new AbortController();
  let release = () => {};
  const hold = () => {
    if (waiting.signal.aborted) return undefined;
    sendBack({ type: 'turn.granted' });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const queue = () => locks.request(name, { signal: waiting.signal }, hold).catch(() => {});
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      sendBack({ type: 'turn.refused' });
      queue();
      return undefined;
    })
    .catch(() => sendBack({ type: 'turn.granted' }));
  return () => {
    waiting.abort();
    release();
  };
}
