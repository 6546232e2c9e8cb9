import type { Deps } from '../../deps.ts';
import type { Person } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import type { VideoRow } from '../../videos/finish-video.ts';

/** Of the protocol of resumable uploads (https://tus.io/protocols/resumable-upload). */
export const tusVersion = '1.0.0';

/** The headers that tell how far an upload is. */
export const progressOf = ({ bytes }: Pick<VideoRow, 'bytes'>, offset: number) => ({
  'tus-resumable': tusVersion,
  'upload-offset': String(offset),
  'upload-length': String(bytes),
  'cache-control': 'no-store',
});

/**
 * A video of the person's own, finished or still arriving.
 * @throws {Problem} `not-found` also when the upload has run out
 */
export async function ownVideo({ db, clock }: Deps, person: Person, id: string): Promise<VideoRow> {
  const row = await db
    .selectFrom('videos')
    .where('id', '=', id)
    .where('owner_id', '=', person.id)
    .selectAll()
    .executeTakeFirst();
  if (!row || (!row.finished_at && row.expires_at <= clock.now())) throw new Problem('not-found');
  return row;
}
