import { type Selectable, sql } from 'kysely';
import type { ConsentPurpose, ConsentScreen, ShownNotice } from '#domain/consent/notices.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { ConsentTable } from '#server/platform/database/schema/consent-table.ts';

export type ConsentRow = Selectable<ConsentTable>;

export type ConsentAct = {
  personId: string;
  purpose: ConsentPurpose;
  action: ConsentRow['action'];
  version: string | null;
  language: ShownNotice['language'] | null;
  screen: ConsentScreen;
  detail: string | null;
};

/** Adds an act, unless it repeats the last one of its purpose. */
export async function insertConsent(db: Db, act: ConsentAct, now: Date): Promise<void> {
  const { personId, purpose, action, version, language, screen, detail } = act;
  const isRepeated = sql`last.action = ${action}
    and (${action}::text = 'withdrawn' or ${version}::text is null
      or last.version = ${version}::text)`;
  await sql`
    insert into consents (id, person_id, purpose, action, version, language, screen, detail)
    select ${newId(now)}::uuid, ${personId}::uuid, ${purpose}, ${action}, ${version}::text,
      ${language}::text, ${screen}, ${detail}::text
    where not exists (
      select from (
        select action, version from consents
        where person_id = ${personId}::uuid and purpose = ${purpose}
          and detail is not distinct from ${detail}::text
        order by number desc limit 1
      ) as last
      where ${isRepeated}
    )`.execute(db);
}

/** The last act of each account about each purpose and detail. */
export const listLastActs = (db: Db, personIds: readonly string[]): Promise<ConsentRow[]> =>
  db
    .selectFrom('consents')
    .where('person_id', 'in', personIds)
    .distinctOn(['person_id', 'purpose', 'detail'])
    .orderBy('person_id')
    .orderBy('purpose')
    .orderBy('detail')
    .orderBy('number', 'desc')
    .selectAll()
    .execute();

/**
 * The acts of these accounts, the newest first: the last ones about each purpose and detail, and
 * then the newest others, as many as there is room for.
 */
export async function listConsents(
  db: Db,
  personIds: readonly string[],
  limit: number,
): Promise<ConsentRow[]> {
  const lastIds = (await listLastActs(db, personIds)).map(({ id }) => id);
  const rows = await db
    .selectFrom('consents')
    .where('person_id', 'in', personIds)
    .orderBy(sql`id = any(${lastIds}::uuid[])`, 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows.toSorted((one, other) => Number(other.number) - Number(one.number));
}

/** How often a person has agreed or withdrawn in the last 24 hours, and when first. */
export const countRecentActs = (
  db: Db,
  personId: string,
  purpose: ConsentPurpose,
): Promise<{ count: number; secondsLeft: number | null }> =>
  db
    .selectFrom('consents')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('at', '>', sql<Date>`now() - interval '24 hours'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(
      sql<number | null>`ceil(extract(epoch from min(at) + interval '24 hours' - now()))::int`.as(
        'secondsLeft',
      ),
    )
    .executeTakeFirstOrThrow();

/** Records which terms and privacy policy a person agreed to; an older one changes nothing. */
export async function saveAgreedEdition(db: Db, personId: string, edition: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ agreed_edition: edition })
    .where('id', '=', personId)
    .where((eb) => eb.or([eb('agreed_edition', 'is', null), eb('agreed_edition', '<', edition)]))
    .execute();
}

/** Deletes the acts of accounts that were erased before a time. */
export async function deleteConsentsOfErased(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('consents')
    .where('person_id', 'in', ({ selectFrom }) =>
      selectFrom('people').where('erased_at', '<', before).select('id'),
    )
    .execute();
}
