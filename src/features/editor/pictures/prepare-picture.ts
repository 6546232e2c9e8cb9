import { Failure } from '#domain/contract/failure.ts';
import type { PictureFile, UploadRequest } from '#machines/kit/file-upload.ts';
import { readPicture, savePicture } from '#src/device/draft-store.ts';
import { throwNetworkFailure } from '#src/ui/media/chunk-failure.ts';

/**
 * What redraws pictures is a chunk of its own. The editor loads it in advance, so that it works
 * without a network.
 * @throws Failure `network`
 */
export const loadPictureRedrawing = () => import('./redraw-picture.ts').catch(throwNetworkFailure);

/**
 * Prepares a picture for its upload: stores the file on the device, then checks and redraws it. A
 * picture of an earlier visit is read from the device.
 * @throws Failure `picture-lost`, and those of `redrawPicture`
 */
export async function preparePicture(request: UploadRequest): Promise<PictureFile> {
  const { file: given, key, isHighQuality = false } = request;
  const isChosen = given instanceof Blob;
  const kept = isChosen ? null : await readPicture(key);
  const file = isChosen ? given : kept?.file;
  if (!file) throw new Failure({ code: 'picture-lost' });
  const name = given.name || kept?.name || '';
  // A device without room can still send it; it only cannot go on after a reload.
  if (isChosen) await savePicture({ key, file, name }).catch(() => {});
  const isFirstFrame = given.isFirstFrame ?? kept?.isFirstFrame ?? false;
  const isPrepared = kept?.isPrepared ?? false;
  const { redrawPicture } = await loadPictureRedrawing();
  return redrawPicture({ key, file, name, isHighQuality, isPrepared, isFirstFrame });
}
