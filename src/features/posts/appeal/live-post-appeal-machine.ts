import { fromPromise } from 'xstate';
import {
  type AppealRequest,
  appealDraft,
  type PostAppeal,
  postAppealMachine,
} from '#machines/flow/posts/post-appeal.ts';
import { fileUploadMachine, type UploadRequest } from '#machines/kit/file-upload.ts';
import { call } from '#src/api/client.ts';
import { uploadImage } from '#src/api/upload/image-upload.ts';
import {
  deleteAppealFile,
  readAppealDraft,
  readAppealFile,
  saveAppealDraft,
  saveAppealFile,
} from '#src/device/appeal-draft-store.ts';

/** The chart `post-appeal` on the real server. @param writerId whose drafts this device keeps */
export function createLivePostAppealMachine(writerId: string) {
  const keepFile = createFileKeeper();
  return postAppealMachine.provide({
    actions: {
      storeDraft: ({ context }) => {
        saveAppealDraft(writerId, context.postUID, appealDraft(context));
        keepFile(context.upload);
      },
      discardDraft: ({ context }) => {
        saveAppealDraft(writerId, context.postUID, null);
        keepFile(null);
      },
    },
    actors: {
      upload: fileUploadMachine.provide({ actors: { uploadImage } }),
      loadAppeal: fromPromise(async ({ input: { postUID, userId }, signal }) => {
        const data = await call('getPostAppeal', {
          body: { postUID, ...(userId && { userId }) },
          signal,
        });
        const draft = readAppealDraft(writerId, postUID);
        if (!draft) return { data, stored: null };
        return {
          data,
          stored: { draft, upload: draft.upload && (await readAppealFile(draft.upload.key)) },
        };
      }),
      createAppeal: fromPromise<PostAppeal, AppealRequest>(({ input, signal }) => {
        const { key, userId, ...body } = input;
        return call('createAppeal', {
          body: { ...body, ...(userId && { userId }) },
          headers: { 'Idempotency-Key': key },
          signal,
        });
      }),
    },
  });
}

/** Keeps the file of one photo at a time, and forgets the one before. */
function createFileKeeper() {
  let kept: string | null = null;
  return (upload: UploadRequest | null): void => {
    const key = upload?.key ?? null;
    if (key === kept) return;
    if (kept) void deleteAppealFile(kept);
    if (upload) void saveAppealFile(upload);
    kept = key;
  };
}
