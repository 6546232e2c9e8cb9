import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { createCircuitBreaker } from '../providers/circuit-breaker.ts';
import { isOutage, isTransientFailure, S3ReplyError, toStorageProblem } from './s3-errors.ts';

export type S3Settings = {
  /** The address of the service without the bucket: `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type S3Limits = {
  /** How long a request waits for the beginning of an answer, and then for each next piece. */
  silenceMs: number;
};

const limits: S3Limits = { silenceMs: 6000 };
/** The slowest line between the server and the bucket that is waited for. */
const bytesPerSecond = 2_000_000;
const tries = 4;
const firstPauseMs = 100;

export type S3Request = {
  headers?: Record<string, string>;
  body?: Blob;
  signal?: AbortSignal | undefined;
};

/** An answer with success, whose body is read piece by piece. */
export type S3Reply = {
  status: number;
  headers: Headers;
  /** @throws when nothing arrives for too long, or the body ends early */
  chunks: () => AsyncGenerator<Buffer>;
  discard: () => void;
};

export type S3Client = ReturnType<typeof createS3Client>;

/**
 * Requests to a bucket, signed. After five failures in a row none is made for ten seconds, so that
 * a storage that hangs does not hold up everybody who needs it.
 */
export function createS3Client(
  { endpoint, bucket, ...credentials }: S3Settings,
  { silenceMs }: S3Limits = limits,
) {
  const signer = new AwsClient({ ...credentials, service: 's3' });
  const breaker = createCircuitBreaker();

  /**
   * One request.
   * @param key a valid storage key
   * @returns null when the bucket has no such file
   * @throws {S3ReplyError} or what `fetch` throws
   */
  async function send(method: string, key: string, request: S3Request): Promise<S3Reply | null> {
    const { headers = {}, body, signal } = request;
    const limit = new AbortController();
    const signed = await signer.sign(`${endpoint}/${bucket}/${key}`, {
      method,
      headers,
      ...(body && { body }),
      // A signed request is for this address only.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
    const reply = await inTime(fetch(signed), silenceMs + transferMs(body), limit);
    if (reply.ok) return readable(reply, limit, silenceMs);
    const said = await inTime(reply.text(), silenceMs, limit);
    const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
    if (reply.status === 404 && code === 'NoSuchKey') return null;
    throw new S3ReplyError(method, reply.status, code);
  }

  return {
    send,
    /**
     * Repeats what failed and may succeed, for as long as two requests may take.
     * @throws {Problem} `provider-unavailable`, `storage-full`
     * @throws {S3ReplyError} for a request that is wrong
     */
    async withRetries<Result>(
      run: () => Promise<Result>,
      { body, signal }: S3Request = {},
    ): Promise<Result> {
      const end = performance.now() + 2 * (silenceMs + transferMs(body));
      for (let attempt = 1; ; attempt += 1) {
        if (breaker.state(new Date()) === 'open') throw toStorageProblem(new Error('left alone'));
        try {
          const result = await run();
          breaker.succeeded();
          return result;
        } catch (error) {
          signal?.throwIfAborted();
          if (isOutage(error)) breaker.failed(new Date());
          const isLast = attempt === tries || performance.now() > end;
          if (isLast || !isTransientFailure(error)) throw toStorageProblem(error);
        }
        await pause(Math.random() * firstPauseMs * 2 ** attempt);
      }
    },
  };
}

/**
 * Aborts what takes too long, and does not wait for it: once `fetch` has answered and its request
 * is garbage, undici may not notice that the request's signal is aborted.
 */
function inTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
  limit: AbortController,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const silence = new Error('The storage does not answer in time');
    limit.abort(silence);
    late.reject(silence);
  }, milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

const transferMs = (body: Blob | undefined) => ((body?.size ?? 0) / bytesPerSecond) * 1000;

function readable(reply: Response, limit: AbortController, silenceMs: number): S3Reply {
  return {
    status: reply.status,
    headers: reply.headers,
    chunks: () => readChunks(reply, limit, silenceMs),
    discard: () => void reply.body?.cancel().catch(() => {}),
  };
}

/** The limit is for the storage: the time in which the reader takes no piece does not count. */
async function* readChunks(
  reply: Response,
  limit: AbortController,
  silenceMs: number,
): AsyncGenerator<Buffer> {
  const reader = reply.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs, limit);
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
