import type { Selectable } from 'kysely';
import { limits } from '#domain/limits.ts';
import { nameProblem } from '#domain/person/person-name.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { setOgcOwners } from '#server/modules/accounts/index.ts';
import { insertCreator, requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { lockRevision } from '#server/platform/database/revision-lock.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentSource } from '../presenter.ts';
import { listSources, type SourceRow } from '../repository.ts';

type SourceData = BodyOf<'upsertSource'>['sourceData'];
type ExistingSource = Selectable<Schema['sources']>;

export const upsertSource: Handler<'upsertSource'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now) =>
    presentSource(await writeSource(trx, body.sourceData, now)),
  );
};

async function writeSource(trx: Db, data: SourceData, now: Date): Promise<SourceRow> {
  const earlier = await lockSource(trx, data);
  await validateSource(trx, data, earlier);
  const id = earlier
    ? await updateSource(trx, data, earlier, now)
    : await insertSource(trx, data, now);
  const [row] = await listSources(trx, { id, sort: 'newest', limit: 1 });
  if (!row) throw new Error('A source is gone while it is written.');
  const owners = { source: row.key, emails: data.ownerEmails };
  return { ...row, owner_emails: await setOgcOwners(trx, row.creator_id, owners, now) };
}

/** @throws {Problem} `not-found`, `revision-conflict` */
async function lockSource(
  trx: Db,
  { sourceId: id, revision }: SourceData,
): Promise<ExistingSource | undefined> {
  if (!id) return undefined;
  await lockRevision(trx, 'sources', { id, revision });
  return trx.selectFrom('sources').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule */
async function validateSource(
  trx: Db,
  data: SourceData,
  earlier: ExistingSource | undefined,
): Promise<void> {
  const { key, accountId, creatorUserId, crawling } = data;
  const isOtherKey = earlier && key !== undefined && key !== earlier.key;
  const isOtherCreator = creatorUserId && creatorUserId !== earlier?.creator_id;
  const isWrongCreator =
    isOtherCreator && (earlier?.converted_at || !(await isOgcCreator(trx, creatorUserId)));
  requireRules({
    key: isOtherKey ? 'not-allowed' : earlier || key ? null : 'required',
    name: nameProblem(data.name.trim(), limits.nameMax),
    accountId: accountId && !(await isPublisherAccount(trx, accountId)) ? 'not-allowed' : null,
    creatorUserId: isWrongCreator ? 'not-allowed' : null,
    // What was converted has an author now.
    crawling: crawling && earlier?.converted_at ? 'not-allowed' : null,
  });
}

async function isOgcCreator(trx: Db, id: string): Promise<boolean> {
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

async function isPublisherAccount(trx: Db, id: string): Promise<boolean> {
  const account = await trx
    .selectFrom('publisher_accounts')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return account !== undefined;
}

const sourceValues = (data: SourceData, now: Date) => ({
  name: data.name.trim(),
  account_id: data.accountId ?? null,
  language: data.language,
  home_url: data.homeUrl,
  feed_url: data.feedUrl ?? null,
  updated_at: now,
});

/** @throws {Problem} `already-taken` */
async function insertSource(trx: Db, data: SourceData, now: Date): Promise<string> {
  const values = sourceValues(data, now);
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

async function updateSource(
  trx: Db,
  data: SourceData,
  earlier: ExistingSource,
  now: Date,
): Promise<string> {
  const { id } = earlier;
  const creatorId = data.creatorUserId ?? earlier.creator_id;
  await trx
    .updateTable('sources')
    .set((eb) => ({
      ...sourceValues(data, now),
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
