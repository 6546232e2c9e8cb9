import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { socialUserId } from '#domain/product.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { bombPng, upload, uploadForm } from '../fixtures/upload-requests.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe.each(engines)('pictures over HTTP on %s', (engine) => {
  let server: TestServer;
  let file: Buffer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    file = await photo({ width: 400, height: 300, orientation: 6 });
  }, 60_000);
  afterAll(() => server?.stop());

  const picturesOf = (userId: string) =>
    server.db.selectFrom('pictures').where('owner_id', '=', userId).selectAll().execute();

  // spec 3.14
  it('are stored upright and shown to their owner', async () => {
    const creator = await server.signIn();
    const { status, data } = await upload(creator, file, { name: 'शाम का खेत.jpg' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'शाम का खेत.jpg',
      status: 'done',
      width: 400,
      height: 300,
      format: 'jpeg',
    });
    expect([data?.uid, data?.url, data?.fileName]).toEqual([
      data?.id,
      `/pictures/${data?.id}.jpg`,
      `${data?.id}.jpg`,
    ]);
    const whole = await creator.call('getPictureOriginal', { path: { file: `${data?.id}.jpg` } });
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(whole.headers['cache-control']).toBe('private, max-age=86400, immutable');
    expect((await sharp(whole.raw.rawPayload).metadata()).width).toBe(400);
    const small = await creator.call('getPicture', {
      path: { size: '96x96_80', file: `${data?.id}.jpg` },
    });
    expect(small.status).toBe(200);
    expect((await sharp(small.raw.rawPayload).metadata()).width).toBe(96);
    expect(small.headers['cache-control']).toContain('immutable');
  });

  it('are stored once for one key, however often they are sent', async () => {
    const creator = await server.signIn();
    const key = crypto.randomUUID();
    const before = new Set(server.files.keys());
    const answers = await Promise.all([1, 2, 3].map(() => upload(creator, file, { key })));
    const again = await upload(creator, file, { key });
    const ids = new Set([...answers, again].map(({ data }) => data?.id));
    expect(ids.size).toBe(1);
    expect(await picturesOf(creator.userId)).toHaveLength(1);
    const other = await upload(creator, await photo({ width: 40, height: 30 }), { key });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency-conflict']);
    const added = [...server.files.keys()].filter((key) => !before.has(key));
    const [kept = ''] = ids;
    expect(
      added.filter((key) => !key.includes(kept)),
      'copies that nobody knows',
    ).toEqual([]);
  });

  const originals = () =>
    [...server.files.keys()].filter((key) => key.includes('/original.')).length;

  it.each<[string, () => Promise<Buffer | string>, number, string]>([
    ['an SVG named .jpg', async () => svg, 415, 'image-type-not-allowed'],
    ['half a photograph', async () => file.subarray(0, file.length / 2), 400, 'image-unreadable'],
    ['a decompression bomb', async () => bombPng(30_000, 30_000), 400, 'image-too-many-pixels'],
    [
      'more than 25 MB',
      async () => Buffer.alloc(limits.imageBytes + 1, file),
      413,
      'image-too-large',
    ],
  ])('refuse %s and keep nothing', async (_, make, status, code) => {
    const creator = await server.signIn();
    const stored = originals();
    const { error, ...reply } = await upload(creator, await make());
    expect([reply.status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      status,
      code,
      ['imageFile'],
    ]);
    expect(await picturesOf(creator.userId)).toEqual([]);
    expect(originals()).toBe(stored);
  });

  it('leave no temporary file behind', async () => {
    const left = (await readdir(tmpdir())).filter((name) =>
      name.startsWith(`upload-${process.pid}-`),
    );
    expect(left).toEqual([]);
  });

  it('refuse a form without a file, with another field, or cut short', async () => {
    const creator = await server.signIn();
    const end = '------form-of-a-browser--\r\n';
    const none = await uploadForm(creator, Buffer.from(end));
    expect([none.status, none.error.fields]).toEqual([400, { imageFile: 'required' }]);
    const other = await upload(creator, file, { field: 'avatar' });
    expect([other.status, other.error.fields]).toEqual([400, { avatar: 'unknown-field' }]);
    const nameless = await uploadForm(
      creator,
      Buffer.from(
        '------form-of-a-browser\r\n' +
          `Content-Disposition: form-data; filename="a.jpg"\r\n\r\nx\r\n${end}`,
      ),
    );
    expect([nameless.status, nameless.error.fields]).toEqual([400, { imageFile: 'required' }]);
    const long = await uploadForm(creator, Buffer.from(end), { boundary: 'x'.repeat(300) });
    expect([long.status, long.error.fields]).toEqual([400, { imageFile: 'malformed' }]);
    const head =
      '------form-of-a-browser\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\n';
    const short = await uploadForm(
      creator,
      Buffer.concat([Buffer.from(head), file.subarray(0, 900)]),
    );
    expect([short.status, short.error.fields]).toEqual([400, { imageFile: 'malformed' }]);
    const json = await creator.call('uploadImage', {
      query: { isFile: 'true' },
      body: { imageFile: 'x' },
    });
    expect([json.status, json.error.code]).toEqual([400, 'invalid-request']);
    const bare = await creator.call('uploadImage', { query: { isFile: 'true' } });
    expect([bare.status, bare.error.code]).toEqual([415, 'unsupported-media-type']);
  });

  it('keep odd names as far as a database can', async () => {
    const creator = await server.signIn();
    const { status, data } = await upload(creator, file, {
      name: `${'👨‍👩‍👧'.repeat(60)}\u0000.jpg`,
    });
    expect(status).toBe(200);
    expect(data?.name.isWellFormed()).toBe(true);
  });

  it.each([
    ['getPicture', '601x337_60', '01930000-0000-7000-8000-000000000001.jpg', 400],
    ['getPicture', '96x96_80', '../../secret.jpg', 400],
    ['getPicture', '96x96_80', '01930000-0000-7000-8000-000000000001.svg', 400],
    ['getPicture', '96x96_80', '01930000-0000-7000-8000-000000000001.jpg', 404],
    ['getPictureOriginal', '', '01930000-0000-7000-8000-000000000001.png', 404],
  ] as const)('answer %s %s %s with %d', async (id, size, name, status) => {
    const reply = await server.client().call(id, { path: { size, file: name } });
    expect(reply.status).toBe(status);
  });
});

describe.each(engines)('what the publish step offers on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  // spec 1.40
  it('are the 14 languages, each with its own name and direction', async () => {
    const { data } = await server.client().call('getLanguages');
    expect(data).toHaveLength(14);
    expect(data?.filter(({ dir }) => dir === 'rtl').map(({ isoCode }) => isoCode)).toEqual(['ur']);
  });

  // spec 1.39, 3.29
  it('are all 36 states and territories, each with cities that no other has', async () => {
    const { data = [] } = await server.client().call('getLocations');
    expect(data).toHaveLength(36);
    const ids = data.flatMap(({ cities }) => cities.map(({ locationId }) => locationId));
    expect(new Set(ids).size).toBe(ids.length);
    for (const state of data) expect(state.cities.length, state.stateName).toBeGreaterThan(0);
  });

  // spec 7.59
  it('take the fixed social user id, and no other', async () => {
    const client = server.client();
    expect((await client.call('getLanguages', { query: { socialUserId } })).status).toBe(200);
    expect((await client.call('getLocations', { query: { socialUserId } })).status).toBe(200);
    const other = { query: { socialUserId: 13 as 12 } };
    expect((await client.call('getLanguages', other)).status).toBe(400);
    expect((await client.call('getLocations', other)).status).toBe(400);
  });

  it('are genres with their sub-genres', async () => {
    const { data = [] } = await server.client().call('getGenres');
    expect(data.length).toBeGreaterThan(5);
    for (const { code, subGenres } of data) expect(subGenres.length, code).toBeGreaterThan(1);
  });

  it('are hashtags by their beginning, the most used first, in any case', async () => {
    const creator = await server.signIn();
    const titles = ['मानसून2026', 'मानसून', 'मान', 'Monsoon', '100%sure', 'under_score'];
    const rows = titles.map((title, uses) => ({ id: crypto.randomUUID(), title, uses }));
    await server.db.insertInto('hashtags').values(rows).execute();
    const found = async (hashtagName: string) => {
      const { status, data = [] } = await creator.call('searchHashtags', { body: { hashtagName } });
      expect(status).toBe(200);
      return data.map(({ title }) => title);
    };
    expect(await found('मान')).toEqual(['मान', 'मानसून', 'मानसून2026']);
    expect(await found('#मानसून')).toEqual(['मानसून', 'मानसून2026']);
    expect(await found('mONS')).toEqual(['Monsoon']);
    expect(await found('100%')).toEqual(['100%sure']);
    expect(await found('%')).toEqual([]);
    expect(await found('under_')).toEqual(['under_score']);
  });
});
