import type { Call, Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import {
  confidentialFileKey,
  presentConfidentialFile,
  writeConfidentialFile,
} from '#server/platform/encryption/confidential-files.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { StoredPicture } from '#server/platform/pictures/picture-processing.ts';
import {
  type Requester,
  requirePictureCapacity,
  runPictureTask,
} from '#server/platform/pictures/picture-worker-pool.ts';
import { deleteUnused, withCleanup } from '#server/platform/storage/unused-files.ts';
import { type Upload, withMultipartUpload } from '../pictures/multipart-upload.ts';
import { abortableRequester } from '../pictures/picture-requester.ts';
import { pictureRow, saveUpload } from '../pictures/save-upload.ts';
import { insertConfidentialFile } from '../repository/confidential-files.ts';

type Id = 'uploadConfidentialImage';

export const uploadConfidentialImage: Handler<Id> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  requireOwnUserId(person, call.query.userId);
  const requester = abortableRequester(call);
  requirePictureCapacity(requester.key);
  return withMultipartUpload(call.request, 'file', (upload) =>
    storeUpload(call, person, upload, requester),
  );
};

async function storeUpload(call: Call<Id>, person: Person, upload: Upload, requester: Requester) {
  const { deps } = call;
  const now = deps.clock.now();
  const id = newId(now);
  const picture = await processUpload(upload.path, requester);
  const keys = [confidentialFileKey(id)];
  await withCleanup(deps, keys, () =>
    writeConfidentialFile(deps.storage, deps.cipher, id, picture.content),
  );
  const file = { id, forget: () => deleteUnused(deps, keys) };
  const keyed = { ...call, body: upload.sha256 };
  return saveUpload(keyed, person, file, async (trx) => {
    const row = pictureRow(id, person, upload.name, picture, now);
    await insertConfidentialFile(trx, row);
    return presentConfidentialFile(row);
  });
}

/** The picture upright and bare of metadata; errors name this form's field. */
async function processUpload(path: string, requester: Requester): Promise<StoredPicture> {
  try {
    return await runPictureTask(requester, 'processPicture', path);
  } catch (error) {
    const problem = error instanceof Problem ? error.details.fields?.imageFile : undefined;
    if (error instanceof Problem && problem)
      throw new Problem(error.code, { fields: { file: problem } });
    throw error;
  }
}
