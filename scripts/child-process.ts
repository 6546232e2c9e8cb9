import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Runs a Node script or an installed program (`vite`, `biome`) in the project's folder, showing
 * what it prints.
 */
export function start(
  command: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  const [program, list] = command.endsWith('.ts')
    ? [process.execPath, [command, ...parameters]]
    : [command, parameters];
  const path = `${root}node_modules/.bin:${process.env.PATH}`;
  return spawn(program, list, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: path },
  });
}

/**
 * Runs a command to its end; when it fails, says so and ends this script too: what went wrong it
 * has said itself.
 */
export async function run(command: string, parameters: string[] = []): Promise<void> {
  const code = await ended(start(command, parameters));
  if (code === 0) return;
  console.error(`${[command, ...parameters].join(' ')} ended with ${code}.`);
  process.exit(code);
}

/** The exit code of a process, once it has ended; 1 when a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Forwards an interrupt or a termination to the children, so that the server can shut down cleanly.
 */
export function passSignalsTo(children: ChildProcess[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
}
