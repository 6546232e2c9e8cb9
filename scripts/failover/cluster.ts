import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type BackgroundProgram,
  giveToUser,
  makeFolder,
  startProgram,
} from './background-program.ts';
import { isWhole, type Member } from './cluster-state.ts';
import { startEtcd } from './etcd.ts';
import { findFreePorts } from './free-ports.ts';
import { haproxyConfig } from './haproxy-config.ts';
import { type Passwords, patroniConfig, type Timing } from './patroni-config.ts';
import { createPatroniNode, type PatroniNode } from './patroni-node.ts';
import type { Programs } from './programs.ts';

export type Cluster = {
  /** The portal's database by the port of the primary, and by the port of the standbys. */
  primaryUrl: string;
  replicaUrl: string;
  /**
   * Kills the node of the primary, or its PostgreSQL alone, which Patroni starts again.
   * @returns what starts the node again
   */
  killPrimary: (what: Killed) => Promise<() => Promise<void>>;
  /** Waits until all nodes run and replicate. @throws when that takes minutes */
  untilWhole: () => Promise<void>;
  stop: () => Promise<void>;
};

/** What is killed: Patroni with PostgreSQL, or PostgreSQL. */
export type Killed = 'node' | 'postgres';

const nodeCount = 3;
const etcdCount = 3;
const wholeMilliseconds = 180_000;

/**
 * Starts etcd, three nodes of PostgreSQL under Patroni, and HAProxy on free ports of this machine,
 * in a temporary folder, with an empty database of the role `portal`.
 * @throws when the cluster is not whole in time
 */
export async function startCluster(programs: Programs, timing: Timing): Promise<Cluster> {
  const folder = makeFolder('failover-');
  // Patroni needs etcd to stop its node, so what started last stops first.
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const program of running.toReversed()) await program.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const etcd = await startEtcd(programs.etcd, folder, etcdCount);
    running.push(etcd);
    const nodes = await startNodes({ programs, timing, folder, etcdPorts: etcd.clientPorts });
    running.push({ stop: () => stopNodes(nodes.list) });
    const [primaryPort = 0, replicaPort = 0] = await findFreePorts(2);
    const config = haproxyConfig({ servers: nodes.list, primaryPort, replicaPort });
    running.push(await startHaproxy(programs.haproxy, folder, config));
    await untilWhole(nodes.list);
    const password = await createDatabase(primaryPort, nodes.passwords.superuser);
    const url = (port: number) => `postgres://portal:${password}@127.0.0.1:${port}/portal`;
    return {
      primaryUrl: url(primaryPort),
      replicaUrl: url(replicaPort),
      killPrimary: (what) => killPrimary(nodes.list, what),
      untilWhole: () => untilWhole(nodes.list),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startNodes(options: {
  programs: Programs;
  timing: Timing;
  folder: string;
  etcdPorts: number[];
}) {
  const { programs, timing, folder, etcdPorts } = options;
  const { postgresFolder } = programs;
  const passwords: Passwords = {
    superuser: makePassword(),
    replication: makePassword(),
    rewind: makePassword(),
  };
  const ports = await findFreePorts(2 * nodeCount);
  const list: PatroniNode[] = [];
  for (let at = 0; at < nodeCount; at += 1) {
    const name = `node${at + 1}`;
    const node = {
      name,
      postgresPort: ports[2 * at] ?? 0,
      restPort: ports[2 * at + 1] ?? 0,
      folder: `${folder}/${name}`,
    };
    mkdirSync(node.folder);
    const config = patroniConfig({ node, etcdPorts, postgresFolder, passwords, timing });
    writeFileSync(`${node.folder}/patroni.yml`, config, { mode: 0o600 });
    giveToUser(node.folder, `${node.folder}/patroni.yml`);
    list.push(createPatroniNode(node, programs.patroni));
  }
  await Promise.all(list.map((node) => node.start()));
  return { list, passwords };
}

async function stopNodes(nodes: PatroniNode[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.stop()));
}

function startHaproxy(haproxy: string, folder: string, config: string): Promise<BackgroundProgram> {
  const file = `${folder}/haproxy.cfg`;
  writeFileSync(file, config);
  chmodSync(file, 0o644);
  return startProgram(haproxy, ['-db', '-f', file], { log: 'failover-haproxy', folder });
}

const makePassword = () => randomBytes(16).toString('hex');

/** Creates the portal's role and database. @returns the password of the role */
async function createDatabase(port: number, superuserPassword: string): Promise<string> {
  const password = makePassword();
  const client = await connect({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: superuserPassword,
    database: 'postgres',
  });
  await client.query(`create role portal login password '${password}'`);
  await client.query('create database portal owner portal');
  await client.end();
  return password;
}

/** Tries again while HAProxy has not found the primary yet. @throws after ten seconds */
async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(config);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 20) throw error;
      await pause(500);
    }
  }
}

async function killPrimary(nodes: PatroniNode[], what: Killed): Promise<() => Promise<void>> {
  const leader = (await readMembers(nodes)).find(({ role }) => role === 'leader');
  const node = nodes.find(({ name }) => name === leader?.name);
  if (!node) throw new Error('The cluster has no primary.');
  if (what === 'node') {
    await node.kill();
    return node.start;
  }
  node.killPostgres();
  return async () => {};
}

async function untilWhole(nodes: PatroniNode[]): Promise<void> {
  const end = performance.now() + wholeMilliseconds;
  let members: Member[] = [];
  while (performance.now() < end) {
    members = await readMembers(nodes);
    if (isWhole(members, nodes.length)) return;
    await pause(250);
  }
  throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
}

/** What the first node reports that answers. */
async function readMembers(nodes: PatroniNode[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
    if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members;
  }
  return [];
}
