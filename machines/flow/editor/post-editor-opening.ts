import { caught } from '#machines/kit/caught-failure.ts';
import type { Draft } from './draft.ts';
import type { Post } from './post-content.ts';
import { loaded, type postEditorSetup } from './post-editor-setup.ts';
import { type PostIds, postRequest } from './post-editor-types.ts';

const keptPost = ({ event: { post } }: { event: { post: Post } }) => ({ post });

/**
 * Where this device keeps the post. After a save whose reply was lost the draft has no postUID, and
 * the server's copy supplies it.
 */
export const postIds = ({
  context: { ids, draft },
}: {
  context: { ids: PostIds; draft: Draft };
}) => ({
  ...ids,
  clientId: ids.clientId ?? (draft.clientId || null),
});

/**
 * What was decided about a post that is not being written on. It may be written on again then, once
 * its creator asks for it; the page they read stays until then.
 */
export const decisionEvents = {
  'post.loaded': [
    {
      guard: { type: 'isSameText', params: keptPost },
      actions: { type: 'keepPost', params: keptPost },
    },
    { actions: { type: 'keepClosed', params: keptPost } },
  ],
  'edit.requested': { guard: 'isEditable', target: '#post-editor.opening', actions: 'resetDraft' },
} as const;

/** What this device and the server know of a post, before it is written on at `opened`. */
export const fetchingStates = (opened: '#post-editor.withLock' | '#post-editor.withLock.open') =>
  ({
    readingDevice: {
      description: 'Checks whether this device has unsaved work on this post.',
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
        input: ({ context: { ids } }) => postRequest(ids),
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
