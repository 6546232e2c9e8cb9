import type { Db } from '#server/platform/database/database-types.ts';
import { deleteDevices } from '../repository/known-devices.ts';
import { deletePasswordResets } from '../repository/password-resets.ts';
import { deletePendingSignIns } from '../repository/pending-sign-ins.ts';
import { deleteSessions } from '../repository/session-deletion.ts';

/**
 * Ends what a member of staff has opened: sessions, open sign-ins and password reset links. Their
 * browsers are no longer known, so delays after wrong passwords apply to them.
 * @param trx a transaction
 */
export async function endEveryAccess(trx: Db, personId: string): Promise<void> {
  await deleteSessions(trx, personId);
  await deletePendingSignIns(trx, personId);
  await deletePasswordResets(trx, personId);
  await deleteDevices(trx, personId, {});
}
