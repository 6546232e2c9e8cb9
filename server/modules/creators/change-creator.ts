import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type CreatorManager, lockManagedCreator, requireCurrentVersion } from '../people/index.ts';
import { presentSavedCreator } from './saved-creator.ts';
import { writeCreator } from './write-creator.ts';

type CreatorChange = BodyOf<'updateCreator'>['creatorData'];

/**
 * Changes the given fields of a creator. Returns what the audit trail keeps: the creator before and
 * after.
 * @param trx a transaction
 * @throws {Problem} `not-found`, `revision-conflict`, and what `writeCreator` throws
 */
export async function changeCreator(
  trx: Db,
  manager: CreatorManager,
  change: CreatorChange,
  now: Date,
) {
  const creator = await lockManagedCreator(trx, manager, change.creatorUserId);
  requireCurrentVersion(creator, change.updatedAt);
  const before = await presentSavedCreator(trx, creator.id, manager.person);
  await writeCreator(trx, manager, creator, change, now);
  const after = await presentSavedCreator(trx, creator.id, manager.person);
  return { subject: { kind: 'creator' as const, id: creator.id }, before, after };
}
