import type { Call, DataOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { forgetPicture, pictureUrl, storePicture } from '../../pictures/picture-store.ts';
import { type Upload, withUpload } from './with-upload.ts';

type Id = 'uploadImage';

export const uploadImage: Handler<Id> = async (call) => {
  const person = actingPerson(call);
  return withUpload(call.request, 'imageFile', (upload) => keepUpload(call, person, upload));
};

async function keepUpload(call: Call<Id>, person: Person, { path, sha256, name }: Upload) {
  const { deps, idempotencyKey: key } = call;
  const now = deps.clock.now();
  // Decoding takes its time, so it happens before the transaction, not in it.
  const id = newId(now);
  const { format, width, height, content } = await storePicture(deps.storage, id, path);
  const intent = { db: deps.db, personId: person.id, operation: 'uploadImage', key, request: sha256, now };
  let keptId: string | undefined;
  try {
    const kept = await once(intent, async (trx) => {
      await trx
        .insertInto('pictures')
        .values({
          id,
          owner_id: person.id,
          name,
          format,
          width,
          height,
          bytes: content.length,
          created_at: now,
        })
        .execute();
      const url = pictureUrl(id, format);
      const fileName = url.split('/').at(-1) ?? id;
      return { uid: id, fileName, name, status: 'done', url, id, width, height, format } satisfies DataOf<Id>;
    });
    keptId = kept.id;
    return kept;
  } finally {
    // Refused, or the answer to an earlier call: nobody knows this copy.
    if (keptId !== id) await forgetPicture(deps.storage, id, format);
  }
}
