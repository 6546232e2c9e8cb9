import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number };
export type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: Value }[];
};
type Body = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** Stands in for a collector of OpenTelemetry. */
export async function startTraceReceiver(behaviour: 'takes' | 'hangs' | 'refuses' = 'takes') {
  const spans: ReceivedSpan[] = [];
  const headers: Record<string, string | string[] | undefined>[] = [];
  const server = createServer(async (request, reply) => {
    const body = (await json(request)) as Body;
    headers.push(request.headers);
    spans.push(
      ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
    if (behaviour === 'refuses') reply.writeHead(400);
    if (behaviour !== 'hangs') reply.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const attributesOf = (span: ReceivedSpan | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
