import { open } from 'node:fs/promises';
import { probeMp4, type VideoMetadata } from '#domain/media/mp4.ts';
import { Mp4Error } from '#domain/media/mp4-boxes.ts';
import { Problem } from '../errors/problem.ts';

/**
 * Validates a file on the disk of this machine by `probeMp4`.
 * @throws {Problem} `video-type-not-allowed`, `video-unreadable`
 */
export async function probeVideo(path: string): Promise<VideoMetadata> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await probeMp4({
      size,
      async read(position, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } catch (error) {
    if (error instanceof Mp4Error) throw new Problem(error.code, {}, error);
    throw error;
  } finally {
    await file.close();
  }
}
