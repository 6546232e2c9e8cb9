import type { Handler } from '#server/http/handler.ts';
import { relyingParty } from '#server/modules/auth/second-factor/passkeys.ts';
import { requireSecondFactorSubject } from '#server/modules/auth/second-factor/second-factor.ts';

export const getSecurity: Handler<'getSecurity'> = async (call) => {
  const { deps } = call;
  const { person } = await requireSecondFactorSubject(call);
  const passkeys = await deps.db
    .selectFrom('passkeys')
    .where('person_id', '=', person.id)
    .orderBy('created_at')
    .select(['id', 'name', 'created_at', 'used_at'])
    .execute();
  const app = await deps.db
    .selectFrom('authenticator_apps')
    .where('person_id', '=', person.id)
    .select('confirmed_at')
    .executeTakeFirst();
  const codes = await deps.db
    .selectFrom('recovery_codes')
    .where('person_id', '=', person.id)
    .where('used_at', 'is', null)
    .select('code_hash')
    .execute();
  return {
    passkeys: passkeys.map((row) => ({
      passkeyId: row.id,
      name: row.name,
      addedAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    authenticatorAddedAt: app?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: codes.length,
    isSecondFactorRequired: deps.config.staffSecondFactor === 'required',
    arePasskeysAvailable: relyingParty(call) !== null,
  };
};
