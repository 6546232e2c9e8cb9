import type { Selectable } from 'kysely';
import type { VideoFacts } from '#domain/mp4.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { probeVideo } from './probe-video.ts';

export type VideoRow = Selectable<Schema['videos']>;

/** Where a stored video is played. */
export const videoUrl = (id: string) => `/videos/${id}.mp4`;

export const videoKey = (id: string) => `videos/${id.slice(-2)}/${id}.mp4`;

/**
 * Proves a file that has arrived whole and puts it where files lie. Whatever breaks on the way, the next request for the upload
 * does it again. What is no MP4 is thrown away.
 * @throws {Problem} as `probeVideo`
 */
export function finishVideo(deps: Deps, id: string): Promise<void> {
  const finishing = beingFinished.get(id) ?? finish(deps, id).finally(() => beingFinished.delete(id));
  beingFinished.set(id, finishing);
  return finishing;
}

const beingFinished = new Map<string, Promise<void>>();

async function finish({ db, clock, storage, uploads }: Deps, id: string): Promise<void> {
  let facts: VideoFacts;
  try {
    facts = await probeVideo(uploads.pathOf(id));
  } catch (error) {
    if (error instanceof Problem) {
      await db.deleteFrom('videos').where('id', '=', id).where('finished_at', 'is', null).execute();
      await uploads.forget(id);
    }
    throw error;
  }
  await storage.putFile(videoKey(id), uploads.pathOf(id));
  const { width, height, durationMs: duration_ms, hasSound: has_sound } = facts;
  await db
    .updateTable('videos')
    .set({ width, height, duration_ms, has_sound, finished_at: clock.now() })
    .where('id', '=', id)
    .execute();
  await uploads.forget(id);
}
