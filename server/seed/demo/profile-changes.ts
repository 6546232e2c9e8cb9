import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { CreatorPictures } from '../media/picture-set.ts';
import type { Member } from './people.ts';

const hour = 3600 * 1000;
const waiting = 3;

type MemberWithPictures = Member & { pictures: CreatorPictures };

/** Approved creators who want another handle, or another picture; one waits for too long. */
export async function seedProfileChanges(
  db: Db,
  members: readonly MemberWithPictures[],
  now: Date,
): Promise<void> {
  const approved = members.filter(
    ({ creator }) => creator.work === 'approved' && !creator.isBlocked,
  );
  for (const [place, { id, creator, portraitId, pictures }] of approved
    .slice(0, waiting)
    .entries()) {
    const at = new Date(now.getTime() - (place * 30 + 4) * hour);
    const picture = place === 1 ? pictures.covers[0]?.id : undefined;
    await db
      .insertInto('profile_changes')
      .values({
        person_id: id,
        name: creator.name,
        handle: place === 1 ? creator.handle : `${creator.handle}.live`,
        picture_id: picture ?? portraitId,
        revision: 1,
        state: 'pending',
        submitted_at: at,
        rejection: null,
      })
      .execute();
    await db
      .insertInto('profile_events')
      .values({
        id: newId(at),
        person_id: id,
        action: 'change-submitted',
        reasons: [],
        note: null,
        by_person: id,
        at,
      })
      .execute();
  }
}
