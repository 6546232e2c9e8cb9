import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { claimAppealFor } from '../claim-appeal.ts';

export const claimAppeal: Handler<'claimAppeal'> = async (call) => {
  const person = requirePerson(call, 'INTERNAL');
  const { db, clock } = call.deps;
  return claimAppealFor(db, person, call.body.appealId, clock.now());
};
