import type { Handler } from '../../handler.ts';
import { browserDevice } from '../../people/browser-device.ts';
import { undoPhoneChange as undo } from '../../people/phone-changes.ts';
import { presentPhoneChange } from './present-phone-change.ts';

export const undoPhoneChange: Handler<'undoPhoneChange'> = async (call) => {
  const { body, deps, session, request, reply } = call;
  const now = deps.clock.now();
  const kept = { session: session?.hash ?? null, device: browserDevice(request, reply).hash };
  const change = await undo(deps, { token: body.token, kept, now });
  return presentPhoneChange(deps.db, change, now);
};
