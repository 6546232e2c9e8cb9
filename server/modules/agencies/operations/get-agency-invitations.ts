import type { Handler } from '#server/http/handler.ts';
import { presentInvitation } from '../presenter.ts';
import { listInvitations } from '../repository/invitations.ts';
import { requireAgency } from '../require-agency.ts';

export const getAgencyInvitations: Handler<'getAgencyInvitations'> = async (call) => {
  const agency = requireAgency(call);
  const { db, clock } = call.deps;
  const now = clock.now();
  const rows = await listInvitations(db, agency.id);
  return { rows: rows.map((row) => presentInvitation(row, now)) };
};
