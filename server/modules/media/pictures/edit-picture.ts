import { parsePictureId } from '#domain/media/picture-url.ts';
import type { components } from '#generated/contract.ts';
import type { Call, DataOf } from '#server/http/handler.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { pictureKeys, storeEditedPicture } from '#server/platform/pictures/picture-store.ts';
import { deleteUnused, withCleanup } from '#server/platform/storage/unused-files.ts';
import { lockUploadRoom } from '../blocked-uploads.ts';
import { findPictureOfOwner, insertPicture } from '../repository/pictures.ts';
import { abortableRequester } from './picture-requester.ts';
import { presentUploadedPicture } from './presenter.ts';
import { pictureRow, saveUpload } from './save-upload.ts';

type Id = 'uploadImage';
type ImageObject = components['schemas']['ImageObject'];

/**
 * A picture of the person's own, turned and cut into a new one. The old one stays: posts may show
 * it.
 * @throws {Problem} `not-found` when the person has no such picture
 */
export async function editImage(
  call: Call<Id>,
  person: Person,
  imageObject: ImageObject,
): Promise<DataOf<Id>> {
  const { deps } = call;
  const { image, crop = null, rotation = 0 } = imageObject;
  const source = await findPictureOfOwner(deps.db, parsePictureId(image), person.id);
  if (!source) throw new Problem('not-found');
  if (!crop && rotation === 0) return presentUploadedPicture(source);
  const now = deps.clock.now();
  const id = newId(now);
  const keys = pictureKeys(id, source.format);
  const picture = await withCleanup(deps, keys, () =>
    storeEditedPicture(deps.storage, id, source, { crop, rotation }, abortableRequester(call)),
  );
  if (!picture) throw new Problem('not-found');
  const file = { id, forget: () => deleteUnused(deps, keys) };
  return saveUpload(call, person, file, async (trx) => {
    await lockUploadRoom(trx, { session: call.session, person });
    const row = pictureRow(id, person, source.name, picture, now);
    await insertPicture(trx, row);
    return presentUploadedPicture(row);
  });
}
