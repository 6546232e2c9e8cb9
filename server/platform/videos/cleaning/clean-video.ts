import { type FileHandle, open } from 'node:fs/promises';
import { probeMp4, type VideoMetadata } from '#domain/media/mp4.ts';
import { type ByteSource, Mp4Error } from '#domain/media/mp4-boxes.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createCleaningPlan } from './cleaning-plan.ts';

/**
 * Rules that a stored video was cleaned by. A higher number has every stored video cleaned again.
 */
export const cleaningVersion = 1;

const zeros = Buffer.alloc(1024 * 1024);

/**
 * Validates an MP4 on this machine, and removes what playing does not need: location (GPS), time
 * and device of the recording. The file keeps its length, and every played byte its offset. After
 * an interruption the next call completes the work.
 * @throws {Problem} `video-type-not-allowed`, `video-unreadable`
 */
export async function cleanVideo(path: string): Promise<VideoMetadata> {
  const file = await open(path, 'r+');
  try {
    const source = await createByteSource(file);
    const facts = await probeMp4(source);
    const { unplayed, changes } = await createCleaningPlan(source);
    for (const [from, to] of unplayed()) await erase(file, from, to);
    // From here on the index does not say any more where samples of other tracks were.
    await file.datasync();
    for (const change of changes) {
      if ('freeAt' in change) await file.write('free', change.freeAt, 'latin1');
      else await erase(file, ...change.erase);
    }
    await file.datasync();
    return facts;
  } catch (error) {
    if (error instanceof Mp4Error) throw new Problem(error.code, {}, error);
    throw error;
  } finally {
    await file.close();
  }
}

async function createByteSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    async read(position, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
  };
}

async function erase(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; ) {
    const { bytesWritten } = await file.write(zeros, 0, Math.min(zeros.length, to - at), at);
    at += bytesWritten;
  }
}
