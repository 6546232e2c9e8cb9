import { mkdtemp, readdir, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toProblem } from '#server/http/errors/error-handler.ts';
import { withTemporaryFile } from '#server/platform/storage/temporary-file.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { mp4 } from '#test/unit/server/fixtures/mp4-builder.ts';
import { upload } from '#test/unit/server/fixtures/upload-requests.ts';
import { startTestServer, type TestServer } from '#test/unit/server/harness/test-server.ts';

const noRoom = (code = 'ENOSPC') =>
  Object.assign(new Error(`${code}: no space left on device`), { code });
const tus = { 'tus-resumable': '1.0.0' };

describe('without room to store', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite');
  }, 60_000);
  afterAll(() => server?.stop());

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', '53100'])(
    '%s is answered as storage-full',
    (code) => {
      const { status, code: said, details } = toProblem(noRoom(code));
      expect([status, said, details.retryAfter]).toEqual([507, 'storage-full', 60]);
      expect(toProblem(new Error('not put', { cause: noRoom(code) })).code).toBe('storage-full');
    },
  );

  it('refuses a picture, keeps no part of it, and takes it once there is room', async () => {
    const creator = await server.signIn();
    const { put } = server.deps.storage;
    // The picture itself fits, its smaller copy does not.
    server.deps.storage.put = async (key, content) => {
      if (!key.includes('original')) throw noRoom();
      await put(key, content);
    };
    const file = await photo({ orientation: 1, width: 1600, height: 1200 });
    const key = crypto.randomUUID();
    const refused = await upload(creator, file, { key });
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
      507,
      'storage-full',
      '60',
    ]);
    expect([...server.files.keys()]).toEqual([]);
    expect(
      (await readdir(tmpdir())).filter((name) => name.startsWith(`upload-${process.pid}-`)),
    ).toEqual([]);
    server.deps.storage.put = put;
    expect((await upload(creator, file, { key })).status).toBe(200);
  });

  it('still shows a picture at a size that cannot be kept', async () => {
    const creator = await server.signIn();
    const { data } = await upload(
      creator,
      await photo({ orientation: 1, width: 1600, height: 1200 }),
    );
    const { put } = server.deps.storage;
    server.deps.storage.put = () => Promise.reject(noRoom());
    const reply = await server.app.inject({
      url: String(data?.url).replace('{size}', '96x96_80').replace('{ext}', 'jpg'),
      headers: { cookie: [...creator.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    server.deps.storage.put = put;
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('refuses a piece of a video on a full disk, and resumes later', async () => {
    const creator = await server.signIn();
    const film = mp4();
    const created = await creator.call('createVideoUpload', {
      headers: {
        ...tus,
        'upload-length': String(film.length),
        'upload-metadata': 'filename bWVsYS5tcDQ=',
      },
    });
    const videoId = String(created.headers.location).split('/').at(-1) ?? '';
    const send = () =>
      creator.call('continueVideoUpload', {
        path: { videoId },
        headers: {
          ...tus,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: film as never,
      });
    const path = server.deps.uploads.pathOf(videoId);
    // The kernel answers each write to it as a full disk does.
    await unlink(path);
    await symlink('/dev/full', path);
    const refused = await send();
    expect([refused.status, refused.error.code]).toEqual([507, 'storage-full']);
    await unlink(path);
    await server.deps.uploads.begin(videoId);
    expect((await send()).status).toBe(204);
  });

  it('removes a temporary file whose end does not come', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'full-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    const body = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw noRoom();
      })(),
    );
    await expect(withTemporaryFile(body, async () => 'used')).rejects.toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true });
  });
});
