import { CompiledQuery, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { CodeKey } from './code-sends.ts';

/*
 * Text, because a sign-in is little else than these, and building them takes longer than sending
 * them.
 */
const unusedCodesSql = `select id, code_hash, sent_at, digits, tries_max, replaced_by
  from code_sends
  where phone = $1 and device_hash = $2 and purpose = $3 and sent_at > $4 and used_at is null
  and failed_at is null order by sent_at desc limit 6`;
const stillValid =
  'tries < tries_max and used_at is null and replaced_by is null and failed_at is null';
/** After the right code, wrong ones entered before in this browser no longer count. */
const consumeCodeSql = `with used as (
    update code_sends set tries = tries + 1, used_at = $2 where id = $1 and ${stillValid}
    returning id, phone, device_hash
  ), forgiven as (
    delete from code_misses using used
    where code_misses.phone = used.phone and code_misses.device_hash = used.device_hash
  )
  select id from used`;
const recordMissSql = `with missed as (
    update code_sends set tries = tries + 1 where id = $1 and ${stillValid}
    returning id, phone, block, digits, is_known, device_hash, tries
  ), noted as (
    insert into code_misses (id, phone, block, digits, at, device_hash)
    select id, phone, case when is_known then null else block end, digits, $2, device_hash
    from missed
    on conflict (id) do nothing
  )
  select tries from missed`;
const validCodeSql = `select 1 from code_sends
  where phone = $1 and purpose = $2 and sent_at > $3 and ${stillValid} limit 1`;

/** A code that was not used; also one that a later code has replaced. */
export type UnusedCode = Pick<
  Selectable<Schema['code_sends']>,
  'id' | 'code_hash' | 'sent_at' | 'digits' | 'tries_max' | 'replaced_by'
>;

/** The unused codes that this browser requested, newest first. */
export async function listUnusedCodes(
  db: Db,
  { phone, deviceHash, purpose }: CodeKey,
  since: Date,
): Promise<UnusedCode[]> {
  const { rows } = await db.executeQuery<UnusedCode>(
    CompiledQuery.raw(unusedCodesSql, [phone, deviceHash, purpose, since]),
  );
  return rows;
}

/** Uses up a code; false when another request did something with it just before. */
export async function markCodeUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(consumeCodeSql, [id, now]));
  return rows.length > 0;
}

/**
 * Uses a try of a code and records that it was wrong.
 * @returns the tries so far; undefined when none was left
 */
export async function recordCodeMiss(db: Db, id: string, now: Date): Promise<number | undefined> {
  const { rows } = await db.executeQuery<{ tries: number }>(
    CompiledQuery.raw(recordMissSql, [id, now]),
  );
  return rows[0]?.tries;
}

/** Whether a code was neither used nor replaced. */
export async function isCodeCurrent(db: Db, id: string): Promise<boolean> {
  const code = await db
    .selectFrom('code_sends')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('replaced_by', 'is', null)
    .select('id')
    .executeTakeFirst();
  return code !== undefined;
}

/** Whether some browser has a valid code for a number. */
export async function hasValidCode(
  db: Db,
  { phone, purpose }: Pick<CodeKey, 'phone' | 'purpose'>,
  since: Date,
): Promise<boolean> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(validCodeSql, [phone, purpose, since]));
  return rows.length > 0;
}
