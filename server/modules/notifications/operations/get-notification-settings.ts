import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { findSettings } from '../repository/settings.ts';
import { presentSettings } from '../settings-presenter.ts';

export const getNotificationSettings: Handler<'getNotificationSettings'> = async (call) => {
  const { id } = requirePerson(call);
  return presentSettings(call.deps, call.session, await findSettings(call.deps.db, id));
};
