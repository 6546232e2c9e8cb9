import type { Call, Handler } from '../../handler.ts';
import { newId } from '../../ids.ts';
import { actingPerson } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { waitingAsker } from '../../pictures/asker.ts';
import { forgetPicture, storePicture } from '../../pictures/picture-store.ts';
import { type Asker, requireRoom } from '../../pictures/workshop.ts';
import { keepUpload, pictureRow } from './keep-upload.ts';
import { presentPicture } from './present-picture.ts';
import { recutImage } from './recut-image.ts';
import { type Upload, withUpload } from './with-upload.ts';

type Id = 'uploadImage';

export const uploadImage: Handler<Id> = async (call) => {
  const person = actingPerson(call);
  // The parser of forms leaves no body: what has one is an image object, which the contract has proved.
  if (call.body) return recutImage(call, person, call.body.imageObject);
  const asker = waitingAsker(call);
  requireRoom(asker.key);
  return withUpload(call.request, 'imageFile', (upload) => keep(call, person, upload, asker));
};

async function keep(call: Call<Id>, person: Person, upload: Upload, asker: Asker) {
  const { deps } = call;
  const now = deps.clock.now();
  const id = newId(now);
  const picture = await storePicture(deps.storage, id, upload.path, asker);
  const file = { id, forget: () => forgetPicture(deps.storage, id, picture.format) };
  const keyed = { ...call, body: upload.sha256 };
  return keepUpload(keyed, person, file, async (trx) => {
    const row = pictureRow(id, person, upload.name, picture, now);
    await trx.insertInto('pictures').values(row).execute();
    return presentPicture(row);
  });
}
