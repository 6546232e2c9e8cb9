import { formatRules } from '#domain/post/post-formats.ts';
import { createPostPath } from '#domain/post/post-paths.ts';
import { sharedWords } from '#domain/post/shared-post.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { newDraft } from '#machines/flow/editor/post-draft.ts';
import type { Share, SharedPost } from '#machines/flow/editor/share-target.ts';
import { readDraft, writeDraft, writeDraftWithPictures } from '#src/device/draft-store.ts';
import { deleteShare } from '#src/device/share-store.ts';
import { deleteVideo, saveVideo } from '#src/device/video-store.ts';
import { inspectVideo } from '../video/inspect-video.ts';

/**
 * Keeps a draft with what was shared, as if its files had been chosen in the editor and the page
 * been closed then: the editor, or the outbox, uploads them. The id of the share becomes the
 * draft's, so a second attempt finds the first.
 * @returns the address of the draft in the editor
 * @throws DOMException, `QuotaExceededError` when the device is full
 */
export async function createSharedDraft(
  share: Share,
  { format, files }: SharedPost,
  ownerUserId: string,
): Promise<string> {
  const clientId = share.id;
  if (!(await readDraft({ clientId, postUID: null, ownerUserId })))
    await keepDraft(
      sharedDraft(newDraft(clientId, ownerUserId, format), share),
      files.filter((file) => file instanceof File),
    );
  // Otherwise it is removed when its time is over.
  await deleteShare(share.id).catch(() => {});
  return `${createPostPath(format)}&draft=${clientId}`;
}

const sharedDraft = (draft: Draft, share: Share): Draft => ({
  ...draft,
  content: { ...draft.content, ...sharedWords(share) },
  change: 1,
});

async function keepDraft(draft: Draft, files: File[]): Promise<void> {
  const media = files.map((file) => ({ key: crypto.randomUUID(), file, name: file.name }));
  const known = Object.fromEntries(media.map(({ key }) => [key, null]));
  const [first] = media;
  if (formatRules[draft.format].video && first) {
    const content = { ...draft.content, videoId: first.key };
    await keepWithVideo({ ...draft, content, videos: known }, first);
    return;
  }
  const pictures = media.map(({ key }) => ({ id: key, caption: '', alt: '' }));
  const content = { ...draft.content, pictures };
  await writeDraftWithPictures({ ...draft, content, pictures: known }, media);
}

async function keepWithVideo(draft: Draft, video: { key: string; file: File }): Promise<void> {
  const { converted, ...facts } = await inspectVideo(video.file);
  const file = converted instanceof File ? converted : video.file;
  try {
    // Without its file the draft would ask for it again: the share is the only place that has it.
    if (!(await saveVideo({ key: video.key, file, facts, videoId: null })))
      throw new DOMException('The device has no space for the video.', 'QuotaExceededError');
    await writeDraft(draft);
  } catch (error) {
    await deleteVideo(video.key).catch(() => {});
    throw error;
  }
}
