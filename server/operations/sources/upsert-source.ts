import type { Selectable } from 'kysely';
import { limits } from '#domain/limits.ts';
import { refuseBroken } from '../../broken-rules.ts';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { listSources, type SourceRow } from '../../db/sources.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { insertCreator } from '../../people/insert-creator.ts';
import { setOgcOwners } from '../../people/ogc-owners.ts';
import { nameProblem } from '../../people/prove-profile.ts';
import { Problem } from '../../problem.ts';
import { refuseStale } from '../../refuse-stale.ts';
import { presentSource } from './present-source.ts';

type SourceData = BodyOf<'upsertSource'>['sourceData'];
type Earlier = Selectable<Schema['sources']>;

export const upsertSource: Handler<'upsertSource'> = async (call) => {
  const staff = actingPerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  refuseForeignHint(staff, body.userId);
  return once(call, staff, async (trx, now) => presentSource(await writeSource(trx, body.sourceData, now)));
};

async function writeSource(trx: Db, data: SourceData, now: Date): Promise<SourceRow> {
  const earlier = await lockedSource(trx, data);
  await prove(trx, data, earlier);
  const id = earlier ? await changeSource(trx, data, earlier, now) : await insertSource(trx, data, now);
  const [row] = await listSources(trx, { id, sort: 'newest', limit: 1 });
  if (!row) throw new Error('A source is gone while it is written.');
  const owners = { source: row.key, emails: data.ownerEmails };
  return { ...row, owner_emails: await setOgcOwners(trx, row.creator_id, owners, now) };
}

/** @throws {Problem} `not-found`, `revision-conflict` */
async function lockedSource(trx: Db, { sourceId: id, revision }: SourceData): Promise<Earlier | undefined> {
  if (!id) return undefined;
  await refuseStale(trx, 'sources', { id, revision });
  return trx.selectFrom('sources').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule */
async function prove(trx: Db, data: SourceData, earlier: Earlier | undefined): Promise<void> {
  const { key, accountId, creatorUserId, crawling } = data;
  const isOtherKey = earlier && key !== undefined && key !== earlier.key;
  const isOtherCreator = creatorUserId && creatorUserId !== earlier?.creator_id;
  const isWrongCreator = isOtherCreator && (earlier?.converted_at || !(await isOgc(trx, creatorUserId)));
  refuseBroken({
    key: isOtherKey ? 'not-allowed' : earlier || key ? null : 'required',
    name: nameProblem(data.name.trim(), limits.nameMax),
    accountId: accountId && !(await isAccount(trx, accountId)) ? 'not-allowed' : null,
    creatorUserId: isWrongCreator ? 'not-allowed' : null,
    // What was converted has an author now.
    crawling: crawling && earlier?.converted_at ? 'not-allowed' : null,
  });
}

async function isOgc(trx: Db, id: string): Promise<boolean> {
  const creator = await trx
    .selectFrom('people')
    .where('id', '=', id)
    .where('creator_type', '=', 'OGC')
    .where('merged_into', 'is', null)
    // Neither converted nor merged away meanwhile.
    .forShare()
    .select('id')
    .executeTakeFirst();
  return creator !== undefined;
}

async function isAccount(trx: Db, id: string): Promise<boolean> {
  const account = await trx
    .selectFrom('publisher_accounts')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return account !== undefined;
}

const valuesOf = (data: SourceData, now: Date) => ({
  name: data.name.trim(),
  account_id: data.accountId ?? null,
  language: data.language,
  home_url: data.homeUrl,
  feed_url: data.feedUrl ?? null,
  updated_at: now,
});

/** @throws {Problem} `already-taken` */
async function insertSource(trx: Db, data: SourceData, now: Date): Promise<string> {
  const values = valuesOf(data, now);
  const made = await trx
    .insertInto('sources')
    .values({
      ...values,
      id: newId(now),
      key: data.key ?? '',
      creator_id: data.creatorUserId ?? (await insertOgcCreator(trx, values.name, now)),
      crawling: data.crawling ?? true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Problem('already-taken', { fields: { key: 'taken' } });
  return made.id;
}

async function insertOgcCreator(trx: Db, name: string, now: Date): Promise<string> {
  const kind = { creator_type: 'OGC', payment_type: 'OGC', crawl_enabled: true } as const;
  return (await insertCreator(trx, { name, ...kind }, now)).id;
}

async function changeSource(trx: Db, data: SourceData, earlier: Earlier, now: Date): Promise<string> {
  const { id } = earlier;
  const creatorId = data.creatorUserId ?? earlier.creator_id;
  await trx
    .updateTable('sources')
    .set((eb) => ({
      ...valuesOf(data, now),
      creator_id: creatorId,
      crawling: data.crawling ?? earlier.converted_at === null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (creatorId !== earlier.creator_id) {
    await trx
      .updateTable('crawled_posts')
      .set({ creator_id: creatorId })
      .where('source_id', '=', id)
      .execute();
  }
  return id;
}
