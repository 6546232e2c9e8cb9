import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { loadAppealDetails } from '../load-details.ts';

export const getAppeal: Handler<'getAppeal'> = async (call) => {
  const viewer = requirePerson(call, 'INTERNAL');
  const { db, clock } = call.deps;
  return loadAppealDetails(db, call.body.appealId, viewer, clock.now());
};
