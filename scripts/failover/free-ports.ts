import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that the kernel gives to outgoing connections: one of these could take the port
 * of a program while that is stopped.
 */
const [lowest, highest] = [20_000, 32_000];

/** @returns so many different ports of this machine that nothing listens on */
export async function findFreePorts(count: number): Promise<number[]> {
  const probes = new Map<number, Server>();
  while (probes.size < count) {
    const port = randomInt(lowest, highest);
    const probe = probes.has(port) ? undefined : await listen(port);
    if (probe) probes.set(port, probe);
  }
  for (const probe of probes.values()) probe.close();
  return [...probes.keys()];
}

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}
