import { fromPromise } from 'xstate';
import { endBlockedAccessMachine } from '#machines/flow/auth/end-blocked-access.ts';
import {
  type AppealData,
  type AppealRequest,
  postAppealMachine,
} from '#machines/flow/posts/post-appeal.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { uploadImage } from '#src/api/upload/image-upload.ts';
import { clearAppealDrafts } from '#src/device/appeal-draft-store.ts';
import { createAppealDrafts } from '../appeal/appeal-drafts.ts';

/** The decision names the account, so the drafts need no other owner. */
const writerId = 'blocked';

/**
 * The chart `post-appeal` for the block of the own account. There is no session, so a lost access
 * opens no sign-in dialog: the page says so itself.
 */
export function createLiveBlockedAccountMachine() {
  const drafts = createAppealDrafts(writerId);
  return postAppealMachine.provide({
    actions: drafts.actions,
    actors: {
      upload: fileUploadMachine.provide({ actors: { uploadImage } }),
      loadAppeal: fromPromise(async ({ signal }) =>
        drafts.load(await call('getBlockedAccount', { signal, isBackground: true })),
      ),
      createAppeal: fromPromise<AppealData, AppealRequest>(
        ({ input: { key, decisionId, text, pictureIds }, signal }) =>
          call('appealBlock', {
            body: { decisionId, text, pictureIds },
            headers: { 'Idempotency-Key': key },
            signal,
            isBackground: true,
          }),
      ),
    },
  });
}

/** The chart `end-blocked-access` on the real server. */
export const liveEndBlockedAccessMachine = endBlockedAccessMachine.provide({
  actions: { clearDrafts: () => void clearAppealDrafts() },
  actors: { logout: operationActor('logout', () => ({})) },
});
