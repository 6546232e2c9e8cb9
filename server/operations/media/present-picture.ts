import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { DataOf } from '../../handler.ts';
import { pictureUrl } from '../../pictures/picture-store.ts';

/** A stored picture as the answer to its upload. */
export function presentPicture({
  id,
  name,
  format,
  width,
  height,
}: Pick<Selectable<Schema['pictures']>, 'id' | 'name' | 'format' | 'width' | 'height'>) {
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
