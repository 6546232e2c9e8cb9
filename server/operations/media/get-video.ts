import type { DataOf, Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { pictureUrl } from '../../pictures/picture-store.ts';
import { Problem } from '../../problem.ts';
import { videoKey, videoUrl } from '../../videos/finish-video.ts';
import { ownVideo } from './tus.ts';

export const getVideo: Handler<'getVideo'> = async (call) => {
  const person = actingPerson(call, 'CREATE_POST');
  const { deps, path } = call;
  const { id, name, bytes, width, height, ...video } = await ownVideo(deps, person, path.videoId);
  const isDone = video.finished_at !== null;
  return {
    id,
    name,
    status: isDone ? 'done' : 'uploading',
    url: isDone ? videoUrl(id) : null,
    bytes,
    width,
    height,
    durationMs: video.duration_ms,
    hasSound: video.has_sound,
    posterUrl: video.poster_id && pictureUrl(video.poster_id, 'jpeg'),
  } satisfies DataOf<'getVideo'>;
};

export const getVideoFile: Handler<'getVideoFile'> = async ({ deps, path, request, reply }) => {
  const id = path.file.slice(0, -'.mp4'.length);
  const video = await deps.db
    .selectFrom('videos')
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .select('bytes')
    .executeTakeFirst();
  if (!video) throw new Problem('not-found');
  const part = partOf(request.headers.range, video.bytes);
  const { first, last } = part ?? { first: 0, last: video.bytes - 1 };
  const content = await deps.storage.read(videoKey(id), first, last);
  if (!content) throw new Problem('not-found');
  reply.type('video/mp4').headers({
    'accept-ranges': 'bytes',
    'content-length': String(last - first + 1),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  if (part) reply.code(206).header('content-range', `bytes ${first}-${last}/${video.bytes}`);
  await reply.send(content);
  return undefined;
};

/** One range of bytes (RFC 9110, 14.1.2). Null where the whole is to be sent: a server may leave a range that it cannot serve. */
function partOf(range: string | undefined, bytes: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && (to === '' || Number(to) === 0)) return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : null;
}
