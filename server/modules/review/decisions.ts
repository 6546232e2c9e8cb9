import type { PostFormat } from '#domain/post/post-formats.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { components } from '#generated/contract.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type {
  PostRestore,
  ProfileRestore,
} from '#server/platform/database/schema/review-tables.ts';
import { insertDecision } from './repository/review-decisions.ts';

export type NewDecision = {
  subject: { kind: 'post' | 'profile'; id: string };
  moderatorId: string;
  firstModeratorId?: string | undefined;
  action: 'publish' | 'approve' | 'reject';
  format?: PostFormat;
  revision?: number;
  reasons: (RejectionReason | ProfileRejectionReason)[];
  restore: PostRestore | ProfileRestore;
  now: Date;
};

/** What a moderator needs to undo their decision. */
export type UndoableDecision = components['schemas']['UndoableDecision'];

/**
 * Records a decision with what an undo restores. Effects outside of the database have to wait until
 * it can no longer be undone (`effectTime`).
 * @returns undefined when nothing can be undone here
 */
export async function recordDecision(
  trx: Db,
  decision: NewDecision,
  { undoSeconds }: Pick<Config, 'undoSeconds'>,
): Promise<UndoableDecision | undefined> {
  const { subject, now } = decision;
  const id = newId(now);
  await insertDecision(trx, {
    id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    moderator_id: decision.moderatorId,
    first_moderator_id: decision.firstModeratorId ?? null,
    action: decision.action,
    format: decision.format ?? null,
    revision: decision.revision ?? null,
    reasons: decision.reasons,
    at: now,
    undo_until: new Date(now.getTime() + undoSeconds * 1000),
    restore: undoSeconds > 0 ? JSON.stringify(decision.restore) : null,
  });
  return undoSeconds > 0 ? { decisionId: id, undoSeconds } : undefined;
}

/**
 * An undo that was sent in time may still wait for its transaction, and the clock of the queue is
 * the database's.
 */
const graceMilliseconds = 1000;

/** How long the effects of a decision that is made now have to wait, in ms. */
export const effectDelay = (undoSeconds: number): number =>
  undoSeconds > 0 ? undoSeconds * 1000 + graceMilliseconds : 0;

/** When the effects of a decision may begin. */
export const effectTime = (undoUntil: Date): Date =>
  new Date(undoUntil.getTime() + graceMilliseconds);
