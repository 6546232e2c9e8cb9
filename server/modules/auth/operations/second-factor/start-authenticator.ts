import type { Handler } from '#server/http/handler.ts';
import { startAuthenticator as start } from '#server/modules/auth/second-factor/authenticator-app.ts';
import { requireSecondFactorSubject } from '#server/modules/auth/second-factor/second-factor.ts';
import { findStaffEmail } from '#server/modules/people/index.ts';

export const startAuthenticator: Handler<'startAuthenticator'> = async (call) => {
  const { person } = await requireSecondFactorSubject(call);
  const email = (await findStaffEmail(call.deps.db, person.id)) ?? '';
  return start(call.deps, { id: person.id, email });
};
