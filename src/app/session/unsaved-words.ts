import type { AnyActorRef } from 'xstate';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { isUnsaved } from '#machines/flow/editor/post-draft.ts';
import { addChartObserver } from '#src/charts/observed-actors.ts';

/** The chart of an editor; it is not imported, because few pages have one. */
const editorId = 'post-editor';

/** Shared by the editors of all tabs; who holds it alone knows that none has unsaved words. */
export const unsavedWordsLock = 'unsaved-words';

/** Holds the lock as long as an editor of this page has words that the server does not have. */
export function lockWhileUnsaved(): void {
  const unsaved = new Set<AnyActorRef>();
  let release: (() => void) | null = null;
  const followLock = () => {
    if (unsaved.size === 0) {
      release?.();
      release = null;
    } else if (!release) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      navigator.locks?.request(unsavedWordsLock, { mode: 'shared' }, () => held).catch(() => {});
    }
  };
  const look = (root: AnyActorRef) => {
    if (hasUnsavedWords(root)) unsaved.add(root);
    else unsaved.delete(root);
    followLock();
  };
  addChartObserver({
    started: look,
    happened: (event, root) => {
      if (event.type === '@xstate.snapshot') look(root);
    },
    ended: (root) => {
      unsaved.delete(root);
      followLock();
    },
  });
}

function hasUnsavedWords(root: AnyActorRef): boolean {
  const { machine, context } = root.getSnapshot() as {
    machine?: { id: string };
    context?: { draft?: Draft };
  };
  return machine?.id === editorId && context?.draft != null && isUnsaved(context.draft);
}
