import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { limits } from '#domain/limits.ts';
import { findUnmergedPerson } from '#server/modules/people/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { EncryptFile } from '#server/platform/encryption/encrypted-file.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStorageFull, storageFullProblem } from '#server/platform/storage/storage-errors.ts';
import {
  type Claim,
  claimDataExport,
  type DataExportRow,
  failAbandonedExports,
  failDataExport,
  finishDataExport,
  releaseClaim,
  reserveExportBytes,
  setClaimEnd,
} from '../repository/data-exports.ts';
import { sumMediaBytes } from '../repository/own-media.ts';
import { deleteOldDataExports } from './delete-exports.ts';
import { exportEntries } from './export-entries.ts';
import { deleteExportFiles, encryptExportKey, exportKey } from './stored-export.ts';
import { writeZip } from './zip-archive.ts';

export type ExportDeps = Pick<Deps, 'db' | 'cipher' | 'storage' | 'clock' | 'uploads' | 'config'>;

/** After this another process takes over; a process that works renews its claim more often. */
const claimMs = 2 * 60_000;
const failuresMax = 5;
const retryMs = 60_000;
/** The rows as JSON and the posts as pages, at most; media come on top. */
const dataBytes = 250_000_000;

class ClaimLost extends Error {}

/**
 * Prepares the waiting exports sequentially. A process that is killed leaves its export to the
 * next one, which starts over.
 * @param signal ends the work; the claim is given back
 */
export async function prepareDataExports(
  deps: ExportDeps,
  report: (error: unknown) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + claimMs);
    await failAbandonedExports(deps.db, { now, failuresMax });
    const claim = await claimDataExport(deps.db, { now, until, failuresMax });
    if (!claim) return;
    await prepareClaimed(deps, claim, signal).catch((error: unknown) =>
      handleFailure(deps, claim, { error, report, isStopping: signal.aborted }),
    );
  }
}

type Failed = { error: unknown; report: (error: unknown) => void; isStopping: boolean };

async function handleFailure(
  { db, clock }: ExportDeps,
  claim: DataExportRow,
  { error, report, isStopping }: Failed,
): Promise<void> {
  if (error instanceof ClaimLost) return;
  const now = clock.now();
  if (isStopping) return releaseClaim(db, claim, { retryAt: now, isFailure: false });
  report(new Error(`The data export ${claim.id} was not prepared`, { cause: error }));
  // A disk that is full has room again later: the person waits.
  const isFailure = !isDiskFull(error);
  if (isFailure && claim.failures >= failuresMax) return failDataExport(db, claim);
  const retryAt = new Date(now.getTime() + retryMs * claim.failures);
  await releaseClaim(db, claim, { retryAt, isFailure });
}

const isDiskFull = (error: unknown) =>
  isStorageFull(error) || (error instanceof Problem && error.code === 'storage-full');

async function prepareClaimed(
  deps: ExportDeps,
  claim: DataExportRow,
  stopSignal: AbortSignal,
): Promise<void> {
  const { db, clock, uploads } = deps;
  const person = await findUnmergedPerson(db, claim.person_id);
  if (!person) return failDataExport(db, claim);
  const mediaBytes = Math.min(await sumMediaBytes(db, person.id), limits.dataExportMediaBytes);
  const bytes = dataBytes + mediaBytes;
  if ((await uploads.freeBytes()) < bytes) throw storageFullProblem();
  await removeEarlierCopies(deps, claim);
  await reserveRoom(deps, claim, bytes);
  const path = await uploads.copyPath(copyName(claim));
  const renewal = renewClaim(deps, claim);
  const signal = AbortSignal.any([stopSignal, renewal.signal]);
  const key = randomBytes(32);
  const encryption = new EncryptFile(key);
  try {
    const { entries, leftOut } = await exportEntries(deps, person, claim.language);
    const target = createWriteStream(path, { mode: 0o600 });
    await writeZip(entries, [encryption, target], { time: clock.now(), signal });
    const stored = deps.storage.putFile(exportKey(claim), path, { isFinal: true, signal });
    await untilAborted(stored, signal);
    const now = clock.now();
    const isFinished = await finishDataExport(db, claim, {
      sealedKey: encryptExportKey(deps, claim.id, key),
      bytes: encryption.plainBytes,
      filesLeftOut: leftOut.length,
      now,
      until: new Date(now.getTime() + limits.dataExportDays * 24 * 3600 * 1000),
    });
    if (!isFinished) await deps.storage.delete(exportKey(claim));
  } finally {
    renewal.stop();
    await rm(path, { force: true });
  }
}

/**
 * Keeps room in the budget of all copies. When there is none, copies that have expired or were
 * replaced go first.
 * @throws {Problem} `storage-full`
 */
async function reserveRoom(deps: ExportDeps, claim: Claim, bytes: number): Promise<void> {
  const room = { bytes, budget: deps.config.dataExportTotalBytes };
  if (await reserveExportBytes(deps.db, claim, room)) return;
  await deleteOldDataExports(deps);
  if (!(await reserveExportBytes(deps.db, claim, room))) throw storageFullProblem();
}

/** A storage may take long to notice. What it still writes is deleted by the next try. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const aborted = once(signal, 'abort', { signal: ended.signal }).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {});
  work.catch(() => {});
  try {
    signal.throwIfAborted();
    await Promise.race([work, aborted]);
  } finally {
    ended.abort();
  }
}

const copyName = ({ id, tries }: Claim) => `export-${id}-${tries}`;

/** What a process left behind that was killed, on this disk and in the storage. */
async function removeEarlierCopies(deps: ExportDeps, { id, tries }: Claim): Promise<void> {
  for (let number = 1; number < tries; number += 1)
    await rm(await deps.uploads.copyPath(copyName({ id, tries: number })), { force: true });
  await deleteExportFiles(deps, { id, tries: tries - 1 });
}

/** Renews a claim until it is stopped; the signal says that it was lost. */
function renewClaim({ db, clock }: ExportDeps, claim: Claim) {
  const lost = new AbortController();
  const renew = async () => {
    const until = new Date(clock.now().getTime() + claimMs);
    const isOwn = await setClaimEnd(db, claim, until).catch(() => true);
    if (!isOwn) lost.abort(new ClaimLost('Another process prepares this export.'));
  };
  const timer = setInterval(() => void renew(), claimMs / 4);
  timer.unref();
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}
