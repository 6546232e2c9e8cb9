import { newId } from '#server/platform/database/ids.ts';
import type { PictureRecord } from '#server/platform/database/schema/media-records.ts';
import type { StoredPicture } from '#server/platform/pictures/picture-processing.ts';
import { pictureUrl, writePicture } from '#server/platform/pictures/picture-store.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { drawPortrait, drawScene, scenes } from './drawings.ts';
import { processSeedPicture } from './seed-picture.ts';

/** How many colours the scenes and portraits are drawn in. */
const colours = 6;

/** A creator's own copies: people can edit only their own pictures. */
export type CreatorPictures = { portrait: CreatorPicture; covers: CreatorPicture[] };
export type CreatorPicture = PictureRecord & { bytes: number };

/** Every drawing of the demo, made once and processed the way an upload is. */
export async function drawPictureSet() {
  const hues = Array.from({ length: colours }, (_, place) => Math.round((360 / colours) * place));
  const processDrawing = (drawing: Promise<Buffer>) =>
    drawing.then((bytes) => processSeedPicture('processPicture', bytes));
  return Promise.all(
    hues.map(async (hue) => ({
      portrait: await processDrawing(drawPortrait(hue)),
      covers: await Promise.all(
        scenes.map((scene, turn) => processDrawing(drawScene(scene, hue + turn * 35))),
      ),
    })),
  );
}

export type PictureSet = Awaited<ReturnType<typeof drawPictureSet>>;

/** Assigns a creator the drawings in the nearest colour. */
export async function copyPicturesFor(
  storage: Storage,
  album: PictureSet,
  hue: number,
  now: Date,
): Promise<CreatorPictures> {
  const page = album[Math.round((hue / 360) * colours) % colours];
  if (!page) throw new Error('The album is empty.');
  const copy = async (picture: StoredPicture): Promise<CreatorPicture> => {
    const { format, width, height, content } = picture;
    const id = newId(now);
    await writePicture(storage, id, picture);
    return {
      id,
      url: pictureUrl(id, format),
      width,
      height,
      caption: '',
      alt: '',
      bytes: content.length,
    };
  };
  return {
    portrait: await copy(page.portrait),
    covers: await Promise.all(page.covers.map(copy)),
  };
}
