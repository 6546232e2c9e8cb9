import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/support/process/portal-server.ts';
import { root } from '../child-process.ts';

/** Caddy with the Caddyfile of deploy/. */
export type Caddy = {
  /** Its address, `https://localhost:<port>`. */
  url: string;
  /** The certificate of its own authority, in PEM. */
  certificate: string;
  stop: () => Promise<void>;
};

const startMilliseconds = 20_000;

/**
 * Starts Caddy in front of the processes at these addresses. Its log goes to
 * test-results/caddy.log.
 * @param upstreams host and port of each
 * @throws when there is no Caddy, or it does not start
 */
export async function startCaddy(upstreams: readonly string[]): Promise<Caddy> {
  if (spawnSync('caddy', ['version']).status !== 0)
    throw new Error('Caddy is missing. On Debian: apt-get install caddy');
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  mkdirSync(`${root}test-results`, { recursive: true });
  const log = createWriteStream(`${root}test-results/caddy.log`);
  const child = spawn(
    'caddy',
    ['run', '--config', `${root}deploy/Caddyfile`, '--adapter', 'caddyfile'],
    {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        PORTAL_HOST: `localhost:${port}`,
        PORTAL_UPSTREAMS: upstreams.join(' '),
        PORTAL_OPTIONS: 'admin off\n\tauto_https disable_redirects\n\tskip_install_trust',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const path = join(folder, '.local/share/caddy/pki/authorities/local/root.crt');
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline && child.exitCode === null) {
    const certificate = await readFile(path, 'utf8').catch(() => '');
    if (certificate) return { url: `https://localhost:${port}`, certificate, stop };
    await pause(100);
  }
  await stop();
  throw new Error('Caddy did not start; see test-results/caddy.log.');
}
