import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may happen to a request that is about a post or a picture of it. */
export const faults = [
  'forwarded',
  'delayed',
  /** The connection breaks before the reply arrives. */
  'connection-lost',
  /** It is done, and the line breaks before the answer is there. */
  'reply-lost',
  /** Something before the server refuses it. */
  'rejected',
  /** The server has done it, and a proxy replies with an error. */
  'forwarded-then-rejected',
] as const;
export type Fault = (typeof faults)[number];

/** A post as the server has just confirmed it. */
export type Confirmed = { title: string; textContent: string; pictures: unknown[]; state: string };

export type FaultProxy = {
  /** The address of the portal behind this proxy. */
  url: string;
  /** Whether requests about posts meet the faults of the session. */
  isFaulty: boolean;
  /** Whether the server has the next version of the app. */
  hasUpdate: boolean;
  /** Everything that the server has confirmed, to any client. */
  confirmed: Confirmed[];
  stop: () => Promise<void>;
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests of a page run that long at most, so that a test can wait for slow ones. */
const slowness = 900;

/**
 * Starts a proxy between browsers and the portal at `url`. While it is faulty, requests about posts
 * meet the faults in turn.
 */
export async function startFaultProxy(url: string, faults: readonly Fault[]): Promise<FaultProxy> {
  let next = 0;
  const server = createServer((asked, reply) => {
    const fault =
      proxy.isFaulty && /^\/api\/(post\/|image)/.test(asked.url ?? '')
        ? faults[next++ % faults.length]
        : 'forwarded';
    answerWith(fault ?? 'forwarded', asked, reply).catch(() => reply.destroy());
  });
  const answerWith = async (fault: Fault, asked: IncomingMessage, reply: ServerResponse) => {
    const body = await gather(asked);
    if (fault === 'connection-lost') return reply.destroy();
    if (fault === 'rejected') return refuse(reply);
    const answer = await forward(url, asked, body);
    if (proxy.hasUpdate && asked.url?.startsWith('/service-worker.js')) updateWorker(answer);
    note(asked, answer);
    if (fault === 'reply-lost') return reply.destroy();
    if (fault === 'forwarded-then-rejected') return refuse(reply);
    if (fault === 'delayed') await new Promise((resolve) => setTimeout(resolve, slowness));
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const note = (asked: IncomingMessage, { status, body }: Answer) => {
    if (!asked.url?.startsWith('/api/post/upsert/') || status !== 200) return;
    const { data } = JSON.parse(body.toString()) as { data: { post: Confirmed } };
    proxy.confirmed.push(data.post);
  };
  // What a caller keeps open for its next request may not close between the two.
  server.keepAliveTimeout = 0;
  const proxy: FaultProxy = {
    url: '',
    isFaulty: false,
    hasUpdate: false,
    confirmed: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

/** The version that {@link FaultProxy.hasUpdate} brings. */
export const nextVersion = 'ffffffffffff';

/** Makes the service worker one of another build with the same files. */
function updateWorker(answer: Answer): void {
  const script = answer.body.toString().replace(/(version:.)[0-9a-f]{12}/, `$1${nextVersion}`);
  answer.body = Buffer.from(script);
  answer.headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
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
    const {
      'accept-encoding': _,
      // A reply without a body cannot be read either.
      'if-none-match': _tag,
      'if-modified-since': _time,
      ...kept
    } = headers;
    const call = request(new URL(path, url), { method, headers: kept }, async (answer) => {
      const { 'transfer-encoding': __, ...passed } = answer.headers;
      resolve({ status: answer.statusCode ?? 502, headers: passed, body: await gather(answer) });
    });
    call.on('error', reject);
    call.end(body);
  });
}
