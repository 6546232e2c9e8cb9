import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestPolicy } from '#server/platform/providers/request-provider.ts';

/** One request that a simulated provider received. */
export type Received = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
/** What it answers; `hang` never does. */
export type ProviderAnswer = { status?: number; json?: unknown; text?: string } | 'hang';

/** Short enough for a test that waits for every try. */
export const impatient: RequestPolicy = { timeoutMs: 1000, tries: 3, firstRetryDelay: 1 };

/** A provider on a port of its own, over real HTTP. `answer` may be changed between requests. */
export async function startProvider(answer: (request: Received) => ProviderAnswer) {
  const received: Received[] = [];
  const provider = { answer, received };
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
      const seen = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      };
      received.push(seen);
      const said = provider.answer(seen);
      if (said === 'hang') return;
      reply.statusCode = said.status ?? 200;
      reply.setHeader('content-type', 'application/json');
      reply.end(said.text ?? JSON.stringify(said.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(provider, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
