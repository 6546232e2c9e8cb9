import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { addErrorHandling } from '#server/http/errors/error-handler.ts';
import { addApiReference } from '#server/http/sandbox/api-reference.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';

describe('the reference of the contract', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reference-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Creator portal</title>');
    await writeFile(join(folder, 'script-1.js'), 'draw();');
  });

  const ask = async (url: string, host = 'localhost:4000', at = folder) => {
    const app = Fastify();
    addErrorHandling(app);
    addSecurityHeaders(app, { publicOrigin: undefined, tracking: null });
    addApiReference(app, pathToFileURL(`${at}/`));
    const reply = await app.inject({ url, headers: { host } });
    await app.close();
    return reply;
  };

  it('is a page with scripts of its own', async () => {
    expect((await ask('/docs/api')).headers['content-type']).toContain('text/html');
    const script = await ask('/docs/api/script-1.js');
    expect([script.headers['content-type'], script.body]).toEqual([
      'text/javascript; charset=utf-8',
      'draw();',
    ]);
  });

  it('shows nothing else of its folder, and nothing to others', async () => {
    expect((await ask('/docs/api/index.html')).statusCode).toBe(404);
    expect((await ask('/docs/api/..%2f..%2fpackage.json')).statusCode).toBe(404);
    expect((await ask('/docs/api', 'portal.example')).statusCode).toBe(404);
  });

  it('does not exist before it has been rendered', async () => {
    const reply = await ask('/docs/api', 'localhost:4000', join(folder, 'nothing'));
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'not-found']);
  });
});
