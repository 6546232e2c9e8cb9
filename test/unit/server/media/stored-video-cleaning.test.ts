import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { videoKey } from '#server/modules/media/videos/finish-upload.ts';
import { cleanStoredVideos } from '#server/modules/media/videos/stored-video-cleaning.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { cleaningVersion } from '#server/platform/videos/cleaning/clean-video.ts';
import { createUnfinishedUploads } from '#server/platform/videos/unfinished-uploads.ts';
import { box, mp4 } from '../fixtures/mp4-builder.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { sentVideo } from '../fixtures/video-fixtures.ts';
import { startS3Server } from '../harness/s3-stub-server.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const position = '+20.9320+077.7523/';
const film = mp4({ more: { index: [box('udta', box('\xa9xyz', Buffer.from(position)))] } });

describe.each(engines)('videos on %s that were stored before videos were cleaned', (engine) => {
  let server: TestServer;
  let folder: string;
  let bucket: Awaited<ReturnType<typeof startS3Server>>;
  let creator: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    folder = await mkdtemp(join(tmpdir(), 'stored-'));
    bucket = await startS3Server();
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    server.deps.storage = createDiskStorage(folder);
    await server.db.deleteFrom('videos').execute();
    creator = await signInAs(server, { role: 'creator' });
  });

  /** As an older server left one. */
  async function storedBefore(bytes = film): Promise<string> {
    server.clock.advance(1);
    const id = await sentVideo(creator, mp4());
    await server.deps.storage.put(videoKey(id), bytes);
    await server.db
      .updateTable('videos')
      .set({ cleaning_version: 0, bytes: bytes.length })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const versionOf = async (id: string) =>
    (
      await server.db
        .selectFrom('videos')
        .where('id', '=', id)
        .select('cleaning_version')
        .executeTakeFirstOrThrow()
    ).cleaning_version;
  const play = (id: string, headers: Record<string, string> = {}) =>
    creator.call('getVideoFile', { path: { file: `${id}.mp4` }, headers });
  const failing = (storage: Storage): Storage => ({
    ...storage,
    putFile: () => Promise.reject(new Error('The bucket is gone.')),
  });
  const ignore = () => {};

  it.each([
    ['the disk', () => createDiskStorage(folder)],
    ['a bucket', () => createS3Storage(bucket.settings)],
  ])('are cleaned sequentially in %s, and once', async (_, open) => {
    server.deps.storage = open();
    const ids = [await storedBefore(), await storedBefore(), await storedBefore()];
    await cleanStoredVideos(server.deps, ignore);
    for (const id of ids) {
      expect(await versionOf(id)).toBe(cleaningVersion);
      expect((await server.deps.storage.get(videoKey(id)))?.includes(position)).toBe(false);
    }
    server.deps.storage = failing(server.deps.storage);
    const failures: unknown[] = [];
    await cleanStoredVideos(server.deps, (error) => failures.push(error));
    expect(failures).toEqual([]);
    expect(await readdir(server.deps.uploads.pathOf(''))).toEqual([]);
  });

  it('continue after a stopped run', async () => {
    const [first, second] = [await storedBefore(), await storedBefore()];
    let asked = 0;
    await cleanStoredVideos(server.deps, ignore, () => {
      asked += 1;
      return asked > 1;
    });
    expect([await versionOf(first), await versionOf(second)]).toEqual([cleaningVersion, 0]);
    await cleanStoredVideos(server.deps, ignore);
    expect(await versionOf(second)).toBe(cleaningVersion);
  });

  it('stay as they are while the storage fails, and are cleaned later', async () => {
    const id = await storedBefore();
    const { storage } = server.deps;
    server.deps.storage = failing(storage);
    const failures: unknown[] = [];
    await cleanStoredVideos(server.deps, (error) => failures.push(error));
    expect([failures.length, await versionOf(id)]).toEqual([1, 0]);
    server.deps.storage = storage;
    await cleanStoredVideos(server.deps, ignore);
    expect(await versionOf(id)).toBe(cleaningVersion);
  });

  it('are cleaned before their first byte is served', async () => {
    const id = await storedBefore();
    const replies = await Promise.all([play(id), play(id, { range: 'bytes=0-99' }), play(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 206, 200]);
    expect(replies.some(({ raw }) => raw.rawPayload.includes(position))).toBe(false);
    expect(await versionOf(id)).toBe(cleaningVersion);
  });

  it('are not served during cleaning elsewhere, but after a crash', async () => {
    const id = await storedBefore();
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.db
      .updateTable('videos')
      .set({ cleaning_until: until })
      .where('id', '=', id)
      .execute();
    const reply = await play(id);
    expect([reply.status, reply.error.code]).toEqual([503, 'server-busy']);
    server.clock.advance(61);
    expect((await play(id)).status).toBe(200);
  });

  it('are not served at all where they cannot be cleaned, and the others are', async () => {
    const [broken, whole] = [await storedBefore(film.subarray(0, 5000)), await storedBefore()];
    await cleanStoredVideos(server.deps, ignore);
    expect([await versionOf(broken), await versionOf(whole)]).toEqual([
      -cleaningVersion,
      cleaningVersion,
    ]);
    expect((await play(broken)).status).toBe(404);
    expect((await play(whole)).status).toBe(200);
  });

  it('are refused at once if cleaning failed before', async () => {
    const [broken, whole] = [await storedBefore(), await storedBefore()];
    const failed = { cleaning_version: -cleaningVersion };
    await server.db.updateTable('videos').set(failed).where('id', '=', broken).execute();
    const { storage } = server.deps;
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    onTestFinished(() => released.resolve());
    server.deps.storage = {
      ...storage,
      async read(...part) {
        started.resolve();
        await released.promise;
        return storage.read(...part);
      },
    };
    const cleaned = cleanStoredVideos(server.deps, ignore);
    await started.promise;
    expect((await play(broken)).status).toBe(404);
    released.resolve();
    await cleaned;
    expect(await versionOf(whole)).toBe(cleaningVersion);
  });

  it('stay queued while files are unreachable; three end a run', async () => {
    const ids = [
      await storedBefore(),
      await storedBefore(),
      await storedBefore(),
      await storedBefore(),
    ];
    const { storage } = server.deps;
    server.deps.storage = createDiskStorage(join(folder, 'not-mounted'));
    const failures: unknown[] = [];
    await cleanStoredVideos(server.deps, (error) => failures.push(error));
    expect(failures).toHaveLength(3);
    expect((await play(String(ids[3]))).status).toBe(404);
    server.deps.storage = storage;
    await cleanStoredVideos(server.deps, ignore);
    for (const id of ids) expect(await versionOf(id)).toBe(cleaningVersion);
  });

  it('are cleaned later when copying would use the disk reserve', async () => {
    const ids = [await storedBefore(), await storedBefore()];
    const { uploads } = server.deps;
    let free = film.length - 1;
    const disk = { reserve: 1000, diskSpace: async () => 1000 + free };
    server.deps.uploads = createUnfinishedUploads(uploads.pathOf(''), disk);
    onTestFinished(() => {
      server.deps.uploads = uploads;
    });
    const failures: unknown[] = [];
    await cleanStoredVideos(server.deps, (error) => failures.push(error));
    expect(failures).toEqual([
      expect.objectContaining({ cause: expect.objectContaining({ code: 'storage-full' }) }),
    ]);
    const reply = await play(String(ids[0]));
    expect([reply.status, reply.error.code]).toEqual([507, 'storage-full']);
    expect(await Promise.all(ids.map(versionOf))).toEqual([0, 0]);
    free = film.length;
    await cleanStoredVideos(server.deps, ignore);
    expect(await Promise.all(ids.map(versionOf))).toEqual([cleaningVersion, cleaningVersion]);
  });

  it('wait in the background while another process copies one', async () => {
    const [first, second] = [await storedBefore(), await storedBefore()];
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.db
      .updateTable('videos')
      .set({ cleaning_until: until })
      .where('id', '=', first)
      .execute();
    await cleanStoredVideos(server.deps, ignore);
    expect([await versionOf(first), await versionOf(second)]).toEqual([0, 0]);
    server.clock.advance(61);
    await cleanStoredVideos(server.deps, ignore);
    expect([await versionOf(first), await versionOf(second)]).toEqual([
      cleaningVersion,
      cleaningVersion,
    ]);
  });

  it('that could not be cleaned are tried once more by later rules', async () => {
    const [broken, whole] = [await storedBefore(Buffer.from('no film')), await storedBefore()];
    const mark = { cleaning_version: -cleaningVersion };
    await server.db.updateTable('videos').set(mark).where('id', 'in', [broken, whole]).execute();
    const failures: unknown[] = [];
    const clean = (version: number) =>
      cleanStoredVideos({ ...server.deps, version }, (error) => failures.push(error));
    await clean(cleaningVersion);
    expect(failures).toEqual([]);
    const later = cleaningVersion + 1;
    await clean(later);
    await clean(later);
    expect([await versionOf(broken), await versionOf(whole)]).toEqual([-later, later]);
    expect(failures).toHaveLength(1);
  });

  it('leave copies behind that housekeeping takes away after a day', async () => {
    const copy = await server.deps.uploads.copyPath('killed');
    const { utimes, writeFile } = await import('node:fs/promises');
    await writeFile(copy, 'x');
    await removeExpired(server.deps);
    expect(await readdir(server.deps.uploads.pathOf(''))).toEqual(['killed.copy']);
    const before = new Date(Date.now() - 2 * 24 * 3600 * 1000);
    await utimes(copy, before, before);
    await removeExpired(server.deps);
    expect(await readdir(server.deps.uploads.pathOf(''))).toEqual([]);
  });
});

describe.each(engines)('an uploaded video on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  it('is served without the position that it came with, also while it is in review', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    const id = await sentVideo(creator, film);
    const { raw } = await creator.call('getVideoFile', { path: { file: `${id}.mp4` } });
    expect(film.includes(position)).toBe(true);
    expect(raw.rawPayload.includes(position)).toBe(false);
    expect(raw.rawPayload.length).toBe(film.length);
  });

  it('answers HEAD with the headers of GET without opening the file', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    const id = await sentVideo(creator, film);
    const { storage } = server.deps;
    let reads = 0;
    server.deps.storage = {
      ...storage,
      read(...part) {
        reads += 1;
        return storage.read(...part);
      },
    };
    const cookie = [...creator.cookies].map((pair) => pair.join('=')).join('; ');
    const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
      server.app.inject({ method, url: `/videos/${id}.mp4`, headers: { cookie, ...headers } });
    const requests: Record<string, string>[] = [{}, { range: 'bytes=5-9' }];
    for (const headers of requests) {
      const [got, head] = [await ask('GET', headers), await ask('HEAD', headers)];
      const { date: _, 'x-request-id': __, ...same } = got.headers;
      expect(head.statusCode).toBe(got.statusCode);
      expect(head.headers).toMatchObject(same);
      expect(head.rawPayload.length).toBe(0);
    }
    server.deps.storage = storage;
    expect(reads).toBe(2);
  });

  it('is played on from where it was only while it is the same', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    const id = await sentVideo(creator, film);
    const play = (headers: Record<string, string>) =>
      creator.call('getVideoFile', { path: { file: `${id}.mp4` }, headers });
    const { headers } = await play({});
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await play({ range: 'bytes=5-9', 'if-range': etag })).status).toBe(206);
    expect((await play({ range: 'bytes=5-9', 'if-range': '"0-9"' })).status).toBe(200);
    const known = await play({ 'if-none-match': etag });
    expect([known.status, known.raw.rawPayload.length]).toEqual([304, 0]);
  });
});
