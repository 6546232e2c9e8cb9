import { Readable } from 'node:stream';
import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';
import { finishVideo, removeUploads } from '../../videos/finish-video.ts';
import { ownVideo, progressOf } from './tus.ts';

export const continueVideoUpload: Handler<'continueVideoUpload'> = async (call) => {
  const person = actingPerson(call, 'CREATE_POST');
  const { deps, path, request, reply } = call;
  const body: unknown = request.body;
  if (!(body instanceof Readable)) throw new Problem('unsupported-media-type');
  const video = await ownVideo(deps, person, path.videoId);
  const offset = Number(request.headers['upload-offset']);
  if (video.finished_at) throw new Problem('upload-offset-conflict');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (offset + announced > video.bytes) throw new Problem('video-too-large');
  const reached = await deps.uploads.append(video.id, offset, video.bytes, body).catch((error: unknown) => {
    // A browser reads no answer before its whole piece is out, unless the line ends.
    reply.header('connection', 'close');
    throw error;
  });
  if (reached === video.bytes) await finishVideo(deps, video);
  await reply.code(204).headers(progressOf(video, reached)).send();
  return undefined;
};

/** Where everything has come and the last step was cut off, this does it: a device that asks is not told of an end that was none. */
export const getVideoOffset: Handler<'getVideoOffset'> = async (call) => {
  const person = actingPerson(call, 'CREATE_POST');
  const { deps, path, reply } = call;
  const video = await ownVideo(deps, person, path.videoId);
  const reached = video.finished_at ? video.bytes : await deps.uploads.offsetOf(video.id);
  if (!video.finished_at && reached === video.bytes) await finishVideo(deps, video);
  await reply.code(200).headers(progressOf(video, reached)).send();
  return undefined;
};

export const cancelVideoUpload: Handler<'cancelVideoUpload'> = async (call) => {
  const person = actingPerson(call, 'CREATE_POST');
  const { deps, path, reply } = call;
  const video = await ownVideo(deps, person, path.videoId);
  const removed = await removeUploads(deps, (eb) => eb('id', '=', video.id));
  if (removed.length === 0) {
    await ownVideo(deps, person, video.id);
    // It has arrived whole, and a post may show it, or its file is being put into its place.
    throw new Problem('transition-not-allowed');
  }
  await deps.uploads.forget(video.id);
  await reply.code(204).headers(progressOf(video, 0)).send();
  return undefined;
};
