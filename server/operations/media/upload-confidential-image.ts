import {
  forgetConfidential,
  keepConfidential,
  presentConfidential,
} from '../../confidential/confidential-files.ts';
import type { Call, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import type { StoredPicture } from '../../pictures/process-picture.ts';
import { inWorkshop } from '../../pictures/workshop.ts';
import { Problem } from '../../problem.ts';
import { type Upload, withUpload } from './with-upload.ts';

type Id = 'uploadConfidentialImage';

export const uploadConfidentialImage: Handler<Id> = async (call) => {
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, call.query.userId);
  return withUpload(call.request, 'file', (upload) => keepUpload(call, person, upload));
};

async function keepUpload(call: Call<Id>, person: Person, { path, sha256, name }: Upload) {
  const { deps, idempotencyKey: key } = call;
  const now = deps.clock.now();
  const id = newId(now);
  const { content, format, width, height } = await processed(path);
  await keepConfidential(deps.storage, deps.safe, id, content);
  const intent = {
    db: deps.db,
    personId: person.id,
    operation: 'uploadConfidentialImage',
    key,
    request: sha256,
    now,
  };
  let keptId: string | undefined;
  try {
    const kept = await once(intent, async (trx) => {
      const file = await trx
        .insertInto('confidential_files')
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
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentConfidential(file);
    });
    keptId = kept.id;
    return kept;
  } finally {
    // Refused, or the answer to an earlier call: nobody knows this copy.
    if (keptId !== id) await forgetConfidential(deps.storage, id);
  }
}

/** The picture upright and bare of metadata; what is wrong with it is said of this form's field. */
async function processed(path: string): Promise<StoredPicture> {
  try {
    return await inWorkshop('processPicture', path);
  } catch (error) {
    const problem = error instanceof Problem ? error.details.fields?.imageFile : undefined;
    if (error instanceof Problem && problem) throw new Problem(error.code, { fields: { file: problem } });
    throw error;
  }
}
