import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withMultipartUpload } from '#server/modules/media/pictures/multipart-upload.ts';
import { createIncomingFileLimiter } from '#server/platform/pictures/incoming-files.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const mega = 1_000_000;
const roomy = async () => 1000 * mega;

describe('files that arrive', () => {
  it('are counted per sender until they have arrived', async () => {
    const files = createIncomingFileLimiter({ perKey: 2, total: 10, freeBytes: roomy });
    const end = await files.begin('a', mega);
    await files.begin('a', mega);
    await expect(files.begin('a', mega)).rejects.toMatchObject({ code: 'server-busy' });
    await files.begin('b', mega);
    end();
    end();
    await files.begin('a', mega);
    await expect(files.begin('a', mega)).rejects.toMatchObject({ code: 'server-busy' });
  });

  it('are counted in all', async () => {
    const files = createIncomingFileLimiter({ perKey: 2, total: 3, freeBytes: roomy });
    for (const key of ['a', 'b', 'c']) await files.begin(key, mega);
    await expect(files.begin('d', mega)).rejects.toMatchObject({ code: 'server-busy' });
  });

  it('are refused where the disk does not take all that were announced', async () => {
    const files = createIncomingFileLimiter({
      perKey: 9,
      total: 9,
      freeBytes: async () => 50 * mega,
    });
    const end = await files.begin('a', 25 * mega);
    await files.begin('a', 25 * mega);
    await expect(files.begin('b', mega)).rejects.toMatchObject({ code: 'storage-full' });
    end();
    await files.begin('b', mega);
  });
});

describe('pictures that one person sends slowly', () => {
  let server: TestServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await startTestServer('pglite');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server?.stop();
  });

  /** Begins a form and leaves it there; returns the first line of an answer that comes. */
  function begin(cookies: Map<string, string>): Promise<string> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    socket.write(
      'POST /api/image HTTP/1.1\r\nhost: localhost\r\n' +
        `cookie: ${cookie}\r\nidempotency-key: ${crypto.randomUUID()}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ncontent-length: 20000000\r\n\r\n' +
        '--b\r\ncontent-disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\nx',
    );
    return once(socket, 'data').then(([data]) => String(data).split('\r\n')[0] ?? '');
  }

  it('are limited to ten per person, without blocking others', async () => {
    const [slow, other] = [await server.signIn(), await server.signIn()];
    const answers = Array.from({ length: 11 }, () => begin(slow.cookies));
    expect(await Promise.race(answers)).toContain('503');
    const file = await photo({ width: 40, height: 30 });
    expect((await upload(other, file)).status).toBe(200);
    expect((await upload(slow, file)).error.code).toBe('server-busy');
    for (const answer of answers) answer.catch(() => {});
  });
});

describe('a form whose connection went away before it was read', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(multipart);
  });
  afterAll(() => app.close());

  it('is not waited for', async () => {
    const gone = Promise.withResolvers<void>();
    const outcome = Promise.withResolvers<unknown>();
    app.post('/', async (request) => {
      request.raw.once('close', () => gone.resolve());
      socket.destroy();
      await gone.promise;
      const read = withMultipartUpload(request, 'imageFile', async () => {});
      outcome.resolve(await read.catch((error: unknown) => error));
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 2000\r\n\r\n--b',
    );
    expect(await outcome.promise).toMatchObject({ code: 'invalid-request' });
  });
});
