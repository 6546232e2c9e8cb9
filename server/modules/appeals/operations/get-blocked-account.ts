import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { loadBlockedAccount } from '../blocked-account.ts';

export const getBlockedAccount: Handler<'getBlockedAccount'> = async (call) =>
  loadBlockedAccount(call.deps.db, requirePerson(call), call.deps.config);
