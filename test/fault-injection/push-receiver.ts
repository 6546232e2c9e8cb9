import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createPushDevice } from '#test/support/push/push-device.ts';

export type PushReceiver = {
  /** The address of a device by its number. */
  endpoint(device: number): string;
  publicKey: string;
  auth: string;
  /** How often each message arrived, by device and id of the notification. */
  arrivals: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** When a device got its first message last, by `performance.now()`. */
  lastFirstAt(): number;
  stop(): Promise<void>;
};

/**
 * A push service with its devices: it decrypts what arrives, as a browser does. All devices have
 * the same key, which costs the server no less.
 * @param onArrival is called with the number of devices that have got something
 */
export async function startPushReceiver(
  onArrival: (devices: number) => void,
): Promise<PushReceiver> {
  const { publicKey, auth, open } = createPushDevice();
  const arrivals = new Map<string, Map<string, number>>();
  let lastFirstAt = 0;

  async function receive(request: IncomingMessage): Promise<void> {
    const device = request.url ?? '';
    const { id, tag } = JSON.parse(open(await buffer(request))) as { id: string; tag: string };
    if (request.headers.topic !== tag.replaceAll('-', ''))
      throw new Error('The topic is not the tag.');
    const known = arrivals.get(device);
    const messages = known ?? new Map<string, number>();
    arrivals.set(device, messages);
    messages.set(id, (messages.get(id) ?? 0) + 1);
    if (known) return;
    lastFirstAt = performance.now();
    onArrival(arrivals.size);
  }

  const server = createServer((request, reply) => {
    receive(request).then(
      () => reply.writeHead(201).end(),
      (error: unknown) => reply.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: (device) => `http://127.0.0.1:${port}/device/${device}`,
    publicKey,
    auth,
    arrivals,
    lastFirstAt: () => lastFirstAt,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
