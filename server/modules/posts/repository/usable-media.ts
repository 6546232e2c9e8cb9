import type { Db } from '#server/platform/database/database-types.ts';

/** Those of the pictures that belong to one of the owners, or that are shown already. */
export function listUsablePictures(
  db: Db,
  wanted: string[],
  { ownerIds, shownIds }: { ownerIds: readonly string[]; shownIds: string[] },
) {
  return (
    db
      .selectFrom('pictures')
      // One parameter for all of them: the text of the query stays the same, and so does its plan.
      .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(wanted))))
      .where(({ eb, or, val }) =>
        or([
          eb('owner_id', '=', eb.fn.any(val([...ownerIds]))),
          eb('id', '=', eb.fn.any(val(shownIds))),
        ]),
      )
      .select(['id', 'format', 'width', 'height'])
      .execute()
  );
}

/** A video that has arrived whole, of anybody's or of one of these owners. */
export function findFinishedVideo(db: Db, id: string, ownerIds: readonly string[] | 'anybody') {
  let query = db.selectFrom('videos').where('id', '=', id).where('finished_at', 'is not', null);
  if (ownerIds !== 'anybody') query = query.where('owner_id', 'in', ownerIds);
  return query.selectAll().executeTakeFirst();
}
