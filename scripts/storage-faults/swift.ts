import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#server/platform/storage/s3-storage.ts';
import {
  type BackgroundProgram,
  giveToUser,
  makeFolder,
  runProgram,
  startProgram,
  userName,
} from '../failover/background-program.ts';
import { findFreePorts } from '../failover/free-ports.ts';
import { findProgram } from '../failover/programs.ts';
import {
  credentials,
  proxyConfig,
  storageConfig,
  storageServers,
  swiftConf,
} from './swift-config.ts';

/** An S3 server with one empty bucket. */
export type S3Server = {
  settings: S3Settings;
  /** The keys of all files. */
  listKeys: () => Promise<string[]>;
};

const bucket = 'files';
const startMilliseconds = 30_000;
const packages = [
  ...['proxy', ...storageServers].map((name) => [`swift-${name}-server`, `swift-${name}`]),
  ['swift-ring-builder', 'swift'],
  ['memcached', 'memcached'],
] as const;

/**
 * Starts OpenStack Swift with its S3 protocol on free ports of this machine, in a temporary folder.
 * @param cleanup stops it
 * @throws an error that names the packages of Debian that are missing, or when it does not start
 */
export async function startSwift(cleanup: AsyncDisposableStack): Promise<S3Server> {
  const missing = packages.filter(([program = '']) => !findProgram(program));
  if (missing.length > 0)
    throw new Error(`These packages are missing: ${missing.map(([, name]) => name).join(' ')}`);
  const folder = makeFolder('swift-');
  const running: BackgroundProgram[] = [];
  cleanup.defer(async () => {
    await Promise.all(running.map((program) => program.stop('SIGTERM', 5)));
    await rm(folder, { recursive: true, force: true });
  });
  const endpoint = await startPrograms(folder, running);
  await waitUntilHealthy(endpoint);
  const settings = { endpoint, bucket, ...credentials };
  const client = new AwsClient({ ...credentials, service: 's3' });
  const reply = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  if (!reply.ok) throw new Error(`The bucket was answered ${reply.status}.`);
  return { settings, listKeys: () => listKeys(client, `${endpoint}/${bucket}`) };
}

/** @param running gets each program as it starts */
async function startPrograms(folder: string, running: BackgroundProgram[]): Promise<string> {
  const user = userName();
  const ports = await findFreePorts(storageServers.length + 2);
  const [proxyPort = 0, memcachedPort = 0, ...storagePorts] = ports;
  const write = (name: string, content: string) => {
    writeFileSync(`${folder}/${name}`, content);
    giveToUser(`${folder}/${name}`);
  };
  mkdirSync(`${folder}/devices/disk`, { recursive: true });
  giveToUser(`${folder}/devices`, `${folder}/devices/disk`);
  write('swift.conf', swiftConf);
  const start = async (program: string, parameters: string[]) => {
    running.push(await startProgram(program, parameters, { log: 'storage-swift', folder }));
  };
  for (const [at, name] of storageServers.entries()) {
    const port = storagePorts[at] ?? 0;
    write(`${name}-server.conf`, storageConfig(name, { folder, port, user }));
    await buildRing(folder, name, port);
    await start(`swift-${name}-server`, [`${folder}/${name}-server.conf`]);
  }
  await start('memcached', ['-l', '127.0.0.1', '-p', String(memcachedPort), '-U', '0']);
  write('proxy-server.conf', proxyConfig({ folder, port: proxyPort, user }, memcachedPort));
  await start('swift-proxy-server', [`${folder}/proxy-server.conf`]);
  return `http://127.0.0.1:${proxyPort}`;
}

async function buildRing(folder: string, name: string, port: number): Promise<void> {
  const builder = `${folder}/${name}.builder`;
  const disk = ['--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--port', String(port)];
  const steps = [
    ['create', '4', '1', '1'],
    ['add', ...disk, '--device', 'disk', '--weight', '1'],
    ['rebalance'],
  ];
  for (const [step = '', ...parameters] of steps)
    await runProgram('swift-ring-builder', [builder, step, ...parameters], {
      log: 'storage-swift',
      folder,
    });
  statSync(`${folder}/${name}.ring.gz`);
}

async function waitUntilHealthy(endpoint: string): Promise<void> {
  const end = performance.now() + startMilliseconds;
  while (performance.now() < end) {
    const reply = await fetch(`${endpoint}/healthcheck`).catch(() => undefined);
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error('Swift did not start; see test-results/storage-swift.log.');
}

async function listKeys(client: AwsClient, address: string): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const after = encodeURIComponent(keys.at(-1) ?? '');
    const reply = await client.fetch(`${address}?list-type=2&start-after=${after}`);
    const page = await reply.text();
    if (!reply.ok) throw new Error(`The list of files was answered ${reply.status}.`);
    for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) keys.push(key);
    if (!page.includes('<IsTruncated>true')) return keys;
  }
}
