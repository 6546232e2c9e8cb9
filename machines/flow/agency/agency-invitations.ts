import type { components, operations } from '#generated/contract.ts';
import { createListActions } from '#machines/kit/list-actions.ts';

export type Invitation = components['schemas']['AgencyInvitation'];
export type CreatedInvitation =
  operations['createAgencyInvitation']['responses'][200]['content']['application/json']['data'];

export type InvitationAction = { kind: 'create' } | { kind: 'revoke'; invitation: Invitation };

/** The link of a new invitation can be seen only once. */
export type InvitationResult = { created: CreatedInvitation | null };

/** For whom a new invitation is; empty where the agency does not say. */
export type InvitationValues = { recipientName: string };

/** The invitations of an agency: it creates links and revokes them. */
export const invitationsMachine = createListActions<
  Invitation,
  InvitationAction,
  InvitationResult,
  InvitationValues
>({
  id: 'agency-invitations',
  description: 'Lists the invitations of an agency, creates new ones and revokes open ones.',
  isResultShown: ({ created }) => created !== null,
  isResultListed: true,
});
