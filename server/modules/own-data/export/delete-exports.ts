import type { Deps } from '#server/platform/dependencies.ts';
import {
  deleteDataExport,
  forgetExportKey,
  listExpiredExports,
  listReplacedExports,
} from '../repository/data-exports.ts';
import { deleteExportFiles } from './stored-export.ts';

/** Deletes files whose time is over, and those that a newer one has replaced. */
export async function deleteOldDataExports(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
): Promise<void> {
  const { db, clock } = deps;
  for (const row of await listReplacedExports(db)) {
    await deleteExportFiles(deps, row);
    await forgetExportKey(db, row.id);
  }
  for (const row of await listExpiredExports(db, clock.now())) {
    await deleteExportFiles(deps, row);
    await deleteDataExport(db, row.id);
  }
}
