import { Failure } from '#domain/contract/failure.ts';
import { pictureType } from '#domain/media/picture-type.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import { sharedFormat } from '#domain/post/shared-post.ts';
import { hasSharedText } from '#domain/post/shared-text.ts';
import type { CheckedShare, Share, ShareRefusal } from '#machines/flow/editor/share-target.ts';
import type { InspectedVideo } from '#machines/flow/editor/video-upload-setup.ts';
import { checkPictureFiles } from '../pictures/picture-file-check.ts';
import { inspectVideo } from '../video/inspect-video.ts';

type Refused = CheckedShare['refused'][number];
type CheckedVideo = { file: File; facts: InspectedVideo };

/**
 * Checks shared files as the editor checks chosen ones, and finds the format of their post. A video
 * makes a post of its own: pictures and other videos beside it are refused.
 */
export async function checkShare(share: Share): Promise<CheckedShare> {
  const files = share.files.filter((file) => file instanceof File);
  const { pictureFiles, others } = await separate(files);
  const { videos, refused: refusedVideos } = await checkVideos(others);
  const { pictures, refused: refusedPictures } = await checkPictureFiles(pictureFiles);
  const [video = null, ...otherVideos] = videos;
  const facts = video && {
    hasSound: video.facts.hasSound,
    seconds: video.facts.durationMs / 1000,
  };
  const format = sharedFormat(pictures.length, facts, hasSharedText(share));
  const max = (format && formatRules[format].pictures?.max) ?? 0;
  const refused: Refused[] = [
    ...refusedVideos,
    ...refusedPictures.map(({ name, code }) => ({ name, reason: code })),
    ...otherVideos.map(({ file: { name } }) => ({ name, reason: 'one-video' as const })),
    ...pictures.slice(max).map(({ name }) => ({
      name,
      reason: video ? ('video-only' as const) : ('too-many' as const),
    })),
    ...share.dropped,
  ];
  const used = video ? [video.file] : pictures.slice(0, max);
  return { post: format && { format, files: used }, refused };
}

async function separate(files: File[]): Promise<{ pictureFiles: File[]; others: File[] }> {
  const types = await Promise.all(files.map((file) => pictureType(file).catch(() => null)));
  // A document or sound is no video either. The check of pictures says so.
  const isVideo = (file: File, place: number) =>
    types[place] === null &&
    (file.type.startsWith('video/') || /\.(mp4|m4v|mov|qt)$/i.test(file.name));
  return {
    pictureFiles: files.filter((file, place) => !isVideo(file, place)),
    others: files.filter(isVideo),
  };
}

async function checkVideos(files: File[]): Promise<{ videos: CheckedVideo[]; refused: Refused[] }> {
  const videos: CheckedVideo[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    try {
      videos.push({ file, facts: await inspectVideo(file) });
    } catch (error) {
      refused.push({ name: file.name, reason: videoRefusal(error) });
    }
  }
  return { videos, refused };
}

function videoRefusal(error: unknown): ShareRefusal {
  const code = error instanceof Failure ? error.code : 'video-unreadable';
  return code.startsWith('video-') ? (code as ShareRefusal) : 'video-unreadable';
}
