import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { haproxyConfig } from '../../../../scripts/failover/haproxy-config.ts';
import { patroniConfig, timingFor } from '../../../../scripts/failover/patroni-config.ts';

const haproxy = '/usr/sbin/haproxy';
const config = () =>
  parse(
    patroniConfig({
      node: { name: 'node2', postgresPort: 20_002, restPort: 20_102, folder: '/cluster/node2' },
      etcdPorts: [20_201, 20_202, 20_203],
      postgresFolder: '/usr/lib/postgresql/15/bin',
      passwords: { superuser: 'one', replication: 'two', rewind: 'three' },
      timing: timingFor(5),
    }),
  );

describe('the file of Patroni', () => {
  it('acknowledges a commit only when a standby has it', () => {
    const { dcs } = config().bootstrap;
    expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  });

  it('names the ports of its node and of etcd', () => {
    expect(config()).toMatchObject({
      name: 'node2',
      etcd3: { hosts: ['127.0.0.1:20201', '127.0.0.1:20202', '127.0.0.1:20203'] },
      restapi: { listen: '127.0.0.1:20102' },
      postgresql: { listen: '127.0.0.1:20002', data_dir: '/cluster/node2/data' },
    });
  });

  it('lets nobody in without a password', () => {
    const rules: string[] = config().bootstrap.pg_hba;
    expect(rules.filter((rule) => !rule.endsWith(' scram-sha-256'))).toEqual([]);
  });

  it.each([5, 7, 20, 30])('leaves time for two tries within a ttl of %d s', (ttl) => {
    const { loopWait, retryTimeout } = timingFor(ttl);
    expect(loopWait + 2 * retryTimeout).toBeLessThanOrEqual(ttl);
  });

  it.each([4, 5.5, Number.NaN])('refuses a ttl of %d s', (ttl) => {
    expect(() => timingFor(ttl)).toThrow('5 or more');
  });
});

describe('the file of HAProxy', () => {
  const file = haproxyConfig({
    servers: [
      { name: 'node1', postgresPort: 20_001, restPort: 20_101 },
      { name: 'node2', postgresPort: 20_002, restPort: 20_102 },
    ],
    primaryPort: 20_301,
    replicaPort: 20_302,
  });
  const section = (name: string) => file.split(/^listen /m).find((part) => part.startsWith(name));

  it.each([
    ['primary', 20_301],
    ['replica', 20_302],
  ])('leads to the nodes that Patroni reports as %s', (role, port) => {
    const lines = section(role)
      ?.trim()
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual([
      role,
      `bind 127.0.0.1:${port}`,
      'balance leastconn',
      `option httpchk OPTIONS /${role}`,
      'http-check expect status 200',
      'server node1 127.0.0.1:20001 check port 20101',
      'server node2 127.0.0.1:20002 check port 20102',
    ]);
  });

  it('closes connections to a node that is no longer what it was', () => {
    expect(file).toContain('on-marked-down shutdown-sessions');
  });

  it.runIf(existsSync(haproxy))('is accepted by HAProxy', () => {
    const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
    try {
      writeFileSync(`${folder}/haproxy.cfg`, file);
      expect(() =>
        execFileSync(haproxy, ['-c', '-q', '-f', `${folder}/haproxy.cfg`]),
      ).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
