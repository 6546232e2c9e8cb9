import { Failure } from '#domain/failure.ts';
import { probeMp4, type VideoFacts } from '#domain/mp4.ts';
import { type ByteSource, Mp4Problem } from '#domain/mp4-boxes.ts';

/**
 * What a file says of itself as an MP4, by its bytes and not by its name: the server proves the same once it has all of it.
 * @throws Failure `video-type-not-allowed`, `video-unreadable`; `video-lost` when the file cannot be read
 */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  try {
    return await probeMp4(sourceOf(file));
  } catch (error) {
    const failure = new Failure({ code: error instanceof Mp4Problem ? error.code : 'video-lost' });
    failure.cause = error;
    throw failure;
  }
}

const sourceOf = (file: Blob): ByteSource => ({
  size: file.size,
  async read(position, length) {
    return new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  },
});
