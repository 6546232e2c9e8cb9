import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

type StillServer = { url: string; stop: () => void };

/**
 * Serves the files of a folder with the highest brotli level, like the portal; `index.html` at /.
 * @param more further files by their address, such as a picture from another folder
 */
export async function serveStill(
  folder: string,
  more: Record<string, string> = {},
): Promise<StillServer> {
  const compressed = new Map<string, Buffer>();
  const fileOf = async (address: string): Promise<Buffer> => {
    const known = compressed.get(address);
    if (known) return known;
    const path =
      more[address] ?? join(folder, normalize(address === '/' ? '/index.html' : address));
    const plain = await readFile(path);
    const bytes = brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    compressed.set(address, bytes);
    return bytes;
  };
  const server = createServer(async (request, reply) => {
    const address = (request.url ?? '/').split('?')[0] ?? '/';
    try {
      const bytes = await fileOf(address);
      const type = types[extname(address) || '.html'] ?? 'application/octet-stream';
      reply.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
