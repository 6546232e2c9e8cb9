import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { VideoFacts } from '#domain/mp4.ts';
import type { VideoRecord } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { keepPicture, pictureUrl } from '../pictures/picture-store.ts';
import type { StoredPicture } from '../pictures/process-picture.ts';
import type { Storage } from '../providers/storage.ts';
import { videoKey, videoUrl } from '../videos/finish-video.ts';
import { probeVideo } from '../videos/probe-video.ts';
import type { OwnPicture } from './album.ts';
import { seedPicture } from './seed-pictures.ts';

/** A boat on a river with sound, a tree in the wind without. */
const names = { sounding: 'river', silent: 'field' } as const;

type Film = VideoFacts & { path: string; bytes: number; poster: StoredPicture };
export type Films = Record<keyof typeof names, Film>;
export type OwnFilm = VideoRecord & { bytes: number; poster: OwnPicture };
export type OwnFilms = Record<keyof typeof names, OwnFilm>;

/** The films of the demo, proved the way an upload is, with their first frames. */
export async function readFilms(): Promise<Films> {
  const read = async (name: string): Promise<Film> => {
    const path = fileURLToPath(new URL(`films/${name}.mp4`, import.meta.url));
    const frame = await readFile(new URL(`films/${name}.jpg`, import.meta.url));
    const { size: bytes } = await stat(path);
    return { ...(await probeVideo(path)), path, bytes, poster: await seedPicture('processPicture', frame) };
  };
  return { sounding: await read(names.sounding), silent: await read(names.silent) };
}

/** Gives a creator copies of their own. */
export async function filmsFor(storage: Storage, films: Films, now: Date): Promise<OwnFilms> {
  const copy = async ({ path, poster, ...facts }: Film): Promise<OwnFilm> => {
    const [id, posterId] = [newId(now), newId(now)];
    await storage.put(videoKey(id), await readFile(path));
    await keepPicture(storage, posterId, poster);
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
