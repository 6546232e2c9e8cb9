import type { Db } from '#server/platform/database/database-types.ts';

/** Which kinds of second factor a person has: confirmed apps and unused codes count. */
export function findSecondFactors(db: Db, personId: string) {
  return db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('passkeys').where('person_id', '=', personId).select('id'))
        .as('passkeys'),
      eb
        .exists(
          eb
            .selectFrom('authenticator_apps')
            .where('person_id', '=', personId)
            .where('confirmed_at', 'is not', null)
            .select('person_id'),
        )
        .as('apps'),
      eb
        .exists(
          eb
            .selectFrom('recovery_codes')
            .where('person_id', '=', personId)
            .where('used_at', 'is', null)
            .select('person_id'),
        )
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
}

/** Removes every second factor of a person. @param trx a transaction */
export async function deleteSecondFactors(trx: Db, personId: string): Promise<void> {
  for (const table of [
    'passkeys',
    'authenticator_apps',
    'recovery_codes',
    'pending_sign_ins',
  ] as const)
    await trx.deleteFrom(table).where('person_id', '=', personId).execute();
}
