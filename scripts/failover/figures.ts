import { longestGap, median } from './gaps.ts';
import type { Answers } from './load.ts';

/** Nobody may have to wait longer for a write to be acknowledged, in seconds. */
export const secondsMax = 10;

/** One killed primary: when, and how long until all nodes ran again, in milliseconds. */
export type Kill = { at: number; wholeAfter: number };

/** The longest time without an answer after one kill, in seconds. */
export type Outage = { writes: number; portalReads: number; replicaReads: number };

/** Reads that a replica may answer, by what answered them. */
export type ReplicaReads = { replica: number; primary: number };

/** The outages by kill, each measured until the next kill or the end. */
export function outagesOf(answers: Answers, kills: readonly Kill[], end: number): Outage[] {
  return kills.map(({ at }, number) => {
    const until = kills[number + 1]?.at ?? end;
    const seconds = (times: number[]) => longestGap(times, at, until) / 1000;
    return {
      writes: seconds(answers.writes),
      portalReads: seconds(answers.portalReads),
      replicaReads: seconds(answers.replicaReads),
    };
  });
}

/** The table of a run, for docs/reliability.md. */
export function failoverFigures(run: {
  ttl: number;
  writers: number;
  acknowledged: number;
  refused: number;
  faults: number;
  replicaReads: ReplicaReads;
  outages: readonly Outage[];
  kills: readonly Kill[];
}): [string, string][] {
  const { outages, kills } = run;
  const count = (value: number) => value.toLocaleString('en');
  const summary = (values: number[]) =>
    `${median(values).toFixed(1)}; ${Math.max(...values).toFixed(1)}`;
  return [
    ['kills of the primary', count(kills.length)],
    ['writers', count(run.writers)],
    ['`ttl` of Patroni, in seconds', count(run.ttl)],
    ['acknowledged writes', count(run.acknowledged)],
    ['acknowledged writes lost or changed, posts doubled', count(run.faults)],
    ['writes refused with 503 and sent again', count(run.refused)],
    ['seconds without writes: median; longest', summary(outages.map(({ writes }) => writes))],
    [
      'seconds without reads through the portal: median; longest',
      summary(outages.map(({ portalReads }) => portalReads)),
    ],
    [
      'seconds without reads from the standbys: median; longest',
      summary(outages.map(({ replicaReads }) => replicaReads)),
    ],
    [
      'reads of figures through the portal: by the standby; by the primary',
      `${count(run.replicaReads.replica)}; ${count(run.replicaReads.primary)}`,
    ],
    [
      'seconds until all nodes ran again: median; longest',
      summary(kills.map(({ wholeAfter }) => wholeAfter / 1000)),
    ],
  ];
}
