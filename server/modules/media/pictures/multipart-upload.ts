import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { storableText } from '#domain/language/storable-text.ts';
import { limits } from '#domain/limits.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { createIncomingFileLimiter } from '#server/platform/pictures/incoming-files.ts';
import { type TemporaryFile, withTemporaryFile } from '#server/platform/storage/temporary-file.ts';
import { pictureRequester } from './picture-requester.ts';

/** RFC 2046 allows 70 characters; the parser throws at more than 256 bytes. */
const longBoundary = /boundary="?[^";]{71}/i;

/** A file of a form, with the name that the device gave it. */
export type Upload = TemporaryFile & { name: string };

/** A page sends a few at once; the rest may arrive over slow lines for hours. */
const incomingFiles = createIncomingFileLimiter({ perKey: 10, total: 1000 });

/**
 * Lends the one file of a form.
 * @param field the name of its part
 * @throws {Problem} `unsupported-media-type`, `invalid-request`, `image-too-large`; `server-busy`
 * and `storage-full` before anything is read
 */
export async function withMultipartUpload<Result>(
  request: FastifyRequest,
  field: string,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type');
  if (longBoundary.test(request.headers['content-type'] ?? ''))
    throw invalidRequest({ [field]: 'malformed' });
  const arrived = await incomingFiles.begin(pictureRequester(request).key, maxUploadBytes(request));
  try {
    // The form of a lost connection never ends.
    if (request.raw.destroyed) throw invalidRequest({ [field]: 'malformed' });
    const part = await request.file();
    if (!part) throw invalidRequest({ [field]: 'required' });
    return await withTemporaryFile(part.file, (received) => {
      arrived();
      validatePart(part, field);
      return use({ ...received, name: fileName(part) });
    });
  } catch (error) {
    if (isMalformedForm(error)) throw invalidRequest({ [field]: 'malformed' });
    throw error;
  } finally {
    arrived();
  }
}

const maxUploadBytes = ({ headers }: FastifyRequest) =>
  Math.min(limits.imageBytes, Number(headers['content-length'] ?? limits.imageBytes));

function validatePart({ file, fieldname }: MultipartFile, field: string): void {
  if (file.truncated) throw new Problem('image-too-large', { fields: { [field]: 'too-long' } });
  // A part without a name has none, whatever its type says.
  const name = fieldname as string | undefined;
  if (name === undefined) throw invalidRequest({ [field]: 'required' });
  if (name !== field) throw invalidRequest({ [name.slice(0, 40)]: 'unknown-field' });
}

const fileName = ({ filename }: MultipartFile) =>
  storableText((filename ?? '').normalize('NFC').slice(0, 255));

/**
 * The form ended early or was none; the words are busboy's, the codes those of its Fastify plugin.
 */
function isMalformedForm(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^FST_(PARTS|FILES|FIELDS|PROTO|INVALID_MULTIPART)|^ERR_STREAM_PREMATURE_CLOSE$/.test(code) ||
    /terminated early|Unexpected end|Malformed|boundary/i.test(message)
  );
}
