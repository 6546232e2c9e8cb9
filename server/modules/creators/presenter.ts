import { maskPhone } from '#domain/person/phone.ts';
import type { components } from '#generated/contract.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { presentProfilePicture } from '../people/index.ts';
import type { AccountStatusEventRow } from './repository/account-status-events.ts';
import type { CreatorRow } from './repository/creator-lists.ts';

type Viewer = Pick<Person, 'permissions'>;

/**
 * A creator as staff and agencies see them; the phone number is masked. The note of a block is only
 * for staff who may block.
 */
export function presentCreator(row: CreatorRow, viewer: Viewer): DataOf<'updateCreator'> {
  return {
    creatorUserId: row.id,
    name: row.name,
    handle: row.handle,
    profileImage: presentProfilePicture(row),
    bio: row.bio,
    languages: row.languages,
    socialProfileLink: row.social_link,
    phone: row.phone && maskPhone(row.phone),
    creatorType: row.creator_type ?? 'UGC',
    paymentType: row.payment_type,
    workApproval: deriveCreatorState(row.position)['work-approval'],
    blueTick: row.position.work === 'approved',
    accountStatus: row.position.accountStatus,
    block: presentBlock(row, viewer),
    agency: row.agency_id === null ? null : { agencyUserId: row.agency_id, name: row.agency_name },
    crawlEnabled: row.crawl_enabled,
    followers: row.followers,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.position.accountStatus === 'closing' &&
      row.closing && { closing: presentClosing(row.closing) }),
    ...(row.erased_at && { erasedAt: row.erased_at.toISOString() }),
  };
}

const presentBlock = ({ block }: CreatorRow, { permissions }: Viewer) =>
  block && !permissions.includes('APPROVE_CREATOR') ? { ...block, note: null } : block;

const presentClosing = ({ requestedAt, eraseAt }: NonNullable<CreatorRow['closing']>) => ({
  requestedAt: new Date(requestedAt).toISOString(),
  eraseAt: new Date(eraseAt).toISOString(),
});

/** When and why an account was blocked and unblocked. */
export const presentAccountStatusEvents = (
  events: readonly AccountStatusEventRow[],
): components['schemas']['AccountStatusEvent'][] =>
  events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
