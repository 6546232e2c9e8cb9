import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The line between a server and its database, which a test pulls out and puts in again. */
export type Cable = {
  /** The database's address by this line. */
  url: string;
  /** Ends every connection and takes no new one, as a database does that has stopped. */
  pull: () => Promise<void>;
  plug: () => Promise<void>;
};

/** Lays a line to the database of `url`, on a port of this machine. */
export async function layCable(url: string): Promise<Cable> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await listen(server, 0);
  const own = (server.address() as AddressInfo).port;
  const byCable = new URL(url);
  byCable.host = `127.0.0.1:${own}`;
  return {
    url: byCable.href,
    pull: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const end of open) end.destroy();
      }),
    plug: () => listen(server, own),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
