import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentBulkAction } from './presenter.ts';
import {
  type BulkActionRow,
  listOwnActions,
  lockBulkAction,
  type OwnBulkAction,
} from './repository.ts';

/** An action of this person. @throws {Problem} `not-found`, also for those of others */
export async function getOwnAction(
  db: Db,
  { id: personId }: Pick<Person, 'id'>,
  id: string,
): Promise<OwnBulkAction> {
  const [action] = await listOwnActions(db, personId, { id });
  if (!action) throw new Problem('not-found');
  return action;
}

/** The same, locked until the end of the transaction. @throws {Problem} `not-found` */
export async function lockOwnAction(
  trx: Db,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<BulkActionRow> {
  const action = await lockBulkAction(trx, id);
  if (action?.person_id !== person.id) throw new Problem('not-found');
  return action;
}

/** An action of this person as the contract shows it. @throws {Problem} `not-found` */
export const presentOwnAction = async (db: Db, person: Pick<Person, 'id'>, id: string) =>
  presentBulkAction(await getOwnAction(db, person, id));
