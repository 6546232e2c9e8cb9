import { symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder, startProgram } from '../failover/background-program.ts';
import { findFreePorts } from '../failover/free-ports.ts';
import { findProgram } from '../failover/programs.ts';
import type { ExporterMetric } from './exporter-metrics.ts';

type Job = ExporterMetric['job'];
type Options = {
  /** The server whose archiving is watched. */
  databaseUrl: string;
  /** The certificate that the website's one is signed with, in PEM. */
  certificate: string;
  /** What the backup job has written. */
  metricsFile: string;
};

const startMilliseconds = 20_000;

/**
 * Starts Debian's exporters. Their logs go to test-results.
 * @returns the address of each, host and port
 * @throws when one is missing or does not start
 */
export async function startExporters(
  { databaseUrl, certificate, metricsFile }: Options,
  cleanup: AsyncDisposableStack,
): Promise<Record<Job, string>> {
  const folder = makeFolder('exporters-');
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const [blackbox = 0, node = 0, postgres = 0] = await findFreePorts(3);
  writeFileSync(`${folder}/authority.crt`, certificate);
  symlinkSync(metricsFile, `${folder}/base-backup.prom`);
  const start = async (job: Job, port: number, variables: string[], parameters: string[]) => {
    const command = `prometheus-${job}-exporter`;
    if (!findProgram(command))
      throw new Error(`${command} is missing. On Debian: apt-get install ${command}`);
    const address = `127.0.0.1:${port}`;
    const program = await startProgram(
      'env',
      [...variables, command, `--web.listen-address=${address}`, ...parameters],
      { log: command, folder },
    );
    cleanup.defer(() => program.stop());
    await untilAnswered(`http://${address}/metrics`, command);
    return address;
  };
  return {
    blackbox: await start(
      'blackbox',
      blackbox,
      [`SSL_CERT_FILE=${folder}/authority.crt`],
      ['--config.file=/etc/prometheus/blackbox.yml'],
    ),
    node: await start('node', node, [], [`--collector.textfile.directory=${folder}`]),
    postgres: await start(
      'postgres',
      postgres,
      [`DATA_SOURCE_NAME=${databaseUrl}?sslmode=disable`],
      [],
    ),
  };
}

async function untilAnswered(url: string, command: string): Promise<void> {
  const end = performance.now() + startMilliseconds;
  while (performance.now() < end) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await pause(100);
  }
  throw new Error(`${command} did not start; see test-results/${command}.log.`);
}
