import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/platform/errors/problem.ts';
import { loopbackOnly } from './loopback-only.ts';

const referenceFolder = new URL('../../../.cache/api-reference/', import.meta.url);

/**
 * The contract as pages to browse, at `/docs/api`, for people who develop: `npm run dev` draws them
 * with scripts/contract/api-reference.ts. Outside the contract, and on this machine only.
 */
export function addApiReference(app: FastifyInstance, folder: URL = referenceFolder): void {
  // Redoc writes its styles as text while it runs.
  const policy = app
    .pagePolicy({})
    .replace(/style-src [^;]*; style-src-attr 'unsafe-inline'/, "style-src 'self' 'unsafe-inline'");
  app.get('/docs/api', loopbackOnly, async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(await read(folder, 'index.html')),
  );
  app.get<{ Params: { script: string } }>(
    '/docs/api/:script(^script-\\d\\.js$)',
    loopbackOnly,
    async (request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(await read(folder, request.params.script)),
  );
}

async function read(folder: URL, name: string): Promise<string> {
  try {
    return await readFile(new URL(name, folder), 'utf8');
  } catch {
    throw new Problem('not-found');
  }
}
