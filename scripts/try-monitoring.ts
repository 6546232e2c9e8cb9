import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import { startPortal } from '#test/support/process/portal-server.ts';
import { startTcpProxy } from '#test/support/process/tcp-proxy.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';
import { readAllAlertRules } from './monitoring/alert-rules.ts';
import { startArchivingServer } from './monitoring/archiving-server.ts';
import { dashboards, emptyWithoutFaults } from './monitoring/dashboards.ts';
import { exporterMetrics } from './monitoring/exporter-metrics.ts';
import { startExporters } from './monitoring/exporters.ts';
import { type PrometheusServer, startPrometheus } from './monitoring/prometheus-server.ts';
import { readRunbook } from './monitoring/runbook.ts';
import { sendTraffic } from './monitoring/traffic.ts';
import { updateReliabilityTable } from './reliability-table.ts';
import { startCaddy } from './rolling-update/caddy.ts';
import { withCleanup } from './with-cleanup.ts';

/*
 * `npm run try-monitoring` runs two server processes behind Caddy, sends traffic to them, and lets
 * a Prometheus with the configuration of deploy/ scrape them and Debian's exporters. It fails when
 * a query of a dashboard or an alert is refused, when a panel has no data, when an exporter does
 * not give a metric, when a query of the runbook fails, or when the alerts do not notice a fault:
 * WAL that cannot be archived, Caddy that ends, a database that hangs, a process that ends. It
 * needs the packages prometheus, prometheus-{blackbox,node,postgres}-exporter, caddy and
 * postgresql-15, and a server in TEST_DATABASE_URL, where it creates a database of its own.
 */

const trafficSeconds = 25;
const noticeSeconds = 30;
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set.');

const problems: string[] = [];
const panels = dashboards.flatMap(({ rows }) => rows.flatMap((row) => row.panels));
const rules = readAllAlertRules();
const { queries } = readRunbook();
report(await withCleanup(measure));

/** @returns the figures of the run; `problems` has what went wrong */
async function measure(cleanup: AsyncDisposableStack): Promise<[string, string][]> {
  const { url: databaseUrl, drop } = await makePostgresDatabase();
  cleanup.defer(drop);
  const database = await openDatabase({ url: databaseUrl });
  cleanup.defer(() => database.close());
  const proxy = await startTcpProxy(databaseUrl);
  cleanup.defer(proxy.disconnect);
  const start = async (number: number) => {
    const environment = { REPLICA_URL: proxy.url };
    const seed = number === 1 ? 'demo' : 'none';
    const options = { databaseUrl: proxy.url, environment };
    const portal = await startPortal(`monitoring-${number}`, seed, options);
    cleanup.defer(portal.remove);
    return portal;
  };
  const portals = [await start(1), await start(2)];
  const urls = portals.map(({ url }) => url);
  const { prometheus, caddy, archiving } = await startMonitoring(urls, cleanup);
  const end = performance.now() + trafficSeconds * 1000;
  const requests = await sendTraffic(database.db, urls, () => performance.now() < end);
  const panelSeries = await checkPanels(prometheus);
  await checkRules(prometheus);
  await checkRunbook(databaseUrl);
  await checkExporters(prometheus);
  await archiving.breakArchive();
  await expectAlert(prometheus, 'WalArchivingFails', 'the archive was gone');
  await caddy.stop();
  await expectAlert(prometheus, 'WebsiteUnreachable', 'Caddy was stopped');
  proxy.stall();
  await expectAlert(prometheus, 'DatabaseUnavailable', 'the database hung');
  if ((await prometheus.query('sum(up{job="creator-portal"})'))[0]?.value[1] !== '2')
    problems.push('The processes could not be scraped while the database hung.');
  proxy.resume();
  await portals[1]?.kill();
  await expectAlert(prometheus, 'ProcessDown', 'a process was killed');
  return [
    ['requests', requests.toLocaleString('en')],
    ['queries of dashboards', String(panels.flatMap((panel) => panel.queries).length)],
    ['series that they give', String(panelSeries)],
    ['metrics of exporters found', String(exporterMetrics.length)],
    ['alert rules evaluated', String(rules.length)],
    ['queries of the runbook run on the database', String(queries.length)],
    ['refused, failed or empty queries', String(problems.length)],
  ];
}

/** Starts Prometheus, and what it watches besides the portal's processes at these addresses. */
async function startMonitoring(urls: string[], cleanup: AsyncDisposableStack) {
  const portals = urls.map((url) => new URL(url).host);
  const archiving = await startArchivingServer(cleanup);
  const caddy = await startCaddy(portals);
  cleanup.defer(caddy.stop);
  const { url: databaseUrl, metricsFile } = archiving;
  const { certificate } = caddy;
  const exporters = await startExporters({ databaseUrl, certificate, metricsFile }, cleanup);
  const prometheus = await startPrometheus({ portals, exporters, page: `${caddy.url}/login` });
  cleanup.defer(prometheus.stop);
  return { prometheus, caddy, archiving };
}

/** @returns how many series the panels have */
async function checkPanels(prometheus: PrometheusServer): Promise<number> {
  let count = 0;
  for (const panel of panels) {
    for (const { expr } of panel.queries) {
      const about = `The panel "${panel.title}"`;
      const series = await run(about, () =>
        prometheus.query(expr.replaceAll('$__rate_interval', '20s')),
      );
      count += series?.length ?? 0;
      if (series?.length === 0 && !emptyWithoutFaults.includes(panel.title))
        problems.push(`${about} is empty: ${expr}`);
    }
  }
  return count;
}

async function checkRules(prometheus: PrometheusServer): Promise<void> {
  for (const rule of rules) await run(rule.alert, () => prometheus.query(rule.expr));
  const alerts = await prometheus.alerts();
  if (alerts.length !== rules.length) problems.push(`Prometheus has ${alerts.length} alerts.`);
  for (const { name: alert, health, state } of alerts) {
    if (health !== 'ok') problems.push(`${alert} has the health ${health}.`);
    if (state === 'firing') problems.push(`${alert} fires although nothing is wrong.`);
  }
}

/** Each declared metric comes from its job, with its labels and no others. */
async function checkExporters(prometheus: PrometheusServer): Promise<void> {
  for (const { name, job, labels } of exporterMetrics) {
    const series = await run(name, () => prometheus.query(`${name}{job="${job}"}`));
    const found = Object.keys(series?.[0]?.metric ?? {}).sort();
    const wanted = ['__name__', 'instance', 'job', ...labels].sort();
    if (found.join() !== wanted.join())
      problems.push(`${name} of ${job} has the labels ${found.join(', ') || 'of no series'}.`);
  }
}

async function checkRunbook(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const query of queries) await run('The runbook', () => client.query(query));
  await client.end();
}

async function expectAlert(prometheus: PrometheusServer, alert: string, when: string) {
  const end = performance.now() + noticeSeconds * 1000;
  while (performance.now() < end) {
    const state = (await prometheus.alerts()).find((one) => one.name === alert)?.state;
    if (state !== 'inactive') return;
    await pause(500);
  }
  problems.push(`${alert} was not noticed when ${when}.`);
}

async function run<Result>(what: string, action: () => Promise<Result>) {
  try {
    return await action();
  } catch (error) {
    problems.push(`${what}: ${(error as Error).message}`);
    return undefined;
  }
}

function report(figures: [string, string][]): void {
  for (const [figure, value] of figures) console.log(`${figure}: ${value}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else updateReliabilityTable('monitoring', figures);
}
