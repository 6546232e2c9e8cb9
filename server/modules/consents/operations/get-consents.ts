import type { Handler } from '#server/http/handler.ts';
import { listOwnAccounts, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentConsents } from '../presenter.ts';

export const getConsents: Handler<'getConsents'> = async (call) => {
  const person = requirePerson(call);
  if (person.role !== 'creator') throw new Problem('forbidden');
  const { db } = call.deps;
  return { consents: await presentConsents(db, await listOwnAccounts(db, person.id)) };
};
