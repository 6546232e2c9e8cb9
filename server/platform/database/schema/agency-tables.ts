import type { Generated } from 'kysely';
import type { Time, TimeOrNull } from './columns.ts';

/** A link by which one creator can join an agency; kept as a record afterwards. */
export type AgencyInvitationTable = {
  id: string;
  agency_id: string;
  token_hash: string;
  /** For whom it is, in the agency's words. */
  recipient_name: string | null;
  created_at: Time;
  expires_at: Time;
  revoked_at: TimeOrNull;
  answer: Generated<'accept' | 'decline' | null>;
  answered_at: TimeOrNull;
  answered_by: Generated<string | null>;
};

/** When a creator joined an agency by an invitation, or left it. */
export type MembershipEventTable = {
  id: string;
  agency_id: string;
  creator_id: string;
  action: 'joined' | 'left';
  invitation_id: string | null;
  at: Time;
};

export type AgencyTables = {
  /** Further fields of agencies. */
  agencies: {
    person_id: string;
    /** In lower case. The Google or Facebook account with it signs in as the agency. */
    email: string;
    contact_name: string | null;
    phone: string | null;
  };
  agency_invitations: AgencyInvitationTable;
  agency_membership_events: MembershipEventTable;
};
