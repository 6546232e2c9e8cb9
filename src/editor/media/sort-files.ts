import type { FailureCode } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import { pictureType } from '../prepare-picture.ts';

export type RefusedFile = { name: string; code: Extract<FailureCode, `image-${string}`> };
export type SortedFiles = { pictures: File[]; refused: RefusedFile[] };

/**
 * Parts files that are pictures from those that are none, by their first bytes, whatever they are called; in the order in which they
 * were chosen. Pictures are called what they are.
 */
export async function sortFiles(files: readonly File[]): Promise<SortedFiles> {
  const sorted: SortedFiles = { pictures: [], refused: [] };
  for (const file of files) {
    const type = await pictureType(file).catch(() => null);
    if (!type) sorted.refused.push({ name: file.name, code: 'image-type-not-allowed' });
    else if (file.size > limits.imageBytes) sorted.refused.push({ name: file.name, code: 'image-too-large' });
    else sorted.pictures.push(file.type === type ? file : new File([file], file.name, { type }));
  }
  return sorted;
}
