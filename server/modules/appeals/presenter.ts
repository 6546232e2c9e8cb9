import type { components } from '#generated/contract.ts';
import { presentClaim } from '#server/modules/review/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { type PostRow, presentPost } from '../posts/index.ts';
import type { ListedAppeal } from './repository/appeal-lists.ts';
import type { AppealRow } from './repository/appeals.ts';
import type { AccountFacts } from './repository/block-decisions.ts';
import { urgentBefore } from './urgent-appeals.ts';

type Schemas = components['schemas'];

/** The number to quote when asking about an appeal. */
const reference = ({ number }: Pick<AppealRow, 'number'>) =>
  `SR-${String(number).padStart(6, '0')}`;

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

/** An appeal as its creator sees it. */
export const presentAppeal = (row: AppealRow): Schemas['Appeal'] => ({
  appealId: row.id,
  reference: reference(row),
  state: row.state,
  text: row.text,
  pictures: row.pictures,
  createdAt: row.created_at.toISOString(),
  acknowledgedAt: row.acknowledged_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  decidedAt: isoOrNull(row.decided_at),
  answer: row.answer,
  result: row.result,
});

/** A decision that can be appealed. */
export const presentDecision = (
  decision: Pick<AppealRow, 'id' | 'action' | 'reasons' | 'note'> & { at: Date },
): Schemas['AppealableDecision'] => ({
  decisionId: decision.id,
  action: decision.action,
  reasons: decision.reasons,
  note: decision.note,
  at: decision.at.toISOString(),
});

/** The decision of which an appeal keeps a copy. */
export const presentAppealedDecision = (row: AppealRow): Schemas['AppealableDecision'] =>
  presentDecision({
    id: row.decision_id,
    action: row.action,
    reasons: row.reasons,
    note: row.note,
    at: row.decision_at,
  });

/** An appeal in the list of staff. */
export function presentAppealCard(
  row: ListedAppeal,
  viewerId: string,
  now: Date,
): Schemas['AppealCard'] {
  return {
    appealId: row.id,
    reference: reference(row),
    state: row.state,
    postUID: row.post_id,
    title: row.title,
    format: row.format,
    language: row.language,
    creatorUserId: row.person_id,
    creator: row.creator_name,
    decision: presentAppealedDecision(row),
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    escalated:
      row.escalated_at !== null || (row.state === 'open' && row.due_at < urgentBefore(now)),
    decidedAt: isoOrNull(row.decided_at),
    claim: presentHolder(row, viewerId, now),
    isOwnDecision: [row.moderator_id, row.first_moderator_id, row.sent_by, row.person_id].includes(
      viewerId,
    ),
  };
}

/** Who has claimed an appeal; null when nobody has, or no longer. */
export function presentHolder(
  { claimed_by, claimed_since, claimed_until, holder_name }: ListedAppeal,
  viewerId: string,
  now: Date,
): Schemas['ReviewClaim'] | null {
  if (!claimed_by || !claimed_since || !claimed_until || claimed_until <= now) return null;
  return presentClaim(
    { person_id: claimed_by, name: holder_name, since: claimed_since, until: claimed_until },
    viewerId,
  );
}

/** An appeal without what it is about. */
export const presentAppealContents = (row: ListedAppeal, viewerId: string, now: Date) => ({
  appeal: presentAppealCard(row, viewerId, now),
  text: row.text,
  pictures: row.pictures,
  decidedBy: row.moderator_name,
  answer: row.answer,
  answeredBy: row.decider_name,
  result: row.result,
});

/** A post as it was decided on, where that version is stored. */
export function presentDecidedPost(
  { content }: Pick<AppealRow, 'content'>,
  { post, author, viewer }: { post: PostRow; author: Person; viewer: Person },
): Schemas['Post'] {
  const decidedPost = content
    ? {
        ...post,
        title: content.title,
        html: content.html,
        pictures: content.pictures,
        image_kind: content.imageKind,
        video: content.video,
      }
    : post;
  return { ...presentPost(decidedPost, author, viewer), actions: [] };
}

/** What staff need to know of a blocked account. */
export const presentAppealedAccount = (
  person: Person,
  { published, rejected, taken_down: takenDown }: AccountFacts,
  history: Schemas['AccountStatusEvent'][],
): Schemas['AppealedAccount'] => ({
  userId: person.id,
  kind: person.role === 'agency' ? 'agency' : 'creator',
  name: person.name,
  handle: person.handle,
  accountStatus: person.position.accountStatus,
  createdAt: person.created_at.toISOString(),
  publishedPosts: published,
  rejectedPosts: rejected,
  takenDownPosts: takenDown,
  history,
});
