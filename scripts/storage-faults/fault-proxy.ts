import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** What may happen to a request to the storage. */
export const storageFaults = {
  /** The connection is reset before the storage gets the request. */
  reset: ['GET', 'PUT', 'DELETE'],
  /** The storage takes the request and never answers. */
  hang: ['GET', 'PUT', 'DELETE'],
  'internal error': ['GET', 'PUT', 'DELETE'],
  'slow down': ['GET', 'PUT', 'DELETE'],
  /** A few bytes at a time. */
  'slow bytes': ['GET', 'PUT'],
  /** The storage does it, and the connection is reset before the answer. */
  'reply lost': ['PUT', 'DELETE'],
  /** One bit is another one when it arrives. */
  'upload changed': ['PUT'],
  'download changed': ['GET'],
  /** The connection is reset in the middle of the body. */
  'download cut': ['GET'],
  /** In the middle of the body nothing more comes. */
  'download stalled': ['GET'],
} as const satisfies Record<string, readonly string[]>;
export type StorageFault = keyof typeof storageFaults;

export type StorageProxy = {
  url: string;
  /** The share of requests that meet a fault. */
  share: number;
  /** The only fault that happens, to every request; a method without it gets none. */
  only: StorageFault | undefined;
  requests: number;
  faults: Map<StorageFault, number>;
  stop: () => Promise<void>;
};

const slowPiece = 16_384;
const slowMilliseconds = 20;

/** Starts a proxy between the portal and its storage, without faults at first. */
export async function startStorageProxy(target: string): Promise<StorageProxy> {
  const server = createServer((from, to) => {
    proxy.requests += 1;
    const fault = chooseFault(proxy, from);
    if (fault) proxy.faults.set(fault, (proxy.faults.get(fault) ?? 0) + 1);
    forward({ from, to, target, fault }).catch(() => to.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: StorageProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    share: 0,
    only: undefined,
    requests: 0,
    faults: new Map(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

function chooseFault(
  { share, only }: StorageProxy,
  { method = '', headers }: IncomingMessage,
): StorageFault | undefined {
  const possible = (Object.keys(storageFaults) as StorageFault[]).filter(
    (fault) =>
      (storageFaults[fault] as readonly string[]).includes(method) &&
      // The checksum is that of the whole file.
      !(fault === 'download changed' && headers.range),
  );
  if (only) return possible.includes(only) ? only : undefined;
  if (Math.random() >= share) return undefined;
  return possible[Math.floor(Math.random() * possible.length)];
}

type Exchange = {
  from: IncomingMessage;
  to: ServerResponse;
  target: string;
  fault: StorageFault | undefined;
};

async function forward({ from, to, target, fault }: Exchange): Promise<void> {
  if (fault === 'reset') return void from.socket.resetAndDestroy();
  if (fault === 'hang') return void from.resume();
  if (fault === 'internal error') return refuse(from, to, 500, 'InternalError');
  if (fault === 'slow down') return refuse(from, to, 503, 'SlowDown');
  const { method, headers } = from;
  const sent = request(new URL(from.url ?? '/', target), { method, headers });
  const replied = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  replied.catch(() => {});
  await pipeline([from, ...changesOf('upload', fault), sent]);
  const reply = await replied;
  if (fault === 'reply lost') {
    reply.resume();
    return void from.socket.resetAndDestroy();
  }
  to.writeHead(reply.statusCode ?? 502, reply.headers);
  const half = Number(reply.headers['content-length'] ?? 0) / 2;
  if (fault === 'download cut')
    return pipeline(
      reply,
      breakAfter(half, () => to.destroy()),
      to,
    );
  if (fault === 'download stalled')
    return pipeline(
      reply,
      breakAfter(half, () => {}),
      to,
    );
  await pipeline([reply, ...changesOf('download', fault), to]);
}

function refuse(from: IncomingMessage, to: ServerResponse, status: number, code: string): void {
  from.resume();
  to.writeHead(status, { 'content-type': 'application/xml' });
  to.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function changesOf(direction: 'upload' | 'download', fault: StorageFault | undefined) {
  if (fault === 'slow bytes') return [slowly()];
  return fault === `${direction} changed` ? [flipFirstBit()] : [];
}

function flipFirstBit(): Transform {
  let isDone = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const changed = Buffer.from(chunk);
      if (!isDone && changed.length > 0) changed[0] = (changed[0] ?? 0) ^ 1;
      isDone = true;
      done(null, changed);
    },
  });
}

function slowly(): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += slowPiece) {
        this.push(chunk.subarray(at, at + slowPiece));
        await pause(slowMilliseconds);
      }
      done();
    },
  });
}

/** Passes so many bytes on, then calls `stop` and passes no more. */
function breakAfter(bytes: number, stop: () => void): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const rest = Math.max(0, Math.floor(bytes) - passed);
      passed += chunk.length;
      if (rest >= chunk.length) return done(null, chunk);
      this.push(chunk.subarray(0, rest));
      // Without `done` nothing more is read; the bytes so far are sent first.
      setImmediate(stop);
    },
  });
}
