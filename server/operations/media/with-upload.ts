import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '#domain/limits.ts';
import { storableText } from '#domain/storable-text.ts';
import { arrivingFiles } from '../../pictures/arriving-files.ts';
import { askerOf } from '../../pictures/asker.ts';
import { type ReceivedFile, withReceivedFile } from '../../pictures/receive-file.ts';
import { invalid, Problem } from '../../problem.ts';

/** RFC 2046 allows 70 characters; the parser throws at more than 256 bytes. */
const longBoundary = /boundary="?[^";]{71}/i;

/** A file of a form, with the name that the device gave it. */
export type Upload = ReceivedFile & { name: string };

/** A page sends a few at once; the rest may come over slow lines for hours. */
const arriving = arrivingFiles({ perKey: 10, inAll: 1000 });

/**
 * Lends the one file of a form.
 * @param field the name of its part
 * @throws {Problem} `unsupported-media-type`, `invalid-request`, `image-too-large`; `server-busy` and `storage-full` before anything is read
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  field: string,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type');
  if (longBoundary.test(request.headers['content-type'] ?? '')) throw invalid({ [field]: 'malformed' });
  const arrived = await arriving.begin(askerOf(request).key, mostBytesOf(request));
  try {
    // The form of a connection that is gone never ends.
    if (request.raw.destroyed) throw invalid({ [field]: 'malformed' });
    const part = await request.file();
    if (!part) throw invalid({ [field]: 'required' });
    return await withReceivedFile(part.file, (received) => {
      arrived();
      proveWhole(part, field);
      return use({ ...received, name: nameOf(part) });
    });
  } catch (error) {
    if (isBrokenForm(error)) throw invalid({ [field]: 'malformed' });
    throw error;
  } finally {
    arrived();
  }
}

const mostBytesOf = ({ headers }: FastifyRequest) =>
  Math.min(limits.imageBytes, Number(headers['content-length'] ?? limits.imageBytes));

function proveWhole({ file, fieldname }: MultipartFile, field: string): void {
  if (file.truncated) throw new Problem('image-too-large', { fields: { [field]: 'too-long' } });
  // A part without a name has none, whatever its type says.
  const name = fieldname as string | undefined;
  if (name === undefined) throw invalid({ [field]: 'required' });
  if (name !== field) throw invalid({ [name.slice(0, 40)]: 'unknown-field' });
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
