import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../scripts/child-process.ts';

/**
 * A running Prism, which answers the contract's examples or validates the requests that it
 * forwards.
 */
export type Prism = { url: string; stop: () => Promise<void> };

/** Three seconds of CPU time on a shared machine. */
const startTimeout = 150_000;

/**
 * Starts Prism on openapi.yaml, on a free port of this machine: as a mock, or before the server at
 * `upstream` as a proxy that names in the header `sl-violations` what breaks the contract.
 * @throws with Prism's own words when it ends instead of listening, or does not listen in time.
 */
export async function startPrism(upstream?: string): Promise<Prism> {
  const mode = upstream ? ['proxy', 'openapi.yaml', upstream] : ['mock', 'openapi.yaml'];
  const parameters = [...mode, '--host', '127.0.0.1', '--port', '0'];
  const program = `${root}node_modules/@stoplight/prism-cli/dist/index.js`;
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url: await listening(child), stop: () => stop(child) };
}

/** @returns the address at which it listens, as it says it */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => fail('does not listen'), startTimeout);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill();
      reject(new Error(`Prism ${what}:\n${said}`));
    };
    const hear = (part: Buffer) => {
      said += part;
      const [, url] = /Prism is listening on (http:\S+:\d+)/.exec(said) ?? [];
      if (!url) return;
      clearTimeout(timer);
      // Nobody reads on, and a full pipe would stop Prism: let the rest run off.
      said = '';
      child.stdout?.removeAllListeners('data').resume();
      child.stderr?.removeAllListeners('data').resume();
      child.removeAllListeners('exit');
      resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.once('error', (error) => fail(error.message));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
