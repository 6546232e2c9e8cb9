import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { storableText } from '#domain/storable-text.ts';
import { type ReceivedFile, withReceivedFile } from '../../pictures/receive-file.ts';
import { invalid, Problem } from '../../problem.ts';

/** A file of a form, with the name that the device gave it. */
export type Upload = ReceivedFile & { name: string };

/**
 * Lends the one file of a form.
 * @param field the name of its part
 * @throws {Problem} `unsupported-media-type`, `invalid-request`, `image-too-large`
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  field: string,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type');
  try {
    const part = await request.file();
    if (!part) throw invalid({ [field]: 'required' });
    return await withReceivedFile(part.file, (received) => {
      proveWhole(part, field);
      return use({ ...received, name: nameOf(part) });
    });
  } catch (error) {
    if (isBrokenForm(error)) throw invalid({ [field]: 'malformed' });
    throw error;
  }
}

function proveWhole({ file, fieldname }: MultipartFile, field: string): void {
  if (file.truncated) throw new Problem('image-too-large', { fields: { [field]: 'too-long' } });
  if (fieldname !== field) throw invalid({ [fieldname.slice(0, 40)]: 'unknown-field' });
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
