import { Readable } from 'node:stream';
import { parseRange } from '#server/http/byte-range.ts';
import type { Handler } from '#server/http/handler.ts';
import { cleaningVersion } from '#server/platform/videos/cleaning/clean-video.ts';
import { mediaNotFound, requireMediaAccess } from '../media-access.ts';
import { findStoredVideo } from '../repository/stored-videos.ts';
import { videoKey } from '../videos/finish-upload.ts';
import { cleanStoredVideo, StoredFileMissing } from '../videos/stored-video-cleaning.ts';

export const getVideoFile: Handler<'getVideoFile'> = async (call) => {
  const { deps, path, request, reply } = call;
  const id = path.file.slice(0, -'.mp4'.length);
  await requireMediaAccess(call, id);
  const video = await findStoredVideo(deps.db, id);
  // Negative: these rules have failed for it already.
  if (!video || video.cleaning_version <= -cleaningVersion) throw mediaNotFound(reply);
  // Nothing is served that may still contain the place of recording.
  if (video.cleaning_version !== cleaningVersion) {
    await cleanStoredVideo(deps, video, id).catch((error: unknown) => {
      throw error instanceof StoredFileMissing ? mediaNotFound(reply) : error;
    });
  }
  const etag = `"${cleaningVersion}-${video.bytes}"`;
  const { range, 'if-range': known = etag } = request.headers;
  const part = known === etag ? parseRange(range, video.bytes) : null;
  const { first, last } = part ?? { first: 0, last: video.bytes - 1 };
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).headers({ etag }).send();
    return undefined;
  }
  // Fastify reads the body that a HEAD request does not get to its end.
  const isHead = request.method === 'HEAD';
  const content = isHead ? Readable.from([]) : await deps.storage.read(videoKey(id), first, last);
  if (!content) throw mediaNotFound(reply);
  reply.type('video/mp4').headers({
    etag,
    'accept-ranges': 'bytes',
    'content-length': String(last - first + 1),
  });
  if (part) reply.code(206).header('content-range', `bytes ${first}-${last}/${video.bytes}`);
  await reply.send(content);
  return undefined;
};
