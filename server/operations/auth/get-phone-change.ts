import type { Handler } from '../../handler.ts';
import { findPhoneChange } from '../../people/phone-changes.ts';
import { presentPhoneChange } from './present-phone-change.ts';

export const getPhoneChange: Handler<'getPhoneChange'> = async ({ body, deps }) => {
  const change = await findPhoneChange(deps.db, body.token);
  return presentPhoneChange(deps.db, change, deps.clock.now());
};
