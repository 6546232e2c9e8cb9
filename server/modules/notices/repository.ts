import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** The language that a person has chosen for the portal. */
export async function findAppLanguage(
  trx: Db,
  personId: string,
): Promise<InterfaceLanguage | null> {
  const person = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .select('app_language')
    .executeTakeFirst();
  return (person?.app_language as InterfaceLanguage | null | undefined) ?? null;
}
