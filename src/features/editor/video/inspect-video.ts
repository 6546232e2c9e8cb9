import { Failure } from '#domain/contract/failure.ts';
import { probeMp4, type VideoMetadata } from '#domain/media/mp4.ts';
import { type ByteSource, Mp4Error } from '#domain/media/mp4-boxes.ts';

/**
 * Inspects a file as an MP4, by its bytes and not by its name. The server validates the same once
 * it has the whole file.
 * @throws Failure `video-type-not-allowed`, `video-unreadable`; `video-lost` when the file cannot
 * be read
 */
export async function inspectVideo(file: Blob): Promise<VideoMetadata> {
  try {
    return await probeMp4(byteSource(file));
  } catch (error) {
    const failure = new Failure({ code: error instanceof Mp4Error ? error.code : 'video-lost' });
    failure.cause = error;
    throw failure;
  }
}

const byteSource = (file: Blob): ByteSource => ({
  size: file.size,
  async read(position, length) {
    return new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  },
});
