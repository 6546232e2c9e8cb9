import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentAppealCard } from '../presenter.ts';
import { listAppeals } from '../repository/appeal-lists.ts';
import { urgentBefore } from '../urgent-appeals.ts';

export const getAppeals: Handler<'getAppeals'> = async (call) => {
  const viewer = requirePerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const { state, format, language, escalated = false, available = false } = filters;
  const { db, clock } = call.deps;
  const now = clock.now();
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const rows = await listAppeals(
    db,
    {
      state,
      format,
      language,
      isEscalated: escalated,
      urgentBefore: urgentBefore(now),
      isAvailable: available,
      viewer,
      now,
    },
    { after, limit: pageSize + 1 },
  );
  return createPage(
    rows,
    pageSize,
    '/api/staff/appeals',
    (row) => [(row.decided_at ?? row.due_at).toISOString(), row.id],
    (row) => presentAppealCard(row, viewer.id, now),
  );
};
