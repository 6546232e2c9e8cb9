import { fromPromise } from 'xstate';
import { shareExpiry } from '#domain/post/share-target.ts';
import {
  type CheckedShare,
  type Share,
  type SharedPost,
  shareTargetMachine,
} from '#machines/flow/editor/share-target.ts';
import { deleteShare, readShare } from '#src/device/share-store.ts';
import { signOutCleanup } from '#src/device/sign-out-cleanup.ts';
import { checkShare } from './check-share.ts';
import { createSharedDraft } from './create-shared-draft.ts';

/** The chart `share-target` on this device. */
export const liveShareTargetMachine = shareTargetMachine.provide({
  actors: {
    readShare: fromPromise<Share | null, { shareId: string; userId: string | null }>(
      async ({ input: { shareId, userId } }) => {
        // The page of a person who has just signed out is faster than the removal.
        await signOutCleanup();
        const share = await readShare(shareId, userId);
        return share && { ...share, expiresAt: shareExpiry(share) };
      },
    ),
    checkShare: fromPromise<CheckedShare, { share: Share | null }>(({ input: { share } }) =>
      checkShare(required(share)),
    ),
    createSharedDraft: fromPromise<
      string,
      { share: Share | null; post: SharedPost | null; userId: string | null }
    >(({ input: { share, post, userId } }) =>
      createSharedDraft(required(share), required(post), required(userId)),
    ),
    deleteShare: fromPromise<void, { shareId: string }>(({ input }) => deleteShare(input.shareId)),
  },
});

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Nothing was shared.');
  return value;
}
