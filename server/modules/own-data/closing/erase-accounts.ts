import { decideCreator } from '#machines/lifecycle/creator.ts';
import { withdrawEverything } from '#server/modules/consents/index.ts';
import { videoKey } from '#server/modules/media/index.ts';
import { listOwnAccounts, lockPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { deleteConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { deletePicture } from '#server/platform/pictures/picture-store.ts';
import { deleteExportFiles } from '../export/stored-export.ts';
import type { PersonalTable, TableName } from '../register/personal-table.ts';
import { personalTables } from '../register/register.ts';
import {
  type ClosingRow,
  claimErasure,
  findClosing,
  updateClosing,
} from '../repository/account-closings.ts';
import { listExportsOf } from '../repository/data-exports.ts';
import {
  clearPerson,
  deleteFileRow,
  deleteOwnRows,
  deleteSomePosts,
  insertErasure,
  setErased,
} from '../repository/erasure.ts';
import { readDocumentFiles, readPictureFiles, readVideoFiles } from '../repository/own-media.ts';

export type ErasureDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** Longer than a step takes; each step renews it. */
const claimMs = 10 * 60_000;
const retryMs = 3600_000;
const postsAtOnce = 50;

/**
 * Erases the accounts whose time is over. Every step can be repeated, so a process that is killed
 * leaves the rest to the next one.
 * @param isStopping checked between steps
 */
export async function eraseAccounts(
  deps: ErasureDeps,
  report: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping()) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + claimMs);
    const closing = await claimErasure(deps.db, { now, until });
    if (!closing) return;
    try {
      await eraseAccount(deps, closing, isStopping);
    } catch (error) {
      report(new Error('An account was not erased', { cause: error }));
      const retry = new Date(deps.clock.now().getTime() + retryMs);
      await updateClosing(deps.db, closing.person_id, { claimed_until: retry });
    }
  }
}

async function eraseAccount(
  deps: ErasureDeps,
  closing: ClosingRow,
  isStopping: () => boolean,
): Promise<void> {
  const { db, clock } = deps;
  const { person_id: personId } = closing;
  const claimUntil = (claimed_until: Date | null) => updateClosing(db, personId, { claimed_until });
  const renew = () => claimUntil(new Date(clock.now().getTime() + claimMs));
  const accounts = await beginErasure(db, personId);
  for (const account of accounts) {
    for (let count = postsAtOnce; count === postsAtOnce; ) {
      if (isStopping()) return claimUntil(null);
      count = await deleteSomePosts(db, account, postsAtOnce);
      await renew();
    }
    await eraseFiles(deps, account, renew);
  }
  await db.transaction().execute((trx) => finishErasure(trx, accounts, clock.now()));
}

/**
 * Ends every way back, so that nothing is added any more.
 * @returns the accounts to erase; none when the creator is back
 */
function beginErasure(db: Db, personId: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const { position } = await lockPerson(trx, personId);
    const isBegun = position.accountStatus === 'erased';
    if (!isBegun && decideCreator(position, { type: 'erasure.due' }).kind === 'refused') return [];
    const accounts = await listOwnAccounts(trx, personId);
    for (const account of accounts) await setErased(trx, account);
    return accounts;
  });
}

/** Another process may have come to the end first. */
async function finishErasure(trx: Db, accounts: string[], now: Date): Promise<void> {
  const [personId] = accounts;
  if (personId === undefined) return;
  await lockPerson(trx, personId);
  const closing = await findClosing(trx, personId);
  if (closing?.state !== 'closing') return;
  await withdrawEverything(trx, accounts, now);
  const deleted: Record<string, number> = {};
  for (const account of accounts) {
    await eraseRows(trx, account, deleted);
    await clearPerson(trx, account, now);
  }
  await insertErasure(trx, {
    id: newId(now),
    requestedAt: closing.requested_at,
    now,
    deletedRows: deleted,
  });
}

/** Deletes each file before its row: a row without a file is found again, a file alone is not. */
async function eraseFiles(
  { db, storage }: ErasureDeps,
  account: string,
  renew: () => Promise<void>,
): Promise<void> {
  await deleteOwnRows(db, 'bank_details', 'person_id', account);
  for await (const { id } of readDocumentFiles(db, account)) {
    await deleteConfidentialFile(storage, id);
    await deleteFileRow(db, 'confidential_files', id);
    await renew();
  }
  for await (const { id } of readVideoFiles(db, account, 'all')) {
    await storage.delete(videoKey(id));
    await deleteFileRow(db, 'videos', id);
    await renew();
  }
  await deleteOwnRows(db, 'videos', 'owner_id', account);
  for await (const { id, format } of readPictureFiles(db, account)) {
    await deletePicture(storage, id, format);
    await deleteFileRow(db, 'pictures', id);
    await renew();
  }
  for (const row of await listExportsOf(db, account)) await deleteExportFiles({ storage }, row);
}

/** The tables that the register says are deleted, those that refer to others first. */
async function eraseRows(trx: Db, account: string, deleted: Record<string, number>): Promise<void> {
  for (const [name, { erasure, owner }] of Object.entries(personalTables) as [
    TableName,
    PersonalTable,
  ][]) {
    if (erasure !== 'delete' || !owner || owner.through) continue;
    const count = await deleteOwnRows(trx, name, owner.column, account);
    if (count > 0) deleted[name] = (deleted[name] ?? 0) + count;
  }
}
