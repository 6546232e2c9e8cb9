import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  createPictureWorkerPool,
  pictureWorkerPoolSettings,
} from '#server/platform/pictures/picture-worker-pool.ts';
import { bombPng, upload, withChunks } from '../fixtures/upload-requests.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const stuckFile = new URL('../harness/faulty-picture-worker.ts', import.meta.url).pathname;
const requester = { key: 'person 1' };
const settings = { ...pictureWorkerPoolSettings, file: stuckFile };

const failureOf = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof Problem ? [error.code, error.details] : error),
  );

/** A task of the test's own worker, which does what its argument says. */
const resultOf = (
  workshop: ReturnType<typeof createPictureWorkerPool>,
  what: string,
  key = requester.key,
) => failureOf(workshop.withPictureWorker({ key }, (run) => run('processPicture', what)));

describe('a picture process', () => {
  it('is killed when its picture takes too long, without affecting others', async () => {
    const workshop = createPictureWorkerPool({
      ...settings,
      allowance: { seconds: 2, megabytes: 1000 },
    });
    const [stuck, other] = await Promise.all([
      resultOf(workshop, 'stuck'),
      resultOf(workshop, 'done'),
    ]);
    expect(stuck).toEqual(['image-too-complex', { fields: { imageFile: 'not-allowed' } }]);
    expect(other).toBe('done');
    expect(workshop.figures()).toEqual({ running: 0, waiting: 0, killed: 1 });
    expect(await resultOf(workshop, 'done')).toBe('done');
  });

  it('is killed when its picture takes too much memory', async () => {
    const workshop = createPictureWorkerPool({
      ...pictureWorkerPoolSettings,
      allowance: { seconds: 60, megabytes: 20 },
    });
    const picture = await sharp({
      create: {
        width: 6000,
        height: 6000,
        channels: 4,
        background: { r: 1, g: 2, b: 3, alpha: 0.5 },
      },
    })
      .png({ progressive: true })
      .toBuffer();
    expect(
      await failureOf(
        workshop.withPictureWorker(requester, (run) => run('processPicture', picture)),
      ),
    ).toEqual(['image-too-complex', { fields: { imageFile: 'not-allowed' } }]);
    expect(workshop.figures().killed).toBe(1);
  });

  it('that exits unexpectedly loses no picture: it is retried in another', async () => {
    const workshop = createPictureWorkerPool(settings);
    expect(await resultOf(workshop, 'end-once')).toBe('done at last');
  });

  it('that ends twice over one picture makes it unreadable, and the next one is done', async () => {
    const workshop = createPictureWorkerPool(settings);
    expect(await resultOf(workshop, 'end')).toEqual([
      'image-unreadable',
      { fields: { imageFile: 'malformed' } },
    ]);
    expect(await resultOf(workshop, 'done')).toBe('done');
  });

  it('is shared by people in turn, and a full queue refuses at once', async () => {
    const workshop = createPictureWorkerPool({ ...settings, processes: 1, waitingPerKey: 2 });
    const ends: string[] = [];
    const ask = (who: string) => resultOf(workshop, 'done', who).then(() => ends.push(who));
    const asked = ['a', 'a', 'a', 'b'].map(ask);
    expect(await resultOf(workshop, 'done', 'a')).toEqual(['server-busy', { retryAfter: 5 }]);
    expect(() => workshop.requirePictureCapacity('a')).toThrow(Problem);
    workshop.requirePictureCapacity('b');
    await Promise.all(asked);
    expect(ends).toEqual(['a', 'b', 'a', 'a']);
  });
});

describe('crafted slow files', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite');
  }, 60_000);
  afterAll(() => server?.stop());

  it('of ten million lines are refused before they are decoded, saying why', async () => {
    const { status, error } = await upload(await server.signIn(), bombPng(1, 10_000_000));
    expect([status, error.code, error.fields]).toEqual([
      400,
      'image-shape-not-allowed',
      { imageFile: 'not-allowed' },
    ]);
  });

  const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });
  const named = (name: string, data: Buffer) => Buffer.concat([Buffer.from(`${name}\0\0`), data]);
  const many = <Item>(count: number, item: Item) => Array<Item>(count).fill(item);

  it.each<[string, [string, Buffer][]]>([
    ['texts of 100 MB', [['zTXt', named('Comment', zeros(100_000_000))]]],
    ['ten thousand texts', many(10_000, ['tEXt', named('Comment', Buffer.alloc(100, 'a'))])],
    ['a profile of 100 MB', [['iCCP', named('icc', zeros(100_000_000))]]],
    ['EXIF of 10 MB', [['eXIf', Buffer.alloc(10_000_000, 'II*\0')]]],
    ['frames that move', [['acTL', Buffer.from('0000ffff00000000', 'hex')]]],
  ])('of a PNG with %s leave nothing in the picture', async (_, chunks) => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { status, data, error } = await upload(await server.signIn(), withChunks(png, ...chunks));
    if (status !== 200) return expect([status, error.code]).toEqual([400, 'image-unreadable']);
    expect(data).toMatchObject({ width: 40, height: 30, format: 'jpeg' });
    const kept = [...server.files].find(([key]) => key.includes(`${data?.id}/original`))?.[1];
    expect(kept?.length).toBeLessThan(2_000);
  });

  it('stay within what the contract says', () => {
    expect([limits.imageUploadSideMax, limits.imageRatioMax]).toEqual([32_768, 50]);
  });
});
