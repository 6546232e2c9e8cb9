import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { errors } from '../../contract/errors.ts';
import type { Call } from '../scenario.ts';
import type { Acting } from '../scenario-session.ts';
import { firstSameReply, isOnlyOnDevice, nextReply } from './replay-session.ts';

/**
 * Answers a call as it was answered in the recording that this browser replays. The header
 * `replay-entry` tells the page which entry it is: the page passes the answer on when it has come
 * to it, or to the entry `replay-not-before`.
 * @returns undefined when the recording has no such answer
 */
export async function answerFromRecording(
  { replay }: Acting,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const path = request.url.split('?')[0] ?? '';
  if (!replay) return undefined;
  const found = nextReply(replay, call, path, Number(request.headers['replay-position'] ?? 0));
  // The page learns from it how far its clock is off, and its clock is the one of the recording.
  reply.header('date', timeOf(replay.recording, found?.entry.at).toUTCString());
  if (!found) return isOnlyOnDevice(replay.recording, call, path) ? refuse(reply) : undefined;
  const { index, entry } = found;
  if (replay.isDelayed && !entry.isPending) await setTimeout(Math.min(entry.ms, 30_000));
  reply.header('replay-entry', String(index));
  reply.header('replay-not-before', String(firstSameReply(replay.recording, found)));
  if (entry.status === 0) return reply.header('replay-no-reply', '1').code(204).send();
  const uploaded = (entry.reply as { uploadOffset?: number } | undefined)?.uploadOffset;
  const isUpload = uploaded !== undefined;
  // The mock answers itself what was too large or a file, a new upload, and what has a key, of
  // which a stand-in is none; but no failure.
  const isNew = isUpload && entry.status === 201;
  const isOwn = entry.reply === undefined || isNew || withKeys.has(call.operationId);
  if (entry.status < 300 && isOwn) return undefined;
  if (isUpload) reply.header('upload-offset', uploaded);
  if (entry.reply === undefined || isUpload) return reply.code(entry.status).send();
  return reply.code(entry.status).type('application/json').send(JSON.stringify(entry.reply));
}

/** The time of an entry; that of the end without one. */
function timeOf({ recordedAt, entries }: Recording, at?: number): Date {
  const end = entries.at(-1)?.at ?? 0;
  return new Date(Date.parse(recordedAt) - end + (at ?? end));
}

const withKeys = new Set(['getSealingKey']);

function refuse(reply: FastifyReply): FastifyReply {
  const code = 'not-found';
  const { status, message } = errors[code];
  return reply.code(status).send({ error: { code, message } });
}
