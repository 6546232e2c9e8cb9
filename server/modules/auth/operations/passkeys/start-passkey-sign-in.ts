import type { Handler } from '#server/http/handler.ts';
import { listPasskeyCredentials } from '#server/modules/auth/repository/passkeys.ts';
import {
  createChallenge,
  requireRelyingParty,
} from '#server/modules/auth/second-factor/passkeys.ts';
import { findPendingSignIn } from '#server/modules/auth/second-factor/pending-sign-ins.ts';

export const startPasskeySignIn: Handler<'startPasskeySignIn'> = async (call) => {
  const { id: rpId } = requireRelyingParty(call);
  const person = call.person ?? (await findPendingSignIn(call))?.person;
  return {
    challenge: createChallenge(call.deps, 'sign-in'),
    rpId,
    passkeys: person ? await listPasskeyCredentials(call.deps.db, person.id) : [],
  };
};
