import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../child-process.ts';

type User = { uid: number; gid: number };

const serviceUser = 'postgres';
/** The name of its log in test-results, and the folder in which it starts. */
type Place = { log: string; folder: string };

/** A program that runs until it is stopped. */
export type BackgroundProgram = {
  hasEnded: () => boolean;
  /** Asks it to end, and kills it when it has not ended after `seconds`. */
  stop: (signal?: NodeJS.Signals, seconds?: number) => Promise<void>;
};

/**
 * The user that runs the programs: PostgreSQL refuses to run as root. Undefined where this process
 * has no such rights anyway.
 * @throws when this process runs as root and there is no user `postgres`
 */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const pattern = new RegExp(`^${serviceUser}:[^:]*:(\\d+):(\\d+):`, 'm');
  const line = pattern.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line) throw new Error('Run this as a user without the rights of root.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** The name of the user that runs the programs. */
export const userName = (): string =>
  process.getuid?.() === 0 ? serviceUser : userInfo().username;

/** A new temporary folder that belongs to the user of the programs. */
export function makeFolder(prefix: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  giveToUser(folder);
  return folder;
}

/** Makes the user of the programs the owner of files and folders. */
export function giveToUser(...paths: string[]): void {
  const user = unprivilegedUser();
  if (user) for (const path of paths) chownSync(path, user.uid, user.gid);
}

/**
 * Starts a program as the unprivileged user; what it prints goes to `test-results/<log>.log`.
 * @throws when it cannot be started
 */
export async function startProgram(
  command: string,
  parameters: string[],
  place: Place,
): Promise<BackgroundProgram> {
  const child = await spawnProgram(command, parameters, place);
  return {
    hasEnded: () => hasEnded(child),
    stop: (signal = 'SIGTERM', seconds = 20) => stop(child, signal, seconds),
  };
}

async function spawnProgram(
  command: string,
  parameters: string[],
  { log, folder }: Place,
): Promise<ChildProcess> {
  mkdirSync(`${root}test-results`, { recursive: true });
  const output = openSync(`${root}test-results/${log}.log`, 'a');
  const child = spawn(command, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', output, output],
    ...unprivilegedUser(),
  });
  await once(child, 'spawn');
  closeSync(output);
  return child;
}

/** Runs a program to its end. @throws when its exit code is not 0 */
export async function runProgram(
  command: string,
  parameters: string[],
  place: Place,
): Promise<void> {
  const child = await spawnProgram(command, parameters, place);
  if (!hasEnded(child)) await once(child, 'exit');
  if (child.exitCode !== 0)
    throw new Error(`${command} failed; see test-results/${place.log}.log.`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess, signal: NodeJS.Signals, seconds: number): Promise<void> {
  if (hasEnded(child)) return;
  const end = once(child, 'exit');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  child.kill(signal);
  await end;
  clearTimeout(giveUp);
}
