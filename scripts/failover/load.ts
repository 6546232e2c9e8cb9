import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from '#server/platform/database/database-types.ts';
import { makeWriter, type Writer } from '#test/unit/server/fixtures/concurrent-writers.ts';

/** Milliseconds between two saves of a writer, and before a refused one is sent again. */
const writePause = 500;
const retryPause = 250;
/** Milliseconds between two reads. */
const readPause = 100;
/** A read that takes longer has failed. */
const readTimeout = 5000;

/** The moments of what was answered, in milliseconds of `performance.now()`, ascending. */
export type Answers = {
  writes: number[];
  /** Lists of posts from the portal. */
  portalReads: number[];
  /** Queries on the port of the standbys. */
  replicaReads: number[];
};

export type Load = {
  answers: Answers;
  writers: Writer[];
  /** Ends it when open writes are confirmed. @throws what ended a writer early */
  stop: () => Promise<void>;
};

/**
 * Starts people who save drafts, each with the same key until it is confirmed, one who reads their
 * list of posts, one who reads figures, and a client that reads from the standbys.
 */
export async function startLoad(
  db: Db,
  at: { portalUrl: string; replicaUrl: string; writers: number },
): Promise<Load> {
  const answers: Answers = { writes: [], portalReads: [], replicaReads: [] };
  const afterAnswer = async (isConfirmed: boolean) => {
    if (isConfirmed) answers.writes.push(performance.now());
    await pause(isConfirmed ? writePause : retryPause);
  };
  const writers = await Promise.all(
    Array.from({ length: at.writers }, () => makeWriter(db, afterAnswer)),
  );
  let isOver = false;
  const goesOn = () => !isOver;
  const working = [
    ...writers.map((writer) => writer.writeWhile(at.portalUrl, goesOn)),
    ...writers.slice(0, 1).map((reader) => readPosts(reader, at.portalUrl, goesOn, answers)),
    ...writers.slice(1, 2).map((reader) => readFigures(reader, at.portalUrl, goesOn)),
    readReplica(at.replicaUrl, goesOn, answers),
  ];
  const finished = Promise.all(working);
  // `stop` reports it.
  finished.catch(() => {});
  return {
    answers,
    writers,
    async stop() {
      isOver = true;
      await finished;
    },
  };
}

async function readPosts(
  reader: Writer,
  url: string,
  goesOn: () => boolean,
  { portalReads }: Answers,
): Promise<void> {
  while (goesOn()) {
    if ((await reader.readPosts(url)) !== null) portalReads.push(performance.now());
    await pause(readPause);
  }
}

async function readFigures(reader: Writer, url: string, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await reader.readFigures(url);
    await pause(readPause);
  }
}

/** How many reads the replica has answered, and how many the primary in its place. */
export async function countReplicaReads(portalUrl: string) {
  const metrics = await (await fetch(`${portalUrl}/metrics`)).text();
  const reads = { replica: 0, primary: 0 };
  for (const [, source, count] of metrics.matchAll(
    /^replica_reads_total\{source="(\w+)"\} (\d+)$/gm,
  ))
    reads[source === 'replica' ? 'replica' : 'primary'] += Number(count);
  return reads;
}

async function readReplica(
  url: string,
  goesOn: () => boolean,
  { replicaReads }: Answers,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: readTimeout,
    query_timeout: readTimeout,
  });
  pool.on('error', () => {});
  while (goesOn()) {
    const isAnswered = await pool.query('select count(*) from people').then(
      () => true,
      () => false,
    );
    if (isAnswered) replicaReads.push(performance.now());
    await pause(readPause);
  }
  await pool.end();
}
