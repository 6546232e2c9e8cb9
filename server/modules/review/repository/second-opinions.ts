import { sql } from 'kysely';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** Why a moderator would reject a post and leaves the decision to another one. */
export type FirstOpinion = {
  moderator_id: string;
  name: string | null;
  reasons: RejectionReason[];
  note: string;
  at: Date;
};

/** The first opinion on a post as it was submitted last. */
export function findFirstOpinion(db: Db, postId: string): Promise<FirstOpinion | undefined> {
  return db
    .selectFrom('second_opinions')
    .innerJoin('posts', 'posts.id', 'second_opinions.post_id')
    .innerJoin('people', 'people.id', 'second_opinions.moderator_id')
    .where('second_opinions.post_id', '=', postId)
    .whereRef('second_opinions.at', '>=', 'posts.submitted_at')
    .select(['moderator_id', 'people.name', 'reasons', 'note', 'second_opinions.at'])
    .executeTakeFirst();
}

type NewOpinion = {
  postId: string;
  moderatorId: string;
  reasons: RejectionReason[];
  note: string;
  now: Date;
};

/** Keeps an opinion in place of one on an earlier submission. Returns whether it was kept. */
export async function insertFirstOpinion(
  trx: Db,
  { postId, moderatorId, reasons, note, now }: NewOpinion,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into second_opinions (post_id, moderator_id, reasons, note, at)
    values (${postId}, ${moderatorId}, ${reasons}, ${note}, ${now})
    on conflict (post_id) do update set moderator_id = excluded.moderator_id,
      reasons = excluded.reasons, note = excluded.note, at = excluded.at
    where second_opinions.at
      < (select submitted_at from posts where id = excluded.post_id)`.execute(trx);
  return numAffectedRows === 1n;
}
