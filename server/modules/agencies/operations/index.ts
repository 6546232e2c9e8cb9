import type { Handlers } from '#server/http/handler.ts';
import { answerAgencyInvitation } from './answer-agency-invitation.ts';
import { createAgencyInvitation } from './create-agency-invitation.ts';
import { getAgencyByFilter } from './get-agency-by-filter.ts';
import { getAgencyCreator } from './get-agency-creator.ts';
import { getAgencyEarnings } from './get-agency-earnings.ts';
import { getAgencyInvitations } from './get-agency-invitations.ts';
import { getAgencyMonths } from './get-agency-months.ts';
import { getAgencyOverview } from './get-agency-overview.ts';
import { getOwnAgency } from './get-own-agency.ts';
import { leaveAgency } from './leave-agency.ts';
import { revokeAgencyInvitation } from './revoke-agency-invitation.ts';
import { upsertAgency } from './upsert-agency.ts';
import { viewAgencyInvitation } from './view-agency-invitation.ts';

export const agencyOperations = {
  answerAgencyInvitation,
  createAgencyInvitation,
  getAgencyByFilter,
  getAgencyCreator,
  getAgencyEarnings,
  getAgencyInvitations,
  getAgencyMonths,
  getAgencyOverview,
  getOwnAgency,
  leaveAgency,
  revokeAgencyInvitation,
  upsertAgency,
  viewAgencyInvitation,
} satisfies Partial<Handlers>;
