import { findCreator } from '../../db/creators.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../problem.ts';
import { presentCreator } from './present-creator.ts';

/** A creator who was just written, as the contract shows them. @throws {Problem} `not-found` */
export async function savedCreator(db: Db, id: string) {
  const row = await findCreator(db, id);
  if (!row) throw new Problem('not-found');
  return presentCreator(row);
}
