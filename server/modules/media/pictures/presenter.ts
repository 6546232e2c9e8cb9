import type { DataOf } from '#server/http/handler.ts';
import { pictureUrl } from '#server/platform/pictures/picture-store.ts';
import type { PictureRow } from '../repository/pictures.ts';

/** A stored picture as the answer to its upload. */
export function presentUploadedPicture({
  id,
  name,
  format,
  width,
  height,
}: Pick<PictureRow, 'id' | 'name' | 'format' | 'width' | 'height'>) {
  const url = pictureUrl(id, format);
  const fileName = url.slice(url.lastIndexOf('/') + 1);
  return {
    uid: id,
    fileName,
    name,
    status: 'done',
    url,
    id,
    width,
    height,
    format,
  } satisfies DataOf<'uploadImage'>;
}
