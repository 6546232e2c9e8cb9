import { limits } from '#domain/limits.ts';
import { storableText } from '#domain/storable-text.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../handler.ts';
import { newId } from '../../ids.ts';
import { actingPerson } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { invalid, Problem } from '../../problem.ts';
import { requireDiskSpace, requireQuota } from '../../videos/upload-quota.ts';
import { tusVersion } from './tus.ts';

export const createVideoUpload: Handler<'createVideoUpload'> = async (call) => {
  const person = actingPerson(call, 'CREATE_POST');
  const { deps, request, reply } = call;
  const bytes = Number(request.headers['upload-length']);
  if (bytes > limits.videoBytes)
    throw new Problem('video-too-large', { fields: { 'Upload-Length': 'too-long' } });
  const { filename = '', poster } = metadataOf(String(request.headers['upload-metadata']));
  const now = deps.clock.now();
  const posterId = poster === undefined ? null : await provedPoster(deps, person, poster);
  await requireDiskSpace(deps, bytes, now);
  const id = newId(now);
  const expires = new Date(now.getTime() + limits.videoUploadSeconds * 1000);
  await deps.db.transaction().execute(async (trx) => {
    await requireQuota(trx, { personId: person.id, bytes, quota: deps.config.videoQuota, now });
    await trx
      .insertInto('videos')
      .values({
        id,
        owner_id: person.id,
        name: storableText(filename.normalize('NFC').slice(0, 255)),
        bytes,
        poster_id: posterId,
        created_at: now,
        expires_at: expires,
      })
      .execute();
  });
  try {
    await deps.uploads.begin(id);
  } catch (error) {
    // Without a file it would count among the unfinished ones for a day.
    await deps.db.deleteFrom('videos').where('id', '=', id).execute();
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

/** Names with Base64 values (tus 1.0, Upload-Metadata); what it is called beside is not ours. */
function metadataOf(header: string): { filename?: string; poster?: string } {
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8').toWellFormed()];
    }),
  );
}

/** A picture of the person's own. */
async function provedPoster({ db }: Deps, person: Person, poster: string): Promise<string> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(poster);
  const picture =
    isId &&
    (await db
      .selectFrom('pictures')
      .where('id', '=', poster)
      .where('owner_id', '=', person.id)
      .select('id')
      .executeTakeFirst());
  if (!picture) throw invalid({ poster: 'not-allowed' });
  return picture.id;
}
