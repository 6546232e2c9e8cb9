import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may become of a request that is about a post or a picture of it. */
export const fates = [
  'forwarded',
  'delayed',
  /** The line breaks before anybody has heard it. */
  'connection-lost',
  /** It is done, and the line breaks before the answer is there. */
  'reply-lost',
  /** Something before the server refuses it. */
  'rejected',
  /** It is done, and something before the server says that it was not. */
  'forwarded-then-rejected',
] as const;
export type Fate = (typeof fates)[number];

/** A post as the server has just confirmed it. */
export type Confirmed = { title: string; textContent: string; pictures: unknown[]; state: string };

export type Weather = {
  /** The portal behind this weather. */
  url: string;
  /** Whether requests about posts are dealt the story's fates. */
  isBroken: boolean;
  /** Everything that the server has confirmed, whoever heard of it. */
  confirmed: Confirmed[];
  stop: () => Promise<void>;
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests of a page stay under way that long at most, so that a test can wait for slow ones. */
const slowness = 900;

/**
 * Lays itself between browsers and the portal at `url`: deals the fates in turn to what is asked of
 * posts while it is broken.
 */
export async function startWeather(url: string, dealt: readonly Fate[]): Promise<Weather> {
  let next = 0;
  const server = createServer((asked, reply) => {
    const fate =
      weather.isBroken && /^\/api\/(post\/|image)/.test(asked.url ?? '')
        ? dealt[next++ % dealt.length]
        : 'forwarded';
    deal(asked, reply, fate ?? 'forwarded').catch(() => reply.destroy());
  });
  const deal = async (asked: IncomingMessage, reply: ServerResponse, fate: Fate) => {
    const body = await gather(asked);
    if (fate === 'connection-lost') return reply.destroy();
    if (fate === 'rejected') return refuse(reply);
    const answer = await forward(url, asked, body);
    note(asked, answer);
    if (fate === 'reply-lost') return reply.destroy();
    if (fate === 'forwarded-then-rejected') return refuse(reply);
    if (fate === 'delayed') await new Promise((resolve) => setTimeout(resolve, slowness));
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const note = (asked: IncomingMessage, { status, body }: Answer) => {
    if (!asked.url?.startsWith('/api/post/upsert/') || status !== 200) return;
    const { data } = JSON.parse(body.toString()) as { data: { post: Confirmed } };
    weather.confirmed.push(data.post);
  };
  // What a caller keeps open for its next request may not close between the two.
  server.keepAliveTimeout = 0;
  const weather: Weather = {
    url: '',
    isBroken: false,
    confirmed: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  weather.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return weather;
}

const refuse = (reply: ServerResponse) =>
  reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');

async function gather(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The server's answer, whole and as it was sent. Nothing may be packed: it is read on its way. */
function forward(url: string, { method, url: path = '/', headers }: IncomingMessage, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const { 'accept-encoding': _, ...kept } = headers;
    const call = request(new URL(path, url), { method, headers: kept }, async (answer) => {
      const { 'transfer-encoding': __, ...passed } = answer.headers;
      resolve({ status: answer.statusCode ?? 502, headers: passed, body: await gather(answer) });
    });
    call.on('error', reject);
    call.end(body);
  });
}
