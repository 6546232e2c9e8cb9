import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findVideoOfOwner, type VideoRow } from '../repository/video-uploads.ts';

/** Values of the protocol for resumable uploads (https://tus.io/protocols/resumable-upload). */
export const tusVersion = '1.0.0';

/** The headers with the progress of an upload. */
export const uploadProgressHeaders = ({ bytes }: Pick<VideoRow, 'bytes'>, offset: number) => ({
  'tus-resumable': tusVersion,
  'upload-offset': String(offset),
  'upload-length': String(bytes),
  'cache-control': 'no-store',
});

/**
 * A video of the person's own, finished or still arriving.
 * @throws {Problem} `not-found` also when the upload has run out
 */
export async function findOwnVideo(
  { db, clock }: Deps,
  person: Person,
  id: string,
): Promise<VideoRow> {
  const row = await findVideoOfOwner(db, id, person.id);
  if (!row || (!row.finished_at && row.expires_at <= clock.now())) throw new Problem('not-found');
  return row;
}
