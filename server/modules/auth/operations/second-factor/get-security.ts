import type { Handler } from '#server/http/handler.ts';
import { findAuthenticatorConfirmation } from '#server/modules/auth/repository/authenticator-apps.ts';
import { listPasskeys } from '#server/modules/auth/repository/passkeys.ts';
import { countUnusedRecoveryCodes } from '#server/modules/auth/repository/recovery-codes.ts';
import { relyingParty } from '#server/modules/auth/second-factor/passkeys.ts';
import { requireSecondFactorSubject } from '#server/modules/auth/second-factor/second-factor.ts';

export const getSecurity: Handler<'getSecurity'> = async (call) => {
  const { deps } = call;
  const { person } = await requireSecondFactorSubject(call);
  const passkeys = await listPasskeys(deps.db, person.id);
  const authenticatorAddedAt = await findAuthenticatorConfirmation(deps.db, person.id);
  const recoveryCodesLeft = await countUnusedRecoveryCodes(deps.db, person.id);
  return {
    passkeys: passkeys.map((row) => ({
      passkeyId: row.id,
      name: row.name,
      addedAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    authenticatorAddedAt: authenticatorAddedAt?.toISOString() ?? null,
    recoveryCodesLeft,
    isSecondFactorRequired: deps.config.staffSecondFactor === 'required',
    arePasskeysAvailable: relyingParty(call) !== null,
  };
};
