import {
  forgetConfidential,
  keepConfidential,
  presentConfidential,
} from '../../confidential/confidential-files.ts';
import type { Call, Handler } from '../../handler.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { waitingAsker } from '../../pictures/asker.ts';
import type { StoredPicture } from '../../pictures/process-picture.ts';
import { type Asker, inWorkshop, requireRoom } from '../../pictures/workshop.ts';
import { Problem } from '../../problem.ts';
import { keepUpload, pictureRow } from './keep-upload.ts';
import { type Upload, withUpload } from './with-upload.ts';

type Id = 'uploadConfidentialImage';

export const uploadConfidentialImage: Handler<Id> = async (call) => {
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, call.query.userId);
  const asker = waitingAsker(call);
  requireRoom(asker.key);
  return withUpload(call.request, 'file', (upload) => keep(call, person, upload, asker));
};

async function keep(call: Call<Id>, person: Person, upload: Upload, asker: Asker) {
  const { deps } = call;
  const now = deps.clock.now();
  const id = newId(now);
  const picture = await processed(upload.path, asker);
  await keepConfidential(deps.storage, deps.safe, id, picture.content);
  const file = { id, forget: () => forgetConfidential(deps.storage, id) };
  const keyed = { ...call, body: upload.sha256 };
  return keepUpload(keyed, person, file, async (trx) => {
    const row = pictureRow(id, person, upload.name, picture, now);
    await trx.insertInto('confidential_files').values(row).execute();
    return presentConfidential(row);
  });
}

/** The picture upright and bare of metadata; what is wrong with it is said of this form's field. */
async function processed(path: string, asker: Asker): Promise<StoredPicture> {
  try {
    return await inWorkshop(asker, 'processPicture', path);
  } catch (error) {
    const problem = error instanceof Problem ? error.details.fields?.imageFile : undefined;
    if (error instanceof Problem && problem) throw new Problem(error.code, { fields: { file: problem } });
    throw error;
  }
}
