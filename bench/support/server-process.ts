import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export type ServerProcess = { url: string; pid: number; stop: () => Promise<void> };

/**
 * Starts a program of this repository that says where it "is open at".
 * @param command the file, after parameters of Node
 * @throws when it ends or is not open within a minute
 */
export async function startServerProcess(
  command: readonly string[],
  env: Record<string, string>,
): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, command, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const opened = new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('the server was not open within a minute')), 60_000).unref();
    ended.then(() => reject(new Error('the server ended while starting')));
    let said = '';
    const listen = (piece: Buffer) => {
      said += piece.toString();
      const address = /is open at (http:\S+)\s/.exec(said)?.[1];
      if (!address) return;
      // Reads and discards the log, so that the process never blocks on it.
      child.stdout.off('data', listen).resume();
      resolve(address);
    };
    child.stdout.on('data', listen);
  });
  try {
    return { url: await opened, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
