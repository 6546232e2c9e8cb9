import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { probeMp4, type VideoMetadata } from '#domain/media/mp4.ts';
import { type ByteSource, Mp4Error } from '#domain/media/mp4-boxes.ts';
import { pictureType } from '#domain/media/picture-type.ts';
import { isHevcVideo, isQuickTime, type Patch, quickTimePatches } from '#domain/media/quicktime.ts';
import type { InspectedVideo } from '#machines/flow/editor/video-upload-setup.ts';

/**
 * Inspects a file as an MP4, by its bytes and not by its name; a QuickTime movie is converted to
 * one. The server validates the same once it has the whole file, except that it takes HEVC:
 * uploads that older pages have started would be lost.
 * @throws Failure `video-type-not-allowed`, `video-is-gif`, `video-is-hevc`, `video-unreadable`;
 * `video-lost` when the file cannot be read
 */
export async function inspectVideo(file: File): Promise<InspectedVideo> {
  try {
    const source = byteSource(file);
    const facts = await probeVideo(source);
    if (await isHevcVideo(source)) throw new Failure({ code: 'video-is-hevc' });
    if (facts) return facts;
    const converted = await toMp4(file);
    return { ...(await probeMp4(byteSource(converted))), converted };
  } catch (error) {
    if (error instanceof Failure) throw error;
    const failure = new Failure({ code: await refusalCode(file, error) });
    failure.cause = error;
    throw failure;
  }
}

/**
 * The file as an MP4: the file itself, or a QuickTime movie with other bytes at a few places. It
 * takes no memory: the frames are read from the original.
 * @throws {Mp4Error} when it is a QuickTime movie that cannot be converted
 */
export async function toMp4(file: File): Promise<File> {
  const source = byteSource(file);
  return (await isQuickTime(source)) ? patched(file, await quickTimePatches(source)) : file;
}

/** Null for a QuickTime movie. */
async function probeVideo(source: ByteSource): Promise<VideoMetadata | null> {
  try {
    return await probeMp4(source);
  } catch (error) {
    if (error instanceof Mp4Error && (await isQuickTime(source))) return null;
    throw error;
  }
}

async function refusalCode(file: Blob, error: unknown): Promise<FailureCode> {
  if (!(error instanceof Mp4Error)) return 'video-lost';
  const isGif = (await pictureType(file)) === 'image/gif';
  return isGif ? 'video-is-gif' : error.code;
}

function patched(file: File, patches: readonly Patch[]): File {
  const parts: BlobPart[] = [];
  let end = 0;
  for (const { at, bytes } of patches) {
    parts.push(file.slice(end, at), bytes);
    end = at + bytes.length;
  }
  return new File([...parts, file.slice(end)], file.name, { type: 'video/mp4' });
}

const byteSource = (file: Blob): ByteSource => ({
  size: file.size,
  async read(position, length) {
    return new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  },
});
