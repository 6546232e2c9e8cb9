import type { MultipartFile } from '@fastify/multipart';
import { storableText } from '../../articles/html-text.ts';
import type { Call, DataOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { forgetPicture, pictureUrl, storePicture } from '../../pictures/picture-store.ts';
import { type ReceivedFile, withReceivedFile } from '../../pictures/receive-file.ts';
import { invalid, Problem } from '../../problem.ts';

type Id = 'uploadImage';
type Upload = ReceivedFile & { name: string };

export const uploadImage: Handler<Id> = async (call) => {
  const person = actingPerson(call);
  return withUpload(call, (upload) => keepUpload(call, person, upload));
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

/**
 * Lends the uploaded file.
 * @throws {Problem} `unsupported-media-type`, `invalid-request`, `image-too-large`
 */
async function withUpload<Result>(
  { request }: Call<Id>,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type');
  try {
    const part = await request.file();
    if (!part) throw invalid({ imageFile: 'required' });
    return await withReceivedFile(part.file, (received) => {
      proveWhole(part);
      return use({ ...received, name: nameOf(part) });
    });
  } catch (error) {
    if (isBrokenForm(error)) throw invalid({ imageFile: 'malformed' });
    throw error;
  }
}

function proveWhole({ file, fieldname }: MultipartFile): void {
  if (file.truncated) throw new Problem('image-too-large', { fields: { imageFile: 'too-long' } });
  if (fieldname !== 'imageFile') throw invalid({ [fieldname.slice(0, 40)]: 'unknown-field' });
}

const nameOf = ({ filename }: MultipartFile) => storableText((filename ?? '').normalize('NFC').slice(0, 255));

/** The form ended early or was none; the words are busboy's, the codes those of its Fastify plugin. */
function isBrokenForm(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^FST_(PARTS|FILES|FIELDS|PROTO|INVALID_MULTIPART)|^ERR_STREAM_PREMATURE_CLOSE$/.test(code) ||
    /terminated early|Unexpected end|Malformed|boundary/i.test(message)
  );
}
