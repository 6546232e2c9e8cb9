import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { videoKey } from '#server/modules/media/videos/finish-upload.ts';
import { createUnfinishedUploads } from '#server/platform/videos/unfinished-uploads.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Creator = Awaited<ReturnType<typeof signInAs>>;

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe.each(engines)('a video on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInAs(server, { role: 'creator' });
  });

  const begin = (
    length: number,
    by: Creator = creator,
    metadata = `filename ${base64('मेला.mp4')}`,
  ) =>
    by.call('createVideoUpload', {
      headers: { ...tus, 'upload-length': String(length), 'upload-metadata': metadata },
    });
  const createUpload = async (length: number, by: Creator = creator) => {
    const { status, headers } = await begin(length, by);
    expect(status).toBe(201);
    return String(headers.location).split('/').at(-1) ?? '';
  };
  const send = (videoId: string, offset: number, piece: Buffer, by: Creator = creator) =>
    by.call('continueVideoUpload', {
      path: { videoId },
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: piece as never,
    });
  const offsetOf = (videoId: string, by: Creator = creator) =>
    by.call('getVideoOffset', { path: { videoId }, headers: tus });

  it('arrives in pieces, is validated and announced, and plays by ranges', async () => {
    const film = mp4();
    const id = await createUpload(film.length);
    expect((await send(id, 0, film.subarray(0, 40_000))).headers['upload-offset']).toBe('40000');
    expect((await creator.call('getVideo', { path: { videoId: id } })).data.status).toBe(
      'uploading',
    );
    const last = await send(id, 40_000, film.subarray(40_000));
    expect([last.status, last.headers['upload-offset']]).toEqual([204, String(film.length)]);
    const { data } = await creator.call('getVideo', { path: { videoId: id } });
    expect(data).toMatchObject({
      name: 'मेला.mp4',
      status: 'done',
      url: `/videos/${id}.mp4`,
      width: 640,
      height: 360,
      durationMs: 2500,
      hasSound: true,
    });
    const play = (range?: string) =>
      creator.call('getVideoFile', {
        path: { file: `${id}.mp4` },
        headers: range ? { range } : {},
      });
    const whole = await play();
    expect([whole.status, whole.raw.rawPayload.equals(film)]).toEqual([200, true]);
    const part = await play('bytes=1000-1999');
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 1000-1999/${film.length}`,
    ]);
    expect(part.raw.rawPayload.equals(film.subarray(1000, 2000))).toBe(true);
    const end = await play('bytes=-10');
    expect(end.raw.rawPayload.equals(film.subarray(-10))).toBe(true);
    const rest = await play(`bytes=${film.length - 3}-`);
    expect(rest.raw.rawPayload.equals(film.subarray(-3))).toBe(true);
    for (const odd of [
      'bytes=9-1',
      'bytes=-0',
      `bytes=${film.length}-`,
      'lines=1-2',
      'bytes=0-1,3-4',
    ])
      expect((await play(odd)).status, odd).toBe(200);
  });

  it('resumes from the disk after the server was killed', async () => {
    const film = mp4();
    const id = await createUpload(film.length);
    await send(id, 0, film.subarray(0, 50_000));
    const folder = server.deps.uploads.pathOf('');
    server.deps.uploads = createUnfinishedUploads(folder);
    expect((await offsetOf(id)).headers['upload-offset']).toBe('50000');
    expect((await send(id, 50_000, film.subarray(50_000))).status).toBe(204);
    expect((await offsetOf(id)).headers['upload-offset']).toBe(String(film.length));
  });

  it('is finished by the next question where the last step was cut off', async () => {
    const film = mp4();
    const id = await createUpload(film.length);
    const { putFile } = server.deps.storage;
    server.deps.storage.putFile = () => Promise.reject(new Error('The bucket is gone.'));
    expect((await send(id, 0, film)).status).toBe(500);
    server.deps.storage.putFile = putFile;
    expect((await creator.call('getVideo', { path: { videoId: id } })).data.status).toBe(
      'uploading',
    );
    expect((await offsetOf(id)).status).toBe(200);
    expect((await creator.call('getVideo', { path: { videoId: id } })).data.status).toBe('done');
  });

  it('is finished by one process at a time, and by another after that one was killed', async () => {
    const film = mp4();
    const id = await createUpload(film.length);
    const { putFile } = server.deps.storage;
    let inHand = 0;
    server.deps.storage.putFile = async (key, path) => {
      const claim = server.db.updateTable('videos').where('id', '=', id);
      const { numUpdatedRows } = await claim
        .set({ name: 'in hand' })
        .where('cleaning_until', '>', server.clock.now())
        .executeTakeFirstOrThrow();
      inHand += Number(numUpdatedRows);
      await putFile(key, path);
      throw new Error('The bucket is gone.');
    };
    expect((await send(id, 0, film)).status).toBe(500);
    expect(inHand).toBe(1);
    server.deps.storage.putFile = putFile;
    // As the other process leaves it that has the file in hand, or was killed.
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.db
      .updateTable('videos')
      .set({ cleaning_until: until })
      .where('id', '=', id)
      .execute();
    const refused = await offsetOf(id);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    server.clock.advance(61);
    expect((await offsetOf(id)).status).toBe(200);
    const row = server.db
      .selectFrom('videos')
      .where('id', '=', id)
      .select(['finished_at', 'cleaning_until']);
    expect(await row.executeTakeFirst()).toEqual({
      finished_at: expect.any(Date),
      cleaning_until: null,
    });
  });

  /** Sends a whole video and runs `act` while its file is moved into place. */
  async function actWhileStored(act: (id: string) => Promise<unknown>) {
    const film = mp4();
    const id = await createUpload(film.length);
    const { storage } = server.deps;
    server.deps.storage = {
      ...storage,
      async putFile(...file) {
        await act(id);
        await storage.putFile(...file);
      },
    };
    const sent = await send(id, 0, film);
    server.deps.storage = storage;
    const status = async () =>
      (await creator.call('getVideo', { path: { videoId: id } })).data?.status;
    return { id, sent, status, isStored: server.files.has(videoKey(id)) };
  }

  it('is not cancelled any more while its file is moved into place', async () => {
    const replies: unknown[] = [];
    const { sent, status, isStored } = await actWhileStored(async (videoId) => {
      const reply = await creator.call('cancelVideoUpload', { path: { videoId }, headers: tus });
      replies.push(reply.status, reply.error.code);
    });
    expect(replies).toEqual([409, 'transition-not-allowed']);
    expect([sent.status, isStored, await status()]).toEqual([204, true, 'done']);
  });

  it('does not expire while its file is moved into place', async () => {
    const { sent, status, isStored } = await actWhileStored(async (id) => {
      const expired = { expires_at: server.clock.now() };
      await server.db.updateTable('videos').set(expired).where('id', '=', id).execute();
      await removeExpired(server.deps);
    });
    expect([sent.status, isStored, await status()]).toEqual([204, true, 'done']);
  });

  it('leaves no file behind where its upload was removed while it was finished', async () => {
    const { id, sent, isStored } = await actWhileStored((videoId) =>
      server.db.deleteFrom('videos').where('id', '=', videoId).execute(),
    );
    expect([sent.status, isStored]).toEqual([404, false]);
    await expect(stat(server.deps.uploads.pathOf(id))).rejects.toThrow('ENOENT');
  });

  // spec 5.26
  it.each([
    [
      'a page',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'video-type-not-allowed',
    ],
    ['a photograph', 'photo', 415, 'video-type-not-allowed'],
    ['a QuickTime video', mp4({ brand: 'qt  ' }), 415, 'video-type-not-allowed'],
    ['the beginning of an MP4', mp4().subarray(0, 9000), 400, 'video-unreadable'],
    ['an MP4 of sound alone', mp4({ tracks: ['soun'] }), 400, 'video-unreadable'],
    ['an MP4 without its index', mp4().subarray(0, 100_032), 400, 'video-unreadable'],
  ])('that is %s is deleted', async (_, file, status, code) => {
    const bytes = file === 'photo' ? await photo({ width: 40, height: 30 }) : (file as Buffer);
    const id = await createUpload(bytes.length);
    const reply = await send(id, 0, bytes);
    expect([reply.status, reply.error.code]).toEqual([status, code]);
    expect((await offsetOf(id)).status).toBe(404);
  });

  it("has no sound without an audio track, and the phone's orientation", async () => {
    const film = mp4({ tracks: ['vide'], isOnItsSide: true });
    const id = await createUpload(film.length);
    await send(id, 0, film);
    const { data } = await creator.call('getVideo', { path: { videoId: id } });
    expect([data.hasSound, data.width, data.height]).toEqual([false, 360, 640]);
  });

  it('has a poster that its owner uploaded', async () => {
    const { data: frame } = await upload(creator, await photo({ width: 40, height: 30 }));
    const reply = await begin(9, creator, `poster ${base64(frame.id)},filename ${base64('a.mp4')}`);
    const id = String(reply.headers.location).split('/').at(-1) ?? '';
    expect((await creator.call('getVideo', { path: { videoId: id } })).data.posterUrl).toBe(
      frame.url,
    );
    const stranger = await signInAs(server, { role: 'creator' });
    const refused = await begin(9, stranger, `poster ${base64(frame.id)}`);
    expect([refused.status, refused.error.fields]).toEqual([400, { poster: 'not-allowed' }]);
  });

  it('is refused when too large, misplaced or in too many pieces', async () => {
    expect((await begin(limits.videoBytes + 1)).error.code).toBe('video-too-large');
    const id = await createUpload(1000);
    expect((await send(id, 0, Buffer.alloc(1001))).error.code).toBe('video-too-large');
    expect((await send(id, 5, Buffer.alloc(10))).error.code).toBe('upload-offset-conflict');
    expect((await offsetOf(id)).headers['upload-offset']).toBe('0');
    for (let more = 0; more < 4; more += 1) await createUpload(9);
    expect((await begin(9)).status).toBe(429);
    await creator.call('cancelVideoUpload', { path: { videoId: id }, headers: tus });
    expect((await offsetOf(id)).status).toBe(404);
    expect((await begin(9)).status).toBe(201);
  });

  it('belongs to its uploader, and expires', async () => {
    const id = await createUpload(1000);
    const stranger = await signInAs(server, { role: 'creator' });
    expect((await offsetOf(id, stranger)).status).toBe(404);
    expect((await send(id, 0, Buffer.alloc(9), stranger)).status).toBe(404);
    expect((await offsetOf(id)).status).toBe(200);
    server.clock.advance(limits.videoUploadSeconds);
    const again = await signInAs(server, { role: 'creator' });
    expect((await offsetOf(id, again)).status).toBe(404);
    const path = server.deps.uploads.pathOf(id);
    expect((await stat(path)).size).toBe(0);
    await removeExpired(server.deps);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });
});
