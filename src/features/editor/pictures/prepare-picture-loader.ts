import type { PictureFile, UploadRequest } from '#machines/kit/file-upload.ts';
import { throwNetworkFailure } from '#src/ui/media/chunk-failure.ts';

/**
 * What prepares pictures is a chunk of its own. The editor loads it in advance, so that it works
 * without a network.
 * @throws Failure `network`
 */
export const loadPreparePicture = () => import('./prepare-picture.ts').catch(throwNetworkFailure);

/** As `preparePicture` of that chunk. @throws also Failure `network` */
export async function preparePictureLazily(request: UploadRequest): Promise<PictureFile> {
  const { preparePicture } = await loadPreparePicture();
  return preparePicture(request);
}
