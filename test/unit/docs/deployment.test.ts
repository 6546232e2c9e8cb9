import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/platform/config/config.ts';
import { secretNames } from '#server/platform/config/secret-files.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one);

describe('the files of deploy/', () => {
  it('name the same two ports', () => {
    const ports = ['4001', '4002'];
    const target = read('deploy/systemd/creator-portal.target');
    expect(all(target, /creator-portal@(\d+)\.service/g)).toEqual(ports);
    expect(read('deploy/release-functions.sh')).toContain(`ports='${ports.join(' ')}'`);
    expect(all(read('deploy/caddy.env'), /127\.0\.0\.1:(\d+)/g)).toEqual(ports);
    expect(all(read('deploy/Caddyfile'), /127\.0\.0\.1:(\d+)/g)).toEqual(ports);
  });

  it('let a process finish before it is killed', () => {
    const production = {
      PUBLIC_ORIGIN: 'https://creators.example',
      CODE_SECRET: 'x'.repeat(16),
      DATA_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
    };
    // server/main.ts ends the process itself ten seconds after this.
    const stopSeconds = readConfig(production).drainSeconds + 10;
    const [, seconds] = /TimeoutStopSec=(\d+)/.exec(
      read('deploy/systemd/creator-portal@.service'),
    ) ?? [undefined, '0'];
    expect(Number(seconds)).toBeGreaterThan(stopSeconds);
    const { 'x-portal': portal } = parse(read('deploy/containers/compose.yaml'), { merge: true });
    expect(Number.parseInt(portal.stop_grace_period, 10)).toBeGreaterThan(stopSeconds);
  });

  it('let Caddy notice a stopping process in time and close idle connections first', () => {
    const caddyfile = read('deploy/Caddyfile');
    const [interval] = all(caddyfile, /health_interval (\d+)s/g);
    const [keepAlive] = all(caddyfile, /keepalive (\d+)s/g);
    expect(Number(interval)).toBeLessThan(3);
    // Fastify's default.
    expect(Number(keepAlive)).toBeLessThan(72);
  });

  it('archive WAL where the backup job looks for it', () => {
    const service = read('deploy/systemd/creator-portal-backup.service');
    const [folder] = all(service, /BACKUP_FOLDER=(\S+)/g);
    const configuration = read('deploy/backup/postgresql.conf');
    expect(configuration).toContain(`archive-wal.sh %p ${folder}/wal/%f'`);
    expect(all(service, /^ReadWritePaths=(.*)$/gm)).toEqual([folder]);
    const readme = read('deploy/README.md');
    expect(readme).toContain(` ${folder}/base ${folder}/wal\n`);
    const [metricsFile] = all(service, /METRICS_FILE=(\S+)/g);
    expect(readme).toContain(`ln -sf ${metricsFile} /var/lib/prometheus/node-exporter/`);
  });

  it('read secrets that the server reads from files', () => {
    const {
      services,
      secrets,
      'x-portal': portal,
    } = parse(read('deploy/containers/compose.yaml'), { merge: true });
    const variables = Object.keys(portal.environment).filter((name) => name.endsWith('_FILE'));
    expect(variables.length).toBeGreaterThan(3);
    const known: readonly string[] = secretNames;
    for (const name of variables) expect(known).toContain(name.replace(/_FILE$/, ''));
    const used = Object.values<{ secrets?: string[] }>(services).flatMap(
      (one) => one.secrets ?? [],
    );
    expect(Object.keys(secrets).sort()).toEqual([...new Set(used)].sort());
  });
});

it('docs/operating.md names each secret that can come from a file', () => {
  const [, section = ''] = /## Secrets in files\n(.*?)\n## /s.exec(read('docs/operating.md')) ?? [];
  expect(secretNames.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});
