import { limits } from '#domain/limits.ts';
import { lockPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Session } from '#server/platform/database/schema/session-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { countUploadsSince, hasAppealSince } from './repository/blocked-uploads.ts';

type Uploader = { session: Session | null; person: Person };

/**
 * Without a session a person is blocked and uploads photos for their appeal: a few, until it is
 * sent.
 * @throws {Problem} `forbidden`
 */
export async function requireUploadRoom(db: Db, { session, person }: Uploader): Promise<void> {
  if (session !== null) return;
  if (!person.block) throw new Problem('forbidden');
  const since = new Date(person.block.decidedAt);
  if (await hasAppealSince(db, person.id, since)) throw new Problem('forbidden');
  const count = await countUploadsSince(db, person.id, since);
  if (count >= limits.blockedUploadsMax) throw new Problem('forbidden');
}

/**
 * The same in the transaction that notes a picture: simultaneous uploads are counted one after the
 * other.
 * @throws {Problem} `forbidden`
 */
export async function lockUploadRoom(trx: Db, { session, person }: Uploader): Promise<void> {
  if (session !== null) return;
  await requireUploadRoom(trx, { session, person: await lockPerson(trx, person.id) });
}
