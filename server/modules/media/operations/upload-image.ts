import type { Call, Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { pictureKeys, storePicture } from '#server/platform/pictures/picture-store.ts';
import {
  type Requester,
  requirePictureCapacity,
} from '#server/platform/pictures/picture-worker-pool.ts';
import { deleteUnused, withCleanup } from '#server/platform/storage/unused-files.ts';
import { lockUploadRoom, requireUploadRoom } from '../blocked-uploads.ts';
import { editImage } from '../pictures/edit-picture.ts';
import { type Upload, withMultipartUpload } from '../pictures/multipart-upload.ts';
import { abortableRequester } from '../pictures/picture-requester.ts';
import { presentUploadedPicture } from '../pictures/presenter.ts';
import { pictureRow, saveUpload } from '../pictures/save-upload.ts';
import { insertPicture } from '../repository/pictures.ts';

type Id = 'uploadImage';

export const uploadImage: Handler<Id> = async (call) => {
  const person = requirePerson(call);
  await requireUploadRoom(call.deps.db, { session: call.session, person });
  // The form parser leaves no body, so a body is an image object validated by the contract.
  if (call.body) return editImage(call, person, call.body.imageObject);
  const requester = abortableRequester(call);
  requirePictureCapacity(requester.key);
  return withMultipartUpload(call.request, 'imageFile', (upload) =>
    storeUpload(call, person, upload, requester),
  );
};

async function storeUpload(call: Call<Id>, person: Person, upload: Upload, requester: Requester) {
  const { deps } = call;
  const now = deps.clock.now();
  const id = newId(now);
  const keys = [...pictureKeys(id, 'jpeg'), ...pictureKeys(id, 'png')];
  const picture = await withCleanup(deps, keys, () =>
    storePicture(deps.storage, id, upload.path, requester),
  );
  const file = { id, forget: () => deleteUnused(deps, keys) };
  const keyed = { ...call, body: upload.sha256 };
  return saveUpload(keyed, person, file, async (trx) => {
    await lockUploadRoom(trx, { session: call.session, person });
    const row = pictureRow(id, person, upload.name, picture, now);
    await insertPicture(trx, row);
    return presentUploadedPicture(row);
  });
}
