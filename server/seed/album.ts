import type { PictureRecord } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { keepPicture, pictureUrl } from '../pictures/picture-store.ts';
import type { StoredPicture } from '../pictures/process-picture.ts';
import type { Storage } from '../providers/storage.ts';
import { drawPortrait, drawScene, scenes } from './draw-picture.ts';
import { seedPicture } from './seed-pictures.ts';

/** So many colours the scenes and portraits are drawn in. */
const colours = 6;

/** A creator's own copies: everybody may edit what is theirs. */
export type Pictures = { portrait: OwnPicture; covers: OwnPicture[] };
export type OwnPicture = PictureRecord & { bytes: number };

/** Every drawing of the demo, made once and processed the way an upload is. */
export async function drawAlbum() {
  const hues = Array.from({ length: colours }, (_, place) => Math.round((360 / colours) * place));
  const made = (drawing: Promise<Buffer>) => drawing.then((bytes) => seedPicture('processPicture', bytes));
  return Promise.all(
    hues.map(async (hue) => ({
      portrait: await made(drawPortrait(hue)),
      covers: await Promise.all(scenes.map((scene, turn) => made(drawScene(scene, hue + turn * 35)))),
    })),
  );
}

export type Album = Awaited<ReturnType<typeof drawAlbum>>;

/** Gives a creator the drawings in the colour nearest to theirs. */
export async function copiesFor(storage: Storage, album: Album, hue: number, now: Date): Promise<Pictures> {
  const page = album[Math.round((hue / 360) * colours) % colours];
  if (!page) throw new Error('The album is empty.');
  const copy = async (picture: StoredPicture): Promise<OwnPicture> => {
    const { format, width, height, content } = picture;
    const id = newId(now);
    await keepPicture(storage, id, picture);
    return { id, url: pictureUrl(id, format), width, height, caption: '', alt: '', bytes: content.length };
  };
  return {
    portrait: await copy(page.portrait),
    covers: await Promise.all(page.covers.map(copy)),
  };
}
