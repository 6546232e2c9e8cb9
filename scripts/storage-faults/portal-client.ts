import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';

export type FileKind = 'picture' | 'document' | 'video';
/** An upload that the server has acknowledged, and the sample that it was made of. */
export type Acknowledged = { kind: FileKind; id: string; url: string; sample: number };

/** What the requests of all people came to. */
export type Answers = {
  requests: number;
  /** By status; 0 for a connection that ended without an answer or in the middle of one. */
  statuses: Map<number, number>;
  /** The milliseconds of each request. */
  durations: number[];
  /** Answers that may not happen. */
  faults: string[];
};

export const createAnswers = (): Answers => ({
  requests: 0,
  statuses: new Map(),
  durations: [],
  faults: [],
});

/** After that a request counts as hanging. */
export const limitMilliseconds = 60_000;
const retryMilliseconds = 500;
const tus = { 'tus-resumable': '1.0.0' };
/** Answers that are not the storage's doing but allowed: what somebody else is finishing. */
const allowed = [200, 201, 204, 206, 503];

type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer | FormData };
export type Reply = { status: number; headers: Headers; content: Buffer };
export type PortalClient = ReturnType<typeof createPortalClient>;

/** Calls as a browser makes them, with the session of a creator. */
export function createPortalClient(
  { url, session, userId }: { url: string; session: string; userId: string },
  answers: Answers,
) {
  const send = (path: string, sent: Sent = {}) => exchange({ url, session }, path, sent, answers);

  /** Sends a file until it is acknowledged, always with the same key. */
  async function uploadForm(kind: 'picture' | 'document', file: Buffer): Promise<Reply> {
    const [field, path] =
      kind === 'picture'
        ? ['imageFile', '/api/image?isFile=true']
        : ['file', `/api/confidential/image?isFile=true&userId=${userId}`];
    const key = randomUUID();
    for (;;) {
      const body = new FormData();
      body.append(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
      const reply = await send(path, { method: 'POST', headers: { 'idempotency-key': key }, body });
      if (reply.status === 200) return reply;
      await pause(retryMilliseconds);
    }
  }

  /** Creates an upload and sends it in two pieces. @returns its id, or null when it was refused */
  async function uploadVideo(file: Buffer): Promise<string> {
    const created = await send('/api/video', {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(file.length), 'upload-metadata': 'filename eA==' },
    });
    const path = String(created.headers.get('location'));
    for (let offset = 0; offset < file.length; ) {
      const piece = file.subarray(offset, offset + Math.ceil(file.length / 2));
      const headers = {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      };
      let reply = await send(path, { method: 'PATCH', headers, body: piece });
      while (reply.status !== 204 && reply.status !== 200) {
        await pause(retryMilliseconds);
        reply = await send(path, { method: 'HEAD', headers: tus });
      }
      offset = Number(reply.headers.get('upload-offset'));
    }
    return path.split('/').at(-1) ?? '';
  }

  return {
    send,
    /** @returns what the server has acknowledged */
    async upload(kind: FileKind, file: Buffer, sample: number): Promise<Acknowledged> {
      if (kind === 'video') {
        const id = await uploadVideo(file);
        return { kind, id, url: `/videos/${id}.mp4`, sample };
      }
      const { content } = await uploadForm(kind, file);
      const { data } = JSON.parse(content.toString()) as { data: { id: string; url: string } };
      return { kind, id: data.id, url: data.url, sample };
    },
    read: (url: string, range?: string) =>
      send(url, range === undefined ? {} : { headers: { range } }),
  };
}

async function exchange(
  { url, session }: { url: string; session: string },
  path: string,
  { method = 'GET', headers = {}, body }: Sent,
  answers: Answers,
): Promise<Reply> {
  const began = performance.now();
  answers.requests += 1;
  const noted = (status: number) => {
    answers.durations.push(performance.now() - began);
    answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
  };
  try {
    const reply = await fetch(url + path, {
      method,
      headers: { origin: url, cookie: `${sessionCookie}=${session}`, ...headers },
      ...(body && { body: body instanceof FormData ? body : new Uint8Array(body) }),
      signal: AbortSignal.timeout(limitMilliseconds),
    });
    const content = Buffer.from(await reply.arrayBuffer());
    noted(reply.status);
    if (!allowed.includes(reply.status))
      answers.faults.push(`${method} ${path}: ${reply.status} ${content.subarray(0, 200)}`);
    if (reply.status === 503 && method !== 'HEAD' && !reply.headers.has('retry-after'))
      answers.faults.push(`${method} ${path}: 503 without Retry-After`);
    return { status: reply.status, headers: reply.headers, content };
  } catch (error) {
    noted(0);
    if ((error as Error).name === 'TimeoutError') answers.faults.push(`${method} ${path} hangs`);
    return { status: 0, headers: new Headers(), content: Buffer.alloc(0) };
  }
}
