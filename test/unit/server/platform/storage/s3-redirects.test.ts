import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';

it('a bucket that redirects is not followed', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/elsewhere') response.end('a file of somebody else');
    else response.writeHead(302, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const files = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'files',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await expect(files.get('pictures/01/a.jpg')).rejects.toThrow();
  expect(new Set(asked)).toEqual(new Set(['/files/pictures/01/a.jpg']));
  server.closeAllConnections();
  server.close();
}, 30_000);
