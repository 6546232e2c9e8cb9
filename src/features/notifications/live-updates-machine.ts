import { fromCallback, fromPromise } from 'xstate';
import { limits } from '#domain/limits.ts';
import { type PageEvent, type Updates, updatesMachine } from '#machines/flow/app/updates.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { call } from '#src/api/client.ts';

/** The chart `updates` on the real server and in this browser. */
export const liveUpdatesMachine = updatesMachine.provide({
  actors: {
    getUpdates: fromPromise<Updates, undefined>(({ signal }) =>
      // Nobody asked for it, so no dialog opens when the session has ended.
      call('getUpdates', { signal, isBackground: true }),
    ),
    watchPage: fromCallback<PageEvent | GlobalEvent>(({ sendBack }) => watchPage(sendBack)),
  },
});

const inputEvents = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

/** Whether the page is in sight, and whether somebody uses it. Returns a function that stops it. */
function watchPage(send: (event: PageEvent | GlobalEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isVisible = () => document.visibilityState === 'visible';
  const tellVisibility = () => send({ type: isVisible() ? 'page.shown' : 'page.hidden' });
  const noteInput = () => {
    if (timer === undefined) send({ type: 'page.used' });
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      send({ type: 'page.unused' });
    }, limits.pageUnusedSeconds * 1000);
  };
  tellVisibility();
  if (!navigator.onLine) send({ type: 'network.offline' });
  noteInput();
  document.addEventListener('visibilitychange', tellVisibility, { signal });
  for (const type of inputEvents)
    addEventListener(type, noteInput, { signal, capture: true, passive: true });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
