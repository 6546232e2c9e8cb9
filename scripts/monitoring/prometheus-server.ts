import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { freePort } from '#test/support/process/portal-server.ts';
import { root } from '../child-process.ts';
import { makeFolder, startProgram } from '../failover/background-program.ts';
import { alertRuleFiles } from './alert-rules.ts';
import type { ExporterMetric } from './exporter-metrics.ts';
import { requirePrometheus } from './prometheus-programs.ts';

type Config = {
  alerting: unknown;
  global: Record<string, string>;
  scrape_configs: {
    job_name: string;
    static_configs: { targets: readonly string[] }[];
    relabel_configs?: { target_label: string; replacement?: string }[];
  }[];
};
type Series = { metric: Record<string, string>; value: [number, string] };
export type Targets = {
  /** Host and port of each process of the portal. */
  portals: readonly string[];
  exporters: Record<ExporterMetric['job'], string>;
  /** The page that the blackbox exporter opens. */
  page: string;
};
export type AlertState = { name: string; state: 'inactive' | 'pending' | 'firing'; health: string };

/** A Prometheus with the configuration and rules of deploy/, which scrapes every three seconds. */
export type PrometheusServer = {
  /** @throws with Prometheus's message when it refuses the query */
  query(expr: string): Promise<Series[]>;
  alerts(): Promise<AlertState[]>;
  stop(): Promise<void>;
};

const startMilliseconds = 30_000;

/** @throws when Prometheus is missing or does not start */
export async function startPrometheus(targets: Targets): Promise<PrometheusServer> {
  const command = requirePrometheus('prometheus');
  const folder = makeFolder('prometheus-');
  for (const file of Object.values(alertRuleFiles))
    await copyFile(file, `${folder}/${basename(file)}`);
  await writeFile(`${folder}/prometheus.yml`, await configuration(targets));
  const port = await freePort();
  const program = await startProgram(
    command,
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { log: 'prometheus', folder },
  );
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + startMilliseconds;
  while (!(await isReady(url))) {
    if (program.hasEnded() || performance.now() > end) {
      await program.stop();
      throw new Error('Prometheus did not start; see test-results/prometheus.log.');
    }
    await pause(100);
  }
  return {
    query: async (expr) =>
      (await ask<{ result: Series[] }>(url, `query?query=${encodeURIComponent(expr)}`)).result,
    async alerts() {
      const { groups } = await ask<{ groups: { rules: AlertState[] }[] }>(url, 'rules?type=alert');
      return groups.flatMap(({ rules }) => rules);
    },
    stop: () => program.stop(),
  };
}

/** The configuration of deploy/ with other targets, more often, and without an Alertmanager. */
async function configuration({ portals, exporters, page }: Targets): Promise<string> {
  const { alerting: _, ...config } = parse(
    await readFile(`${root}deploy/prometheus/prometheus.yml`, 'utf8'),
  ) as Config;
  // Longer than a process waits for its database before it answers without it.
  config.global = { scrape_interval: '3s', scrape_timeout: '3s', evaluation_interval: '1s' };
  const targets: Record<string, readonly string[]> = {
    'creator-portal': portals,
    blackbox: [page],
    node: [exporters.node],
    postgres: [exporters.postgres],
  };
  for (const job of config.scrape_configs) {
    job.static_configs = [{ targets: targets[job.job_name] ?? [] }];
    for (const rule of job.relabel_configs ?? [])
      if (rule.target_label === '__address__') rule.replacement = exporters.blackbox;
  }
  return stringify(config);
}

const isReady = async (url: string) =>
  (await fetch(`${url}/-/ready`).catch(() => undefined))?.ok ?? false;

async function ask<Data>(url: string, path: string): Promise<Data> {
  const reply = await fetch(`${url}/api/v1/${path}`);
  const { data, error } = (await reply.json()) as { data: Data; error?: string };
  if (error) throw new Error(error);
  return data;
}
