import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { releaseClaim } from '../repository/appeal-claims.ts';

export const releaseAppeal: Handler<'releaseAppeal'> = async (call) => {
  const { id: personId } = requirePerson(call, 'INTERNAL');
  const { db, clock } = call.deps;
  const { appealId } = call.body;
  return { released: await releaseClaim(db, { appealId, personId, now: clock.now() }) };
};
