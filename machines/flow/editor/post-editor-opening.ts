import { caught } from '#machines/kit/caught-failure.ts';
import type { Draft } from './draft.ts';
import { loaded, type postEditorSetup } from './post-editor-setup.ts';
import type { PostIds } from './post-editor-types.ts';

/**
 * Where this device keeps the post. The draft of a save whose answer was lost does not know its
 * postUID: the server's copy names it.
 */
export const postIds = ({
  context: { ids, draft },
}: {
  context: { ids: PostIds; draft: Draft };
}) => ({
  ...ids,
  clientId: ids.clientId ?? (draft.clientId || null),
});

/** What this device and the server know of a post, before it is written on at `opened`. */
export const fetchingStates = (opened: '#post-editor.withLock' | '#post-editor.withLock.open') =>
  ({
    readingDevice: {
      description: 'Looks whether this device has unsaved work on this post.',
      invoke: {
        src: 'readDraft',
        input: postIds,
        onDone: {
          target: 'loadingPost',
          actions: { type: 'keepDeviceDraft', params: ({ event }) => ({ draft: event.output }) },
        },
        onError: 'loadingPost',
      },
    },
    loadingPost: {
      description: 'Asks the server for its copy.',
      invoke: {
        src: 'loadPost',
        input: ({ context: { ids } }) => ({ postId: ids.postUID ?? ids.clientId ?? '' }),
        onDone: [
          {
            guard: { type: 'isSentBefore', params: loaded },
            target: '#post-editor.sent',
            actions: { type: 'keepReply', params: loaded },
          },
          {
            guard: { type: 'isClosed', params: loaded },
            target: '#post-editor.closed',
            actions: { type: 'keepClosed', params: loaded },
          },
          { target: opened, actions: { type: 'keepReconciled', params: loaded } },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: '#post-editor.signInToOpen' },
          { guard: { type: 'isUnknownPost', params: caught }, target: opened },
          { guard: 'hasDeviceDraft', target: opened },
          { target: '#post-editor.openFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
  }) satisfies Record<string, Parameters<typeof postEditorSetup.createStateConfig>[0]>;
