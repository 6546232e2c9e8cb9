import type { Handler } from '#server/http/handler.ts';
import { presentPhoneChange } from '../phone-change-presenter.ts';
import { findPhoneChange } from '../phone-changes.ts';

export const getPhoneChange: Handler<'getPhoneChange'> = async ({ body, deps }) => {
  const change = await findPhoneChange(deps.db, body.token);
  return presentPhoneChange(deps.db, change, deps.clock.now());
};
