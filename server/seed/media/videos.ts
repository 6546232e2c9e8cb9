import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { VideoMetadata } from '#domain/media/mp4.ts';
import { videoKey, videoUrl } from '#server/modules/media/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { VideoRecord } from '#server/platform/database/schema/media-records.ts';
import type { StoredPicture } from '#server/platform/pictures/picture-processing.ts';
import { pictureUrl, writePicture } from '#server/platform/pictures/picture-store.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { probeVideo } from '#server/platform/videos/probe-video.ts';
import type { CreatorPicture } from './picture-set.ts';
import { processSeedPicture } from './seed-picture.ts';

/** A boat on a river with sound, a tree in the wind without. */
const names = { sounding: 'river', silent: 'field' } as const;

type DemoVideo = VideoMetadata & { path: string; bytes: number; poster: StoredPicture };
export type DemoVideos = Record<keyof typeof names, DemoVideo>;
export type CreatorVideo = VideoRecord & { bytes: number; poster: CreatorPicture };
export type CreatorVideos = Record<keyof typeof names, CreatorVideo>;

/** The demo videos, validated like uploads, with their first frames. */
export async function readDemoVideos(): Promise<DemoVideos> {
  const read = async (name: string): Promise<DemoVideo> => {
    const path = fileURLToPath(new URL(`videos/${name}.mp4`, import.meta.url));
    const frame = await readFile(new URL(`videos/${name}.jpg`, import.meta.url));
    const { size: bytes } = await stat(path);
    return {
      ...(await probeVideo(path)),
      path,
      bytes,
      poster: await processSeedPicture('processPicture', frame),
    };
  };
  return { sounding: await read(names.sounding), silent: await read(names.silent) };
}

/** Gives a creator copies of their own. */
export async function copyVideosFor(
  storage: Storage,
  films: DemoVideos,
  now: Date,
): Promise<CreatorVideos> {
  const copy = async ({ path, poster, ...facts }: DemoVideo): Promise<CreatorVideo> => {
    const [id, posterId] = [newId(now), newId(now)];
    await storage.put(videoKey(id), await readFile(path));
    await writePicture(storage, posterId, poster);
    const { format, width, height, content } = poster;
    const words = { caption: '', alt: '', bytes: content.length };
    return {
      ...facts,
      id,
      url: videoUrl(id),
      poster: { id: posterId, url: pictureUrl(posterId, format), width, height, ...words },
    };
  };
  return { sounding: await copy(films.sounding), silent: await copy(films.silent) };
}
