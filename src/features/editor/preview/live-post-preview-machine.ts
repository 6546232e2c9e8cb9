import { fromPromise } from 'xstate';
import { articleSize } from '#domain/media/image-sizes.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { allPictureIds } from '#machines/flow/editor/post-content.ts';
import { type PreviewMedia, postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { pictureAddress } from '#src/api/image-service.ts';
import { fetchLocationNames } from '#src/api/location-names.ts';
import { readPicture } from '#src/device/draft-store.ts';
import { readVideo } from '#src/device/video-store.ts';
import { DraftPreview } from './lazy-draft-preview.ts';

/** The chart `post-preview` on this device. */
export const livePostPreviewMachine = postPreviewMachine.provide({
  actors: {
    loadPreviewMedia: fromPromise<PreviewMedia, Draft | null>(async ({ input: draft, signal }) => {
      if (!draft) throw new Error('There is no draft to show.');
      const [pictures, film, places] = await Promise.all([
        pictureUrls(draft),
        videoUrl(draft),
        fetchLocationNames(draft.content.locations, signal),
        DraftPreview.load(),
      ]);
      return { pictures, videoUrl: film, locations: [...places.values()] };
    }),
  },
});

async function pictureUrls(draft: Draft): Promise<PreviewMedia['pictures']> {
  const found = await Promise.all(
    allPictureIds(draft.content).map(async (id) => {
      const known = draft.pictures[id];
      const address = known
        ? pictureAddress(known.url, articleSize)
        : await objectUrl(readPicture(id));
      return address ? [[id, address] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

async function videoUrl({ content: { videoId }, videos }: Draft): Promise<string | null> {
  if (videoId === null) return null;
  return videos[videoId]?.url ?? objectUrl(readVideo(videoId));
}

/**
 * The address of a file on this device; null without one, or when it cannot be read. The caller
 * must release it.
 */
async function objectUrl(kept: Promise<{ file: Blob | null } | null>): Promise<string | null> {
  const file = (await kept.catch(() => null))?.file;
  return file ? URL.createObjectURL(file) : null;
}
