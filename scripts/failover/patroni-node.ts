import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { type BackgroundProgram, startProgram } from './background-program.ts';
import type { Node } from './patroni-config.ts';

export type PatroniNode = Node & {
  start: () => Promise<void>;
  /** Kills Patroni and every process of PostgreSQL, as the end of their machine does. */
  kill: () => Promise<void>;
  /** Kills every process of PostgreSQL; Patroni goes on. */
  killPostgres: () => void;
  stop: () => Promise<void>;
};

/** A node whose file of Patroni is `patroni.yml` in its folder. */
export function createPatroniNode(node: Node, patroni: string): PatroniNode {
  let program: BackgroundProgram | undefined;
  const killPostgres = () => {
    for (const pid of postgresProcesses(`${node.folder}/data`)) kill(pid);
  };
  return {
    ...node,
    async start() {
      const place = { log: `failover-${node.name}`, folder: node.folder };
      program = await startProgram(patroni, [`${node.folder}/patroni.yml`], place);
    },
    async kill() {
      // Patroni first, so that it starts nothing again.
      const ended = program?.stop('SIGKILL');
      killPostgres();
      await ended;
    },
    killPostgres,
    async stop() {
      await program?.stop();
      killPostgres();
    },
  };
}

/** The numbers of the processes of the PostgreSQL that runs in this data folder; may be none. */
function postgresProcesses(data: string): number[] {
  if (!existsSync(`${data}/postmaster.pid`)) return [];
  const [postmaster = ''] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n');
  const directory = `/proc/${postmaster}/cwd`;
  // Another process may have its number by now.
  if (!existsSync(directory) || readlinkSync(directory) !== data) return [];
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(' ')].filter((pid) => pid !== '').map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with the others.
  }
}
