import type { Handler } from '#server/http/handler.ts';
import { listPasskeyCredentials } from '#server/modules/auth/repository/passkeys.ts';
import {
  createChallenge,
  requireRelyingParty,
} from '#server/modules/auth/second-factor/passkeys.ts';
import { requireSecondFactorSubject } from '#server/modules/auth/second-factor/second-factor.ts';
import { findStaffEmail } from '#server/modules/people/index.ts';

export const startPasskey: Handler<'startPasskey'> = async (call) => {
  const { person } = await requireSecondFactorSubject(call);
  const { id: rpId } = requireRelyingParty(call);
  return {
    challenge: createChallenge(call.deps, `add:${person.id}`),
    rpId,
    userHandle: Buffer.from(person.id.replaceAll('-', ''), 'hex').toString('base64url'),
    userName: (await findStaffEmail(call.deps.db, person.id)) ?? person.id,
    displayName: person.name ?? '',
    passkeys: await listPasskeyCredentials(call.deps.db, person.id),
  };
};
