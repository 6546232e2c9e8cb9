import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentAttempt, presentPublication } from '../publishing/publication-presenter.ts';
import { findPublication, listAttempts } from '../repository/failed-publications.ts';

export const getPublication: Handler<'getPublication'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { db, clock } = call.deps;
  const row = await findPublication(db, call.body.deliveryId);
  if (!row) throw new Problem('not-found');
  const attempts = await listAttempts(db, row.id);
  return {
    publication: presentPublication(row, clock.now()),
    attempts: attempts.map(presentAttempt),
  };
};
