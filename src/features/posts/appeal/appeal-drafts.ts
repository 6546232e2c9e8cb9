import type { ContextFrom } from 'xstate';
import type { AppealData, AppealDraft } from '#machines/flow/posts/post-appeal.ts';
import { appealDraft, type postAppealMachine } from '#machines/flow/posts/post-appeal.ts';
import type { UploadRequest } from '#machines/kit/file-upload.ts';
import {
  deleteAppealFile,
  readAppealDraft,
  readAppealFile,
  saveAppealDraft,
  saveAppealFile,
} from '#src/device/appeal-draft-store.ts';

type Args = { context: ContextFrom<typeof postAppealMachine> };
type Stored = { draft: AppealDraft; upload: UploadRequest | null };

/** What the page of an appeal keeps on this device for a person. */
export function createAppealDrafts(writerId: string) {
  const keepFile = createFileKeeper();
  const save = (context: Args['context'], draft: AppealDraft | null) => {
    const decisionId = context.data?.decision?.decisionId;
    if (decisionId) saveAppealDraft(writerId, decisionId, draft);
  };
  return {
    actions: {
      storeDraft: ({ context }: Args) => {
        save(context, appealDraft(context));
        keepFile(context.upload);
      },
      discardDraft: ({ context }: Args) => {
        save(context, null);
        keepFile(null);
      },
    },
    /** What was written before about a decision, with the file of its photo. */
    load: async (data: AppealData): Promise<{ data: AppealData; stored: Stored | null }> => {
      const draft = data.decision && readAppealDraft(writerId, data.decision.decisionId);
      if (!draft) return { data, stored: null };
      const upload = draft.upload && (await readAppealFile(draft.upload.key));
      // From now on it is part of the draft.
      keepFile.adopt(draft.upload?.key ?? null);
      return { data, stored: { draft, upload } };
    },
  };
}

/** Keeps the file of one photo at a time, and forgets the one before. */
function createFileKeeper() {
  let kept: string | null = null;
  const keep = (upload: UploadRequest | null): void => {
    const key = upload?.key ?? null;
    if (key === kept) return;
    if (kept) void deleteAppealFile(kept);
    if (upload) void saveAppealFile(upload);
    kept = key;
  };
  const adopt = (key: string | null): void => {
    kept = key;
  };
  return Object.assign(keep, { adopt });
}
