import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that passes requests to several servers in turn, like a load balancer, and skips a server
 * that does not answer.
 */
export async function startRoundRobin(
  targets: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  let turn = 0;
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await bytesOf(incoming);
    const pass = (triesLeft: number) => {
      const target = targets[turn++ % targets.length];
      const upstream = passedOn(incoming, `${target}${incoming.url}`);
      upstream.on('response', (answer) => giveBack(answer, outgoing));
      upstream.on('error', () => {
        if (triesLeft > 0) pass(triesLeft - 1);
        else outgoing.writeHead(502).end();
      });
      upstream.end(body);
    };
    pass(targets.length - 1);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function passedOn({ method, headers, socket }: IncomingMessage, url: string): ClientRequest {
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
  return request(url, { method, headers: forwarded });
}

function giveBack(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
