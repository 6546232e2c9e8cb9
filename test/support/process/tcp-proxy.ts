import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The line between two programs, a server and its database or a browser and the server, which a
 * test cuts, stalls and restores.
 */
export type TcpProxy = {
  /** The address of the far end through this proxy. */
  url: string;
  /** Ends every connection and takes no new one, as a database does that has stopped. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /**
   * Ends every connection after a number of further bytes, and says when; the next connection is
   * taken.
   */
  cutAfter: (bytes: number) => Promise<void>;
  /** Accepts connections and data but forwards nothing, in either direction, until `resume`. */
  stall: () => void;
  resume: () => void;
  /**
   * Passes on the next piece that holds these bytes and ends its connection instead of bringing the
   * answer; reports when. With `after`, only on a connection that has sent those bytes since it
   * last sent the first.
   */
  dropResponseTo: (bytes: Buffer, after?: Buffer) => Promise<void>;
  /** How many bytes have gone up. */
  sentBytes: () => number;
};

/** Starts a proxy to what answers at `url`, on a port of this machine. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let sent = 0;
  let cut: { at: number; done: () => void } | undefined;
  const count = (bytes: number) => {
    sent += bytes;
    if (!cut || sent < cut.at) return;
    for (const end of open) end.destroy();
    cut.done();
    cut = undefined;
  };
  let isStalled = false;
  let swallowed: { bytes: Buffer; after: Buffer; done: () => void } | undefined;
  const prepared = new WeakSet<Socket>();
  const swallow = (near: Socket, far: Socket, piece: Buffer) => {
    if (!swallowed) return;
    if (piece.includes(swallowed.after)) prepared.add(near);
    if (!piece.includes(swallowed.bytes) || !prepared.delete(near)) return;
    const { done } = swallowed;
    swallowed = undefined;
    far.unpipe(near);
    far.once('data', () => {
      far.destroy();
      done();
    });
    far.resume();
  };
  const pairs = new Map<Socket, Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    near.on('data', (piece) => swallow(near, far, piece));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        pairs.delete(end);
        other.destroy();
      });
      pairs.set(end, other);
      if (isStalled) end.pause();
      else end.pipe(other);
    }
    near.on('data', ({ length }) => count(length));
  });
  await listen(server, 0);
  const own = (server.address() as AddressInfo).port;
  const byCable = new URL(url);
  byCable.host = `127.0.0.1:${own}`;
  return {
    url: byCable.href,
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const end of open) end.destroy();
      }),
    reconnect: () => listen(server, own),
    cutAfter: (bytes) =>
      new Promise((done) => {
        cut = { at: sent + bytes, done };
      }),
    stall() {
      isStalled = true;
      for (const [end, other] of pairs) end.unpipe(other).pause();
    },
    resume() {
      isStalled = false;
      for (const [end, other] of pairs) end.pipe(other);
    },
    dropResponseTo: (bytes, after = Buffer.alloc(0)) =>
      new Promise((done) => {
        swallowed = { bytes, after, done };
      }),
    sentBytes: () => sent,
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
