import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { finishUpload } from '../videos/finish-upload.ts';
import { findOwnVideo, uploadProgressHeaders } from '../videos/tus.ts';

/**
 * When everything has arrived and the last step was interrupted, this call completes it, so that
 * the device does not see an unfinished end.
 */
export const getVideoOffset: Handler<'getVideoOffset'> = async (call) => {
  const person = requirePerson(call, 'CREATE_POST');
  const { deps, path, reply } = call;
  const video = await findOwnVideo(deps, person, path.videoId);
  const reached = video.finished_at ? video.bytes : await deps.uploads.offsetOf(video.id);
  if (!video.finished_at && reached === video.bytes) await finishUpload(deps, video);
  await reply.code(200).headers(uploadProgressHeaders(video, reached)).send();
  return undefined;
};
