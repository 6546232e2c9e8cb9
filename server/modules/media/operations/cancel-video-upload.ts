import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteUnfinishedUpload } from '../repository/video-uploads.ts';
import { videoKey } from '../videos/finish-upload.ts';
import { findOwnVideo, uploadProgressHeaders } from '../videos/tus.ts';

export const cancelVideoUpload: Handler<'cancelVideoUpload'> = async (call) => {
  const person = requirePerson(call, 'CREATE_POST');
  const { deps, path, reply } = call;
  const video = await findOwnVideo(deps, person, path.videoId);
  const isRemoved = await deleteUnfinishedUpload(deps.db, video.id, deps.clock.now());
  if (!isRemoved) {
    await findOwnVideo(deps, person, video.id);
    // It has arrived completely, and a post may show it, or its file is being moved into place.
    throw new Problem('transition-not-allowed');
  }
  await deps.uploads.forget(video.id);
  // The storage may have an upload that arrived whole and that the database has not recorded.
  await deps.jobs.send('delete-files', { keys: [videoKey(video.id)] });
  await reply.code(204).headers(uploadProgressHeaders(video, 0)).send();
  return undefined;
};
