import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Publication } from '#server/platform/providers/publisher.ts';

/**
 * The publisher's copy of a post is made within the tries of the queue, which end after some hours.
 */
const lifeSeconds = 24 * 3600;

/**
 * The query of a signed address: seconds since 1970, and an HMAC-SHA-256 in Base64url of the file's
 * id and that time.
 */
export type MediaSignature = { expires?: number; signature?: string };

const signMedia = (id: string, expires: number, secret: string) =>
  createHmac('sha256', secret).update(`media ${id} ${expires}`).digest('base64url');

/** Whether a signed address currently allows fetching this file. */
export function hasValidMediaSignature(
  id: string,
  { expires, signature }: MediaSignature,
  secret: string,
  now: Date,
): boolean {
  if (expires === undefined || signature === undefined || expires * 1000 <= now.getTime())
    return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(signMedia(id, expires, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The publication with signed addresses for its pictures and video: until readers see it, only its
 * writers could fetch them otherwise. Addresses in the text that show no picture are unchanged.
 */
export function withSignedMedia(publication: Publication, secret: string, now: Date): Publication {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds;
  const signed = <Media extends { id: string; url: string }>(media: Media): Media => ({
    ...media,
    url: `${media.url}?expires=${expires}&signature=${signMedia(media.id, expires, secret)}`,
  });
  const { pictures, video } = publication;
  const ids = new Set(pictures.map(({ id }) => id));
  const html = publication.html.replace(
    /(src="\/pictures\/(?:[^/"?]+\/)?([0-9a-f-]{36})\.(?:jpg|png))"/g,
    (whole, address: string, id: string) =>
      ids.has(id)
        ? `${address}?expires=${expires}&amp;signature=${signMedia(id, expires, secret)}"`
        : whole,
  );
  return {
    ...publication,
    html,
    pictures: pictures.map(signed),
    video: video && { ...signed(video), poster: video.poster && signed(video.poster) },
  };
}
