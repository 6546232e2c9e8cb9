import type { Insertable } from 'kysely';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { DemoCreator } from '../people/story-writers.ts';

const hour = 3600 * 1000;

/* The rows of the demo's people; their names are in `../people/`. */

/** A creator of the demo with the id that they have there. */
export type Member = {
  id: string;
  creator: DemoCreator;
  place: number;
  portraitId: string;
  /** The agency that manages them. */
  agencyId: string | null;
  now: Date;
};

/** When a creator of the demo joined and sent their profile. */
export const sentAt = ({ now, place }: Pick<Member, 'now' | 'place'>): Date =>
  new Date(now.getTime() - (place + 2) * 7 * hour);
const decidedAt = (member: Member) => new Date(sentAt(member).getTime() + 5 * hour);

/** The account: profile, place in the lifecycle, kind of payment. */
export function personRow(member: Member): Insertable<Schema['people']> {
  const { id, creator, place, portraitId, now } = member;
  const { work, bank = 'notSubmitted', creatorType = 'UGC', isBlocked, isClosing } = creator;
  const accountStatus = isBlocked ? 'blocked' : isClosing ? 'closing' : 'active';
  const isSent = work !== 'notSubmitted';
  const rejection = {
    reasons: ['social-profile'],
    note: 'यह लिंक नहीं खुलता।',
    decidedAt: decidedAt(member).toISOString(),
  };
  return {
    id,
    role: 'creator',
    permissions: [...rolePermissions.creator],
    name: creator.name,
    handle: isSent ? creator.handle : null,
    bio: isSent ? creator.bio : null,
    languages: creator.languages,
    social_link: isSent ? `https://social.example/${creator.handle}` : null,
    picture_id: isSent ? portraitId : null,
    creator_type: creatorType,
    payment_type: creatorType === 'UGC' ? null : creatorType,
    position: JSON.stringify({
      ...initialCreatorPosition,
      phone: 'verified',
      work,
      bank,
      accountStatus,
    }),
    submitted_at: isSent ? sentAt(member) : null,
    rejection: work === 'rejected' ? JSON.stringify(rejection) : null,
    new_user: false,
    agency_id: member.agencyId,
    block: isBlocked ? JSON.stringify({ ...whyBlocked, decidedAt: now.toISOString() }) : null,
    followers: work === 'approved' ? 120 + ((place * 1311) % 18_000) : 0,
    created_at: sentAt(member),
    updated_at: now,
  };
}

const whyBlocked = {
  reason: 'copied-content' as const,
  note: 'Three posts were taken from a newspaper word for word.',
};

/** Whether staff blocked them. */
export const accountStatusEventRows = ({ id, creator, now }: Member, staffId: string) =>
  creator.isBlocked
    ? [
        {
          ...whyBlocked,
          id: newId(now),
          person_id: id,
          action: 'block' as const,
          by_person: staffId,
          at: now,
        },
      ]
    : [];

export const identityRow = (member: Member): Insertable<Schema['identities']> => ({
  id: newId(sentAt(member)),
  person_id: member.id,
  kind: 'MOBILE',
  subject: member.creator.phone,
  created_at: sentAt(member),
});

/** When the profile was sent, and what staff decided on it. */
export function profileEventRows(
  member: Member,
  staffId: string,
): Insertable<Schema['profile_events']>[] {
  const { id: person_id, creator } = member;
  const note = { person_id, reasons: [], note: null };
  const sent = {
    ...note,
    id: newId(sentAt(member)),
    action: 'submitted' as const,
    by_person: person_id,
  };
  const decided = {
    ...note,
    id: newId(decidedAt(member)),
    by_person: staffId,
    at: decidedAt(member),
  };
  if (creator.work === 'notSubmitted') return [];
  if (creator.work === 'pending') return [{ ...sent, at: sentAt(member) }];
  return [
    { ...sent, at: sentAt(member) },
    creator.work === 'rejected'
      ? { ...decided, action: 'rejected', reasons: ['social-profile'], note: 'यह लिंक नहीं खुलता।' }
      : { ...decided, action: 'approved' },
  ];
}

const day = 24 * hour;

/** That they closed the account, and when it is erased. */
export const closingRows = ({
  id,
  creator,
  now,
}: Member): Insertable<Schema['account_closings']>[] =>
  creator.isClosing
    ? [
        {
          person_id: id,
          state: 'closing',
          requested_at: new Date(now.getTime() - 4 * day),
          erase_at: new Date(now.getTime() + 26 * day),
          is_swept: true,
        },
      ]
    : [];
