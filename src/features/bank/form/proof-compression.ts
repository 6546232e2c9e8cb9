import type { PictureFile, UploadRequest } from '#machines/kit/file-upload.ts';
import { toStoredPicture } from '#src/ui/media/picture-conversion.ts';
import { resizePicture } from '#src/ui/media/picture-resizer.ts';

/** Below this many bytes making it smaller saves less time than it takes. */
const compressionThreshold = 700 * 1024;
/** Small print of a passbook can still be read. */
const longestSide = 2400;
const quality = 0.85;

/**
 * A picture of a document as small as it can still be read, upright; a JPEG or PNG as it is where
 * the device cannot make it so.
 * @throws Failure as in {@link toStoredPicture}
 */
export async function compressProof({ file }: Pick<UploadRequest, 'file'>): Promise<PictureFile> {
  const stored = await toStoredPicture(file, { longestSide, quality });
  if (stored !== file || !(file instanceof Blob) || file.size <= compressionThreshold)
    return stored;
  const smaller = await resizePicture(file, { longestSide, type: 'image/jpeg', quality }).catch(
    () => null,
  );
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name, { type: smaller.type });
}
