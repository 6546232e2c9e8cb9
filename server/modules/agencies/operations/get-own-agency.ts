import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentOwnAgency } from '../presenter.ts';

export const getOwnAgency: Handler<'getOwnAgency'> = (call) =>
  presentOwnAgency(call.deps.db, requirePerson(call));
