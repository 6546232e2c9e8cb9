import { Readable } from 'node:stream';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { finishUpload } from '../videos/finish-upload.ts';
import { findOwnVideo, uploadProgressHeaders } from '../videos/tus.ts';

export const continueVideoUpload: Handler<'continueVideoUpload'> = async (call) => {
  const person = requirePerson(call, 'CREATE_POST');
  const { deps, path, request, reply } = call;
  const body: unknown = request.body;
  if (!(body instanceof Readable)) throw new Problem('unsupported-media-type');
  const video = await findOwnVideo(deps, person, path.videoId);
  const offset = Number(request.headers['upload-offset']);
  if (video.finished_at) throw new Problem('upload-offset-conflict');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (offset + announced > video.bytes) throw new Problem('video-too-large');
  const reached = await deps.uploads
    .append(video.id, offset, video.bytes, body)
    .catch((error: unknown) => {
      // A browser reads no answer before its whole piece is out, unless the line ends.
      reply.header('connection', 'close');
      throw error;
    });
  if (reached === video.bytes) await finishUpload(deps, video);
  await reply.code(204).headers(uploadProgressHeaders(video, reached)).send();
  return undefined;
};
