import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A proxy before a server, which can hold its answers back and change or replace them. */
export type AlteringProxy = {
  url: string;
  /** Answers a path itself; `undefined` ends that. */
  answer: (path: string, reply: { status: number; type: string; body: string } | undefined) => void;
  /** Sends nothing on until `release`. */
  hold: () => void;
  release: () => void;
  /** Holds each request back for so many milliseconds. */
  slowDown: (milliseconds: number) => void;
  stop: () => Promise<void>;
};

/** Starts a proxy on a free port of this machine. */
export async function startAlteringProxy(target: string): Promise<AlteringProxy> {
  const answers = new Map<string, { status: number; type: string; body: string }>();
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  let delay = 0;
  const server = createServer((from, to) => {
    Promise.all([gate, setTimeout(delay)]).then(() => {
      const { pathname } = new URL(from.url ?? '/', target);
      const reply = answers.get(pathname);
      if (reply) to.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
      else passOn(from, to, target);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (path, reply) => {
      if (reply) answers.set(path, reply);
      else answers.delete(path);
    },
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    stop: () => {
      open();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function passOn(from: IncomingMessage, to: ServerResponse, target: string): void {
  const { method, url, headers } = from;
  const forward = request(new URL(url ?? '/', target), { method, headers }, (reply) => {
    to.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(to);
  });
  forward.on('error', () => to.destroy());
  from.pipe(forward);
}
