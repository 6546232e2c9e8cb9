import { fromPromise } from 'xstate';
import {
  type AppealData,
  type AppealRequest,
  postAppealMachine,
} from '#machines/flow/posts/post-appeal.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { call } from '#src/api/client.ts';
import { uploadImage } from '#src/api/upload/image-upload.ts';
import { createAppealDrafts } from './appeal-drafts.ts';

/** The chart `post-appeal` on the real server. @param writerId whose drafts this device keeps */
export function createLivePostAppealMachine(writerId: string) {
  const drafts = createAppealDrafts(writerId);
  return postAppealMachine.provide({
    actions: drafts.actions,
    actors: {
      upload: fileUploadMachine.provide({ actors: { uploadImage } }),
      loadAppeal: fromPromise(async ({ input: { postUID, decisionId, userId }, signal }) =>
        drafts.load(
          await call('getPostAppeal', {
            body: {
              postUID: postUID ?? '',
              ...(decisionId && { decisionId }),
              ...(userId && { userId }),
            },
            signal,
          }),
        ),
      ),
      createAppeal: fromPromise<AppealData, AppealRequest>(({ input, signal }) => {
        const { key, postUID, userId, ...body } = input;
        return call('createAppeal', {
          body: { ...body, postUID: postUID ?? '', ...(userId && { userId }) },
          headers: { 'Idempotency-Key': key },
          signal,
        });
      }),
    },
  });
}
