import { randomUUID } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { type PictureForm, photograph, pictureForm } from '../../bench/support/sample-photos.ts';
import type { Caddy } from './caddy.ts';

/** What the requests of all creators came to. */
export type LoadResult = {
  requests: number;
  writes: number;
  /** The milliseconds of each answer, in ascending order. */
  durations: number[];
  /** What each failed request was and how it failed. */
  failures: string[];
  /** The last confirmed title of each post, by the id that its creator chose. */
  titles: Map<string, string>;
};

type Sent = { what: string; path: string; isWrite?: boolean } & RequestOptions & {
    body?: Buffer | string;
  };
type Send = (sent: Sent) => Promise<string | undefined>;

/** Between two requests of a creator. */
const pauseMilliseconds = 100;
const timeoutMilliseconds = 60_000;
/** Every so many rounds a creator uploads a picture. */
const roundsPerPicture = 8;

/**
 * Starts creators who write and read without a break, each over connections that stay open. No
 * request is repeated: each that has no answer, or an unexpected one, is a failure.
 * @param sessions the session of each creator
 * @returns the function that ends it after the running requests
 */
export async function startLoad(
  { url, certificate }: Pick<Caddy, 'url' | 'certificate'>,
  sessions: readonly string[],
): Promise<() => Promise<LoadResult>> {
  const result: LoadResult = {
    requests: 0,
    writes: 0,
    durations: [],
    failures: [],
    titles: new Map(),
  };
  const picture = await pictureForm(await photograph(1200, 900));
  let isRunning = true;
  const creators = sessions.map(async (session, at) => {
    const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 2 });
    const send = sender(url, session, agent, result);
    for (let round = at; isRunning; round += 1) await playRound(send, round, picture, result);
    agent.destroy();
  });
  return async () => {
    isRunning = false;
    await Promise.all(creators);
    result.durations.sort((one, other) => one - other);
    return result;
  };
}

/** One article that is begun, changed and read, with what a page loads around it. */
async function playRound(
  send: Send,
  round: number,
  picture: PictureForm,
  { titles }: LoadResult,
): Promise<void> {
  const page = await send({ what: 'page', path: '/app/post/list' });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page ?? '')?.[1];
  if (script) await send({ what: 'script', path: script });
  await send({ what: 'session', path: '/api/auth/getCurrentUser' });
  const clientId = randomUUID();
  let revision = 0;
  let postUID: string | undefined;
  for (const title of ['नई ख़बर', 'पूरी ख़बर']) {
    const post = { action: 'save', clientId, revision, format: 'FORMAT_ARTICLE', title };
    const body = { post: { ...post, textContent: `<p>${title}</p>` } };
    const reply = await send(write('save', '/api/post/upsert/update', body));
    if (reply === undefined) return;
    const { data } = JSON.parse(reply) as { data: { post: { revision: number; postUID: string } } };
    ({ revision, postUID } = data.post);
    titles.set(clientId, title);
  }
  await send(read('post', `/api/post/${postUID}`, {}));
  await send(read('list', '/api/post/getPostByFilter', { filters: { state: ['DRAFT'] } }));
  if (round % roundsPerPicture !== 0) return;
  const headers = { 'content-type': picture.type, 'idempotency-key': randomUUID() };
  const path = '/api/image?isFile=true';
  const options = { method: 'POST', headers, body: picture.body };
  const uploaded = await send({ what: 'picture upload', path, isWrite: true, ...options });
  if (uploaded === undefined) return;
  const { data } = JSON.parse(uploaded) as { data: { url: string } };
  await send({ what: 'picture', path: data.url });
}

function read(what: string, path: string, body: object): Sent {
  const headers = { 'content-type': 'application/json' };
  return { what, path, method: 'POST', headers, body: JSON.stringify(body) };
}

function write(what: string, path: string, body: object): Sent {
  const sent = read(what, path, body);
  return { ...sent, isWrite: true, headers: { ...sent.headers, 'idempotency-key': randomUUID() } };
}

/** Sends a request and notes what came of it. @returns the body, or nothing after a failure */
function sender(url: string, session: string, agent: Agent, result: LoadResult): Send {
  return async ({ what, path, isWrite = false, body, headers = {}, ...options }) => {
    await pause(pauseMilliseconds);
    const start = performance.now();
    result.requests += 1;
    if (isWrite) result.writes += 1;
    const cookie = `${sessionCookie}=${session}`;
    const length = body ? { 'content-length': Buffer.byteLength(body) } : {};
    try {
      const all = { ...headers, ...length, cookie, origin: url };
      const reply = await exchange(url + path, { ...options, agent, headers: all }, body);
      result.durations.push(performance.now() - start);
      if (reply.status === 200) return reply.content;
      result.failures.push(
        `${what}: ${reply.status} ${reply.content.slice(0, 200).replaceAll(/\s+/g, ' ')}`,
      );
    } catch (error) {
      const after = ((performance.now() - start) / 1000).toFixed(1);
      result.failures.push(`${what}: ${error} after ${after} s`);
    }
    return undefined;
  };
}

function exchange(
  url: string,
  options: RequestOptions,
  body: Buffer | string | undefined,
): Promise<{ status: number; content: string }> {
  return new Promise((resolve, reject) => {
    const timeout = timeoutMilliseconds;
    const sent = request(url, { ...options, timeout }, (reply) => {
      text(reply).then((content) => resolve({ status: reply.statusCode ?? 0, content }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
