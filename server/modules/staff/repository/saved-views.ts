import { type Selectable, sql } from 'kysely';
import type { SavedViewList } from '#domain/staff/saved-views.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { SavedViewTable } from '#server/platform/database/schema/saved-view-table.ts';

export type SavedViewRow = Pick<
  Selectable<SavedViewTable>,
  'id' | 'name' | 'query' | 'columns' | 'saved_at'
>;

const viewColumns = ['id', 'name', 'query', 'columns', 'saved_at'] as const;
const nameKey = sql<string>`lower(name)`;

type Owner = { personId: string; list: SavedViewList };

/** A person's views of a list, by name. */
export function listSavedViews(db: Db, { personId, list }: Owner): Promise<SavedViewRow[]> {
  return db
    .selectFrom('saved_views')
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .orderBy(nameKey)
    .select(viewColumns)
    .execute();
}

/** Keeps a view, in place of the one with the same name. */
export function upsertSavedView(
  trx: Db,
  { personId, list }: Owner,
  view: Pick<SavedViewRow, 'name' | 'query' | 'columns'>,
  now: Date,
): Promise<SavedViewRow> {
  return trx
    .insertInto('saved_views')
    .values({ id: newId(now), person_id: personId, list, ...view, saved_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`person_id, list, lower(name)`)
        .doUpdateSet({ ...view, saved_at: now }),
    )
    .returning(viewColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteSavedView(db: Db, personId: string, id: string): Promise<void> {
  await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .execute();
}
