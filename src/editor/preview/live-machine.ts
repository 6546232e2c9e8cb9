import { fromPromise } from 'xstate';
import { articleSize } from '#domain/image-sizes.ts';
import { pictureAt } from '#domain/picture-address.ts';
import { picturesOf } from '#machines/flow/post-content.ts';
import type { Draft } from '#machines/flow/post-draft.ts';
import { type Exhibits, postPreviewMachine } from '#machines/flow/post-preview.ts';
import { readPicture } from '#src/drafts/device-drafts.ts';
import { readVideo } from '#src/drafts/device-videos.ts';
import { placeNames } from '#src/reader/places.ts';
import { DraftReader } from './later.ts';

/** The chart `post-preview` on this device. */
export const livePostPreviewMachine = postPreviewMachine.provide({
  actors: {
    gatherExhibits: fromPromise<Exhibits, Draft | null>(async ({ input: draft, signal }) => {
      if (!draft) throw new Error('There is no draft to show.');
      const [pictures, film, places] = await Promise.all([
        addressesOf(draft),
        filmOf(draft),
        placeNames(draft.content.locations, signal),
        DraftReader.load(),
      ]);
      return { pictures, film, places: [...places.values()] };
    }),
  },
});

async function addressesOf(draft: Draft): Promise<Exhibits['pictures']> {
  const found = await Promise.all(
    picturesOf(draft.content).map(async (id) => {
      const known = draft.pictures[id];
      const address = known ? pictureAt(known.url, articleSize) : await localAddress(readPicture(id));
      return address ? [[id, address] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

async function filmOf({ content: { videoId }, videos }: Draft): Promise<string | null> {
  if (videoId === null) return null;
  return videos[videoId]?.url ?? localAddress(readVideo(videoId));
}

/** Of a file on this device; null where it has none, or cannot read it. Whoever shows it lets go of it. */
async function localAddress(kept: Promise<{ file: Blob | null } | null>): Promise<string | null> {
  const file = (await kept.catch(() => null))?.file;
  return file ? URL.createObjectURL(file) : null;
}
