import type { StorageProxy } from './fault-proxy.ts';
import type { Acknowledged, Answers } from './portal-client.ts';

export type Outcome = {
  creators: number;
  seconds: number;
  answers: Answers;
  proxy: StorageProxy;
  acknowledged: Acknowledged[];
  /** Acknowledged files that are missing or have other bytes. */
  wrongFiles: string[];
  leftovers: { found: number; afterCleanup: string[] };
  erasedAccounts: number;
  megabytesBefore: number;
  megabytesPeak: number;
};

const count = (value: number) => value.toLocaleString('en');

/** The rows of the table. */
export function storageFigures(outcome: Outcome): [string, string][] {
  const { answers, proxy, acknowledged, leftovers } = outcome;
  const { durations, statuses } = answers;
  const sorted = durations.toSorted((one, other) => one - other);
  const seconds = (share: number) =>
    ((sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN) / 1000).toFixed(1);
  const faulty = [...proxy.faults.values()].reduce((sum, value) => sum + value, 0);
  const uploads = (kind: string) => acknowledged.filter((file) => file.kind === kind).length;
  return [
    ['creators who upload and read', count(outcome.creators)],
    ['seconds', outcome.seconds.toFixed(0)],
    ['requests to the portal', count(answers.requests)],
    ['of these answered 503 with Retry-After', count(statuses.get(503) ?? 0)],
    ['of these cut off in the middle of a download', count(statuses.get(0) ?? 0)],
    ['requests to the storage', count(proxy.requests)],
    ['of these with a fault', count(faulty)],
    ['acknowledged pictures', count(uploads('picture'))],
    ['acknowledged documents', count(uploads('document'))],
    ['acknowledged videos', count(uploads('video'))],
    ['acknowledged files missing or with other bytes', count(outcome.wrongFiles.length)],
    ['answers 500, wrong bytes, requests that hang', count(answers.faults.length)],
    ['accounts erased', count(outcome.erasedAccounts)],
    ['files without a record before the cleanup', count(leftovers.found)],
    ['files without a record after the cleanup', count(leftovers.afterCleanup.length)],
    ['seconds to an answer: median; 99 %; longest', [0.5, 0.99, 1].map(seconds).join('; ')],
    ['MB of the server: before; peak', `${outcome.megabytesBefore}; ${outcome.megabytesPeak}`],
  ];
}
