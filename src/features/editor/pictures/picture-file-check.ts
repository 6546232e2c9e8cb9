import { limits } from '#domain/limits.ts';
import { type PictureType, pictureType } from '#domain/media/picture-type.ts';
import type { RefusedFile } from '#machines/flow/editor/picture-choice.ts';
import { loadPictureConversion } from '#src/ui/media/picture-conversion-loader.ts';

export type CheckedFiles = { pictures: File[]; refused: RefusedFile[] };

/**
 * Separates picture files from others, by their first bytes, whatever they are
 * called; in the order in which they were chosen. A HEIC that this browser cannot open counts as
 * none. Pictures get their real type.
 */
export async function checkPictureFiles(files: readonly File[]): Promise<CheckedFiles> {
  const checked: CheckedFiles = { pictures: [], refused: [] };
  for (const file of files) {
    const type = await pictureType(file).catch(() => null);
    const code = await refusal(file, type);
    if (code) checked.refused.push({ name: file.name, code });
    else if (type)
      checked.pictures.push(file.type === type ? file : new File([file], file.name, { type }));
  }
  return checked;
}

async function refusal(file: File, type: PictureType | null): Promise<RefusedFile['code'] | null> {
  if (!type) return 'image-type-not-allowed';
  if (file.size > limits.imageBytes) return 'image-too-large';
  if (type !== 'image/heic') return null;
  // Without the network the upload looks at it later.
  const conversion = await loadPictureConversion().catch(() => null);
  return conversion === null ? null : conversion.decodingProblem(file, type);
}
