import type { Handler } from '#server/http/handler.ts';
import { findPerson, listOwnAccounts, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentConsents } from '../presenter.ts';

export const getCreatorConsents: Handler<'getCreatorConsents'> = async (call) => {
  requirePerson(call, 'APPROVE_CREATOR');
  const { db } = call.deps;
  const creator = await findPerson(db, call.query.creatorUserId);
  if (creator?.role !== 'creator') throw new Problem('not-found');
  return { consents: await presentConsents(db, await listOwnAccounts(db, creator.id)) };
};
