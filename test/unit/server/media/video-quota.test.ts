import { utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { createUnfinishedUploads } from '#server/platform/videos/unfinished-uploads.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Creator = Awaited<ReturnType<typeof signInAs>>;

const tus = { 'tus-resumable': '1.0.0' };
const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

describe.each(engines)('the space for videos on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let free: number;

  beforeAll(async () => {
    server = await startTestServer(engine, { VIDEO_QUOTA_GB: '3' });
    const folder = server.deps.uploads.pathOf('');
    server.deps.uploads = createUnfinishedUploads(folder, {
      reserve: 2 * gigabyte,
      diskSpace: async () => free,
    });
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    free = 1000 * gigabyte;
    await server.db.deleteFrom('videos').execute();
    creator = await signInAs(server, { role: 'creator' });
  });

  const begin = (bytes: number, by: Creator = creator) =>
    by.call('createVideoUpload', {
      headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': 'filename YS5tcDQ=' },
    });
  const idIn = ({ headers }: Awaited<ReturnType<typeof begin>>) =>
    String(headers.location).split('/').at(-1) ?? '';
  const send = (videoId: string, offset: number, piece: Buffer) =>
    creator.call('continueVideoUpload', {
      path: { videoId },
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: piece as never,
    });
  const outcome = ({ status, error }: { status: number; error?: { code?: string } }) =>
    [status, error?.code] as const;

  it('is given to five uploads of a person, also when a hundred begin at once', async () => {
    const other = await signInAs(server, { role: 'creator' });
    const replies = await Promise.all([
      ...Array.from({ length: 100 }, () => begin(1000)),
      begin(1000, other),
    ]);
    expect(replies.at(-1)?.status).toBe(201);
    const codes = replies.slice(0, 100).map(({ status }) => status);
    expect(codes.filter((status) => status === 201)).toHaveLength(5);
    expect(codes.filter((status) => status === 429)).toHaveLength(95);
  });

  it('is limited in bytes, counting stored and announced data', async () => {
    const first = idIn(await begin(1500 * megabyte));
    await server.db
      .updateTable('videos')
      .set({ finished_at: server.clock.now() })
      .where('id', '=', first)
      .execute();
    const second = idIn(await begin(1500 * megabyte));
    expect(outcome(await begin(1))).toEqual([409, 'quota-reached']);
    expect((await begin(1500 * megabyte, await signInAs(server, { role: 'creator' }))).status).toBe(
      201,
    );
    await creator.call('cancelVideoUpload', { path: { videoId: second }, headers: tus });
    expect((await begin(1)).status).toBe(201);
  });

  it('is not exceeded by uploads that start at once', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => begin(1400 * megabyte)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });

  it('leaves a reserve of the disk, and counts what others have announced', async () => {
    free = 3 * gigabyte;
    const other = await signInAs(server, { role: 'creator' });
    expect((await begin(600 * megabyte, other)).status).toBe(201);
    expect(outcome(await begin(600 * megabyte))).toEqual([507, 'storage-full']);
    expect((await begin(400 * megabyte)).status).toBe(201);
  });

  it('is not kept for what was announced hours ago and does not come', async () => {
    free = 3 * gigabyte;
    await begin(900 * megabyte, await signInAs(server, { role: 'creator' }));
    expect((await begin(900 * megabyte)).status).toBe(507);
    server.clock.advance(2 * 3600 + 1);
    expect((await begin(900 * megabyte)).status).toBe(201);
  });

  it('is released after a minute without data', async () => {
    free = 3 * gigabyte;
    await begin(900 * megabyte, await signInAs(server, { role: 'creator' }));
    expect((await begin(900 * megabyte)).status).toBe(507);
    server.clock.advance(61);
    expect((await begin(900 * megabyte)).status).toBe(201);
  });

  it('is reserved for an arriving upload until five idle minutes', async () => {
    free = 3 * gigabyte;
    const id = idIn(await begin(900 * megabyte));
    await send(id, 0, Buffer.alloc(1000));
    server.clock.advance(61);
    const other = await signInAs(server, { role: 'creator' });
    expect((await begin(900 * megabyte, other)).status).toBe(507);
    const before = new Date(Date.now() - 6 * 60_000);
    await utimes(server.deps.uploads.pathOf(id), before, before);
    expect((await begin(900 * megabyte, other)).status).toBe(201);
  });

  it('allows sixty uploads an hour, including cancelled ones', async () => {
    const beginAndCancel = async () => {
      const videoId = idIn(await begin(1000));
      await creator.call('cancelVideoUpload', { path: { videoId }, headers: tus });
    };
    await beginAndCancel();
    server.clock.advance(600);
    for (let more = 1; more < 60; more += 1) await beginAndCancel();
    const refused = await begin(1000);
    expect([outcome(refused), refused.headers['retry-after']]).toEqual([
      [429, 'rate-limited'],
      '3000',
    ]);
    expect((await begin(1000, await signInAs(server, { role: 'creator' }))).status).toBe(201);
    server.clock.advance(3000);
    expect((await begin(1000)).status).toBe(201);
    server.clock.advance(3600);
    await removeExpired(server.deps);
    expect(await server.db.selectFrom('video_starts').selectAll().execute()).toEqual([]);
  });

  it('does not count what has arrived twice', async () => {
    const film = mp4({ film: 20 * megabyte });
    const id = idIn(await begin(film.length));
    await send(id, 0, film.subarray(0, 15 * megabyte));
    free = 2 * gigabyte + 12 * megabyte;
    expect((await begin(6 * megabyte)).status).toBe(201);
    expect((await begin(6 * megabyte)).status).toBe(507);
  });

  it('that runs out in the middle of a piece keeps what has come of it', async () => {
    const id = idIn(await begin(100 * megabyte));
    const chunks = function* () {
      for (let sent = 0; sent < 100; sent += 1) {
        if (sent === 20) free = 2 * gigabyte;
        yield Buffer.alloc(megabyte);
      }
    };
    const body = Readable.from(chunks());
    await expect(server.deps.uploads.append(id, 0, 100 * megabyte, body)).rejects.toMatchObject({
      code: 'storage-full',
    });
    const kept = await server.deps.uploads.offsetOf(id);
    expect(kept).toBeGreaterThanOrEqual(15 * megabyte);
    expect(kept).toBeLessThan(40 * megabyte);
  });

  it('that runs out keeps what has arrived, and the upload resumes', async () => {
    const film = mp4({ film: 20 * megabyte });
    const id = idIn(await begin(film.length));
    await send(id, 0, film.subarray(0, 15 * megabyte));
    free = 2 * gigabyte;
    expect(outcome(await send(id, 15 * megabyte, film.subarray(15 * megabyte)))).toEqual([
      507,
      'storage-full',
    ]);
    const asked = await creator.call('getVideoOffset', { path: { videoId: id }, headers: tus });
    expect(asked.headers['upload-offset']).toBe(String(15 * megabyte));
    free = 100 * gigabyte;
    expect((await send(id, 15 * megabyte, film.subarray(15 * megabyte))).status).toBe(204);
  });

  it('is free again where the disk refuses the first byte', async () => {
    const { begin: beginFile } = server.deps.uploads;
    server.deps.uploads.begin = () =>
      Promise.reject(Object.assign(new Error('EROFS'), { code: 'EROFS' }));
    expect((await begin(1000)).status).toBe(507);
    server.deps.uploads.begin = beginFile;
    for (let more = 0; more < 5; more += 1) expect((await begin(1000)).status).toBe(201);
  });
});
