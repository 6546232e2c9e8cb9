import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { transformWithOxc } from 'vite';
import { root } from '../../scripts/child-process.ts';
import { readContract } from '../../scripts/contract/contract-document.ts';
import { referenceDocument } from './reference-document.ts';

const library = `${root}node_modules/swagger-ui-dist`;

/** The page calls this mock only. Swagger UI writes styles as text while it runs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API of the creator portal</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/api/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/docs/api/swagger-ui-bundle.js"></script>
<script src="/docs/api/page.js"></script>
</body>
</html>`;

/**
 * `/docs/api`: the contract, in which any operation can be tried on this mock and any named example
 * chosen as its reply. It calls no other server.
 */
export function addApiReference(app: FastifyInstance): void {
  const document = JSON.stringify(referenceDocument(readContract()));

  app.get('/docs/api', async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(document),
  );
  app.get('/docs/api/page.js', async (_request, reply) =>
    reply.type('text/javascript').send(await pageScript()),
  );
  for (const [file, type] of [
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
    ['swagger-ui.css', 'text/css; charset=utf-8'],
  ] as const) {
    app.get(`/docs/api/${file}`, async (_request, reply) =>
      reply.type(type).send(await readFile(`${library}/${file}`)),
    );
  }
}

async function pageScript(): Promise<string> {
  const file = fileURLToPath(new URL('./reference-page-script.ts', import.meta.url));
  return (await transformWithOxc(await readFile(file, 'utf8'), file)).code;
}
