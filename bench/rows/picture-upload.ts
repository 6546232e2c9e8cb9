import sharp from 'sharp';
import { limits } from '#domain/limits.ts';
import { imageSizes } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { alternately } from '../support/alternating-runs.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { ask } from '../support/http-request.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { cookieOf } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import {
  type PictureForm,
  photograph,
  pictureForm,
  uploadPicture,
} from '../support/sample-photos.ts';

const size = '1080x0_75';
const runs = 9;

/**
 * A picture of 12 megapixels from the first byte until it is stored and served in a reader's size,
 * compared with sharp.
 */
export async function upload(): Promise<Figure[]> {
  // As in the server: nothing is kept from one picture to the next.
  sharp.cache(false);
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = (await signedInCreator(db)).session;
  });
  try {
    const picture = await photograph(4000, 3000);
    const form = await pictureForm(picture);
    const throughPortal = () => timed(() => storeAndResize(portal.url, session, form));
    const bySharp = () => timed(() => sharpAlone(picture));
    await throughPortal();
    await bySharp();
    const [ours, limit] = await alternately(throughPortal, bySharp, runs);
    const ratio = median(ours.map((value, run) => value / Number(limit[run])));
    return [
      {
        what: `12-megapixel JPEG of ${(picture.length / 1e6).toFixed(1)} MB, stored and resized`,
        figure: milliseconds(ours),
        limit: `${milliseconds(limit)} by sharp alone`,
        ratio: ratio.toFixed(2),
        target: '≤ 1.3 ×',
        holds: ratio <= 1.3,
      },
    ];
  } finally {
    await portal.stop();
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

async function storeAndResize(url: string, session: string, form: PictureForm): Promise<void> {
  const stored = await uploadPicture(url, session, form);
  // Until its post is published, it is for its creator alone.
  await ask(url + sizedPictureUrl(stored, size), { headers: { cookie: cookieOf(session) } });
}

/** The same work in sharp for the same two files. */
async function sharpAlone(picture: Buffer): Promise<void> {
  const side = limits.imageSideMax;
  const kept = await sharp(picture, { sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  const { width, quality } = imageSizes[size];
  await sharp(kept).resize({ width, withoutEnlargement: true }).jpeg({ quality }).toBuffer();
}
