import type { DataOf, Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { pictureUrl } from '#server/platform/pictures/picture-store.ts';
import { videoUrl } from '../videos/finish-upload.ts';
import { findOwnVideo } from '../videos/tus.ts';

export const getVideo: Handler<'getVideo'> = async (call) => {
  const person = requirePerson(call, 'CREATE_POST');
  const { deps, path } = call;
  const { id, name, bytes, width, height, ...video } = await findOwnVideo(
    deps,
    person,
    path.videoId,
  );
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
