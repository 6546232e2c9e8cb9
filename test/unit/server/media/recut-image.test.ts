import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Orientation, orientations, photo } from '#test/factories/sample-photo.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Creator = Awaited<ReturnType<TestServer['signIn']>>;

describe.each(engines)('a picture by reference on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let source: { id: string; url: string };

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await server.signIn();
    // Red at the top left, blue at the bottom right.
    source = (await upload(creator, await photo({ width: 400, height: 300 }), { name: 'खेत.jpg' }))
      .data;
  });

  const recut = (
    imageObject: object,
    by: Pick<Creator, 'call'> = creator,
    key: string = crypto.randomUUID(),
  ) => by.call('uploadImage', { body: { imageObject }, headers: { 'idempotency-key': key } });

  async function colourAt(file: string, x: number, y: number) {
    const { raw } = await creator.call('getPictureOriginal', { path: { file } });
    const { data, info } = await sharp(raw.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (red - blue > 100) return 'red';
    return blue - red > 100 ? 'blue' : 'neither';
  }

  // spec 9.14
  it('is cut to a box of percents into a new JPEG, and stays itself', async () => {
    const { status, data } = await recut({
      image: source.id,
      crop: { x: 75, y: 66.667, width: 25, height: 33.333 },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      width: 100,
      height: 100,
      format: 'jpeg',
      name: 'खेत.jpg',
      status: 'done',
    });
    expect(data.id).not.toBe(source.id);
    expect(await colourAt(data.fileName, 95, 95)).toBe('blue');
    expect(await colourAt(`${source.id}.jpg`, 5, 5)).toBe('red');
  });

  // spec 9.12
  it.each([
    [90, [300, 400], [295, 5]],
    [180, [400, 300], [395, 295]],
    [270, [300, 400], [5, 395]],
  ] as const)('is turned by %i degrees clockwise', async (rotation, [width, height], [x, y]) => {
    const { data } = await recut({ image: source.url, rotation });
    expect([data.width, data.height]).toEqual([width, height]);
    expect(await colourAt(data.fileName, x, y), 'where the red corner has gone').toBe('red');
  });

  it('is turned before it is cut, and a box beyond its edge ends with it', async () => {
    const crop = { x: 90, y: 0, width: 100, height: 10 };
    const { data } = await recut({ image: source.id, rotation: 90, crop });
    expect([data.width, data.height]).toEqual([30, 40]);
    expect(await colourAt(data.fileName, 25, 5)).toBe('red');
  });

  it('is itself where nothing is to be done', async () => {
    const { data } = await recut({ image: `##CDN##/300x337_60/${source.id}.jpg`, rotation: 0 });
    expect(data.id).toBe(source.id);
  });

  it('has a white background where it was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { data: drawing } = await upload(creator, png);
    expect(drawing.format).toBe('png');
    const { data } = await recut({
      image: drawing.url,
      crop: { x: 0, y: 0, width: 50, height: 50 },
    });
    const { raw } = await creator.call('getPictureOriginal', { path: { file: data.fileName } });
    expect((await sharp(raw.rawPayload).stats()).channels.map(({ min }) => min)).toEqual([
      255, 255, 255,
    ]);
  });

  it('of one point gives no less than a point', async () => {
    const { data: point } = await upload(creator, await photo({ width: 1, height: 1 }));
    const { data } = await recut({ image: point.id, crop: { x: 99, y: 99, width: 1, height: 1 } });
    expect([data.width, data.height]).toEqual([1, 1]);
  });

  it('is made once for one key', async () => {
    const key = crypto.randomUUID();
    const cut = { image: source.id, crop: { x: 0, y: 0, width: 50, height: 50 } };
    const originals = () =>
      [...server.files.keys()].filter((key) => key.includes('/original.')).length;
    const before = originals();
    const answers = await Promise.all([1, 2, 3].map(() => recut(cut, creator, key)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(originals() - before).toBe(1);
    const other = await recut({ ...cut, rotation: 90 }, creator, key);
    expect(other.error.code).toBe('idempotency-conflict');
  });

  it('belongs to its uploader', async () => {
    const stranger = await server.signIn();
    for (const image of [source.id, source.url, crypto.randomUUID()]) {
      const { status, error } = await recut({ image, rotation: 90 }, stranger);
      expect([status, error.code]).toEqual([404, 'not-found']);
    }
  });

  it.each([
    { image: 'https://elsewhere.example/cat.jpg' },
    { image: `${crypto.randomUUID()}.svg` },
    { image: crypto.randomUUID(), rotation: 45 },
    { image: crypto.randomUUID(), crop: { x: 0, y: 0, width: 0, height: 50 } },
    { image: crypto.randomUUID(), crop: { x: -1, y: 0, width: 50, height: 101 } },
    { image: crypto.randomUUID(), crop: { x: 0, y: 0, width: 50 } },
  ])('is refused outside the rules: %j', async (imageObject) => {
    expect((await recut(imageObject)).status).toBe(400);
  });
});

describe('the orientation of a photograph', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer('pglite');
  }, 60_000);
  afterAll(() => server?.stop());

  const ask = (creator: Creator, file: Buffer | string) =>
    upload(creator, file, { operation: 'getImageOrientation' });

  const upright: Record<Orientation, number> = {
    1: 0,
    2: 0,
    3: 180,
    4: 180,
    5: 270,
    6: 90,
    7: 90,
    8: 270,
  };

  it.each(orientations)('EXIF %i is returned in degrees', async (orientation) => {
    const creator = await server.signIn();
    const { status, data } = await ask(
      creator,
      await photo({ orientation, width: 40, height: 30 }),
    );
    expect([status, data]).toEqual([200, { orientation: { rotation: upright[orientation] } }]);
    expect(server.files.size, 'kept').toBe(0);
  });

  it('of what is no picture is refused', async () => {
    const creator = await server.signIn();
    expect((await ask(creator, '<svg/>')).error.code).toBe('image-type-not-allowed');
    expect((await ask(creator, Buffer.from([0xff, 0xd8, 0xff]))).error.code).toBe(
      'image-unreadable',
    );
  });
});
