import { storableText } from '#domain/language/storable-text.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { ownsPicture } from '../repository/pictures.ts';
import { deleteVideo, insertVideo } from '../repository/video-uploads.ts';
import { tusVersion } from '../videos/tus.ts';
import { requireDiskSpace, requireUploadQuota } from '../videos/upload-quota.ts';

export const createVideoUpload: Handler<'createVideoUpload'> = async (call) => {
  const person = requirePerson(call, 'CREATE_POST');
  const { deps, request, reply } = call;
  const bytes = Number(request.headers['upload-length']);
  if (bytes > limits.videoBytes)
    throw new Problem('video-too-large', { fields: { 'Upload-Length': 'too-long' } });
  const { filename = '', poster } = parseMetadata(String(request.headers['upload-metadata']));
  const now = deps.clock.now();
  const posterId = poster === undefined ? null : await validatePoster(deps, person, poster);
  await requireDiskSpace(deps, bytes, now);
  const id = newId(now);
  const expires = new Date(now.getTime() + limits.videoUploadSeconds * 1000);
  await deps.db.transaction().execute(async (trx) => {
    await requireUploadQuota(trx, {
      personId: person.id,
      bytes,
      quota: deps.config.videoQuota,
      now,
    });
    await insertVideo(trx, {
      id,
      owner_id: person.id,
      name: storableText(filename.normalize('NFC').slice(0, 255)),
      bytes,
      poster_id: posterId,
      created_at: now,
      expires_at: expires,
    });
  });
  try {
    await deps.uploads.begin(id);
  } catch (error) {
    // Without a file it would count among the unfinished ones for a day.
    await deleteVideo(deps.db, id);
    throw error;
  }
  await reply
    .code(201)
    .headers({
      'tus-resumable': tusVersion,
      location: `/api/video/${id}`,
      'upload-expires': expires.toUTCString(),
      'upload-offset': '0',
    })
    .send();
  return undefined;
};

/** Names with Base64 values (tus 1.0, Upload-Metadata). Other entries are ignored. */
function parseMetadata(header: string): { filename?: string; poster?: string } {
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8').toWellFormed()];
    }),
  );
}

/** A picture of the person's own. */
async function validatePoster({ db }: Deps, person: Person, poster: string): Promise<string> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(poster);
  if (!isId || !(await ownsPicture(db, poster, person.id)))
    throw invalidRequest({ poster: 'not-allowed' });
  return poster;
}
