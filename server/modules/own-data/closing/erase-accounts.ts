import { videoKey } from '#server/modules/media/index.ts';
import { lockPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { deleteConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { deletePicture } from '#server/platform/pictures/picture-store.ts';
import { deleteExportFiles } from '../export/stored-export.ts';
import type { PersonalTable, TableName } from '../register/personal-table.ts';
import { personalTables } from '../register/register.ts';
import { type ClosingRow, claimErasure, updateClosing } from '../repository/account-closings.ts';
import { listExportsOf } from '../repository/data-exports.ts';
import {
  clearPerson,
  deleteFileRow,
  deleteOwnRows,
  deleteSomePosts,
  insertErasure,
} from '../repository/erasure.ts';
import { readDocumentFiles, readPictureFiles, readVideoFiles } from '../repository/own-media.ts';
import { listOwnAccounts } from '../repository/own-rows.ts';

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
  const renew = () =>
    updateClosing(db, closing.person_id, {
      claimed_until: new Date(clock.now().getTime() + claimMs),
    });
  const accounts = await listOwnAccounts(db, closing.person_id);
  const deleted: Record<string, number> = {};
  for (const account of accounts) {
    for (let count = postsAtOnce; count === postsAtOnce; ) {
      if (isStopping())
        return void (await updateClosing(db, closing.person_id, { claimed_until: null }));
      count = await deleteSomePosts(db, account, postsAtOnce);
      deleted.posts = (deleted.posts ?? 0) + count;
      await renew();
    }
    await eraseFiles(deps, account, renew);
  }
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, closing.person_id);
    const now = clock.now();
    for (const account of accounts) await eraseRows(trx, account, deleted);
    for (const account of accounts) await clearPerson(trx, account, now);
    await insertErasure(trx, {
      id: newId(now),
      requestedAt: closing.requested_at,
      now,
      deletedRows: deleted,
    });
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
  for await (const { id } of readVideoFiles(db, account)) {
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
