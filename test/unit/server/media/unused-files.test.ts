import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteFiles } from '#server/platform/storage/unused-files.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { sentVideo } from '../fixtures/video-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('a storage that writes a file and does not answer, on %s', (engine) => {
  let server: TestServer;
  let creator: Awaited<ReturnType<typeof signInAs>>;

  beforeEach(async () => {
    server = await startTestServer(engine);
    const { deps, jobs } = server;
    const { put, putFile } = deps.storage;
    const fail = () => {
      throw new Problem('provider-unavailable', { retryAfter: 10 });
    };
    deps.storage.put = (...args) => put(...args).then(fail);
    deps.storage.putFile = (...args) => putFile(...args).then(fail);
    await jobs.register('delete-files', (payload) => deleteFiles(deps.storage, payload));
    creator = await signInAs(server, { role: 'creator' });
  }, 60_000);
  afterEach(() => server.stop());

  it.each(['uploadImage', 'uploadConfidentialImage'] as const)(
    '%s is answered 503, and what was written is deleted',
    async (operation) => {
      const { status, headers } = await upload(creator, await photo({ width: 400, height: 300 }), {
        operation,
        key: crypto.randomUUID(),
      });
      expect([status, headers['retry-after']]).toEqual([503, '10']);
      expect(server.files.size).toBeGreaterThan(0);
      server.clock.advance(600);
      await server.jobs.drain();
      expect([...server.files.keys()]).toEqual([]);
    },
  );

  it.each(['expires', 'is cancelled'])('a video that %s leaves no file', async (end) => {
    await expect(sentVideo(creator, mp4({ film: 5000 }))).rejects.toThrow('503');
    expect(server.files.size).toBe(1);
    if (end === 'expires') {
      server.clock.advance(25 * 3600);
      await removeExpired(server.deps);
    } else {
      const { id } = await server.db.selectFrom('videos').select('id').executeTakeFirstOrThrow();
      await creator.call('cancelVideoUpload', {
        path: { videoId: id },
        headers: { 'tus-resumable': '1.0.0' },
      });
    }
    await server.jobs.drain();
    expect([...server.files.keys()]).toEqual([]);
  });
});
