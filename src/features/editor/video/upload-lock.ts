import type { UploadLockEvent } from '#machines/flow/editor/video-upload-setup.ts';

type UploadLockArgs = { input: { key: string }; sendBack: (news: UploadLockEvent) => void };

/**
 * Lets one tab at a time send a video, by a Web Lock of its name. Refused, it queues, so it is
 * granted when the other tab ends. Browsers without locks grant at once.
 */
export function holdUploadLock({ input, sendBack }: UploadLockArgs): () => void {
  const { locks } = navigator;
  if (!locks) {
    sendBack({ type: 'upload-lock.granted' });
    return () => {};
  }
  const name = `video:${input.key}`;
  const waiting = new AbortController();
  let release = () => {};
  const hold = () => {
    if (waiting.signal.aborted) return undefined;
    sendBack({ type: 'upload-lock.granted' });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const queue = () => locks.request(name, { signal: waiting.signal }, hold).catch(() => {});
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      sendBack({ type: 'upload-lock.denied' });
      queue();
      return undefined;
    })
    .catch(() => sendBack({ type: 'upload-lock.granted' }));
  return () => {
    waiting.abort();
    release();
  };
}
