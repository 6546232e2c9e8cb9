import { Gauge, type Registry } from 'prom-client';
import { videoCleaningStats } from '../modules/media/index.ts';
import { ping } from '../platform/database/database.ts';
import type { Deps } from '../platform/dependencies.ts';
import { diskBytes } from '../platform/storage/disk-space.ts';
import { readForMetric } from './metric-reads.ts';

type MetricDeps = Pick<Deps, 'config' | 'database' | 'db'>;

/** What the process depends on: its database, its disk, and the processes that clean videos. */
export function addDependencyMetrics(registry: Registry, deps: MetricDeps): void {
  addDatabaseMetrics(registry, deps);
  addDiskMetrics(registry, deps);
  new Gauge({
    name: 'video_tasks',
    help: 'Videos that are checked and cleaned, or wait for it',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(videoCleaningStats())) this.set({ state }, count);
    },
  });
}

function addDatabaseMetrics(registry: Registry, { database, db }: MetricDeps): void {
  // Before what the scrape itself asks.
  new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries of this process that wait for a connection to the database',
    registers: [registry],
    collect() {
      this.set(database.waitingQueries());
    },
  });
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers and takes writes: 1 or 0',
    registers: [registry],
    async collect() {
      this.set(
        await readForMetric(
          ping(db).then(() => 1),
          0,
        ),
      );
    },
  });
}

function addDiskMetrics(registry: Registry, { config }: MetricDeps): void {
  const read = () =>
    readForMetric(diskBytes(config.dataDir), { free: Number.NaN, all: Number.NaN });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free bytes on the disk of DATA_DIR',
    registers: [registry],
    async collect() {
      this.set((await read()).free);
    },
  });
  new Gauge({
    name: 'disk_size_bytes',
    help: 'Size of the disk of DATA_DIR',
    registers: [registry],
    async collect() {
      this.set((await read()).all);
    },
  });
  new Gauge({
    name: 'disk_reserve_bytes',
    help: 'DISK_RESERVE_GB: below it, uploads of videos are refused',
    registers: [registry],
    collect() {
      this.set(config.diskReserve);
    },
  });
}
