import { recordAccess } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { findPerson, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentReport } from '../presenter.ts';
import { findReport } from '../repository.ts';

export const getProblemReport: Handler<'getProblemReport'> = async (call) => {
  const viewer = requirePerson(call, 'APPROVE_CREATOR');
  const { db } = call.deps;
  const row = await findReport(db, call.path.reportId);
  const reporter = row && (await findPerson(db, row.person_id));
  if (!row || !reporter) throw new Problem('not-found');
  // Reports of staff show how they work: only administrators of staff open them.
  if (reporter.role === 'staff') requirePerson(call, 'MANAGE_STAFF');
  await recordAccess(call, viewer, { kind: reporter.role, id: reporter.id });
  return presentReport(row);
};
