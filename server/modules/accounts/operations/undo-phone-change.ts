import type { Handler } from '#server/http/handler.ts';
import { browserDevice } from '#server/modules/auth/index.ts';
import { presentPhoneChange } from '../phone-change-presenter.ts';
import { undoPhoneChange as undo } from '../phone-changes.ts';

export const undoPhoneChange: Handler<'undoPhoneChange'> = async (call) => {
  const { body, deps, session, request, reply } = call;
  const now = deps.clock.now();
  const kept = { session: session?.hash ?? null, device: browserDevice(request, reply).hash };
  const change = await undo(deps, { token: body.token, kept, now });
  return presentPhoneChange(deps.db, change, now);
};
