import { limits } from '#domain/limits.ts';
import type { RefusedFile } from '#machines/flow/editor/picture-choice.ts';
import { pictureType } from './prepare-picture.ts';

export type CheckedFiles = { pictures: File[]; refused: RefusedFile[] };

/**
 * Parts files that are pictures from those that are none, by their first bytes, whatever they are
 * called; in the order in which they were chosen. Pictures are called what they are.
 */
export async function checkPictureFiles(files: readonly File[]): Promise<CheckedFiles> {
  const checked: CheckedFiles = { pictures: [], refused: [] };
  for (const file of files) {
    const type = await pictureType(file).catch(() => null);
    if (!type) checked.refused.push({ name: file.name, code: 'image-type-not-allowed' });
    else if (file.size > limits.imageBytes)
      checked.refused.push({ name: file.name, code: 'image-too-large' });
    else checked.pictures.push(file.type === type ? file : new File([file], file.name, { type }));
  }
  return checked;
}
