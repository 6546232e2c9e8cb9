import { cleanName } from '#domain/language/clean-name.ts';
import { limits } from '#domain/limits.ts';
import { nameProblem } from '#domain/person/person-name.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { setOgcOwners } from '#server/modules/accounts/index.ts';
import { insertCreator, requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { lockRevision } from '#server/platform/database/revision-lock.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentSource } from '../presenter.ts';
import { transferCrawledPosts } from '../repository/crawled-posts.ts';
import { lockOgcCreator } from '../repository/creators.ts';
import { publisherAccountExists } from '../repository/publisher-accounts.ts';
import {
  getSource,
  insertSource,
  listSources,
  type SourceRow,
  updateSource,
} from '../repository/sources.ts';

type SourceData = BodyOf<'upsertSource'>['sourceData'];
type ExistingSource = Awaited<ReturnType<typeof getSource>>;

export const upsertSource: Handler<'upsertSource'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const { sourceId: id } = body.sourceData;
    const [earlier] = id ? await listSources(trx, { id, sort: 'newest', limit: 1 }) : [];
    const after = presentSource(await writeSource(trx, body.sourceData, now));
    audit({
      subject: { kind: 'source', id: after.sourceId },
      before: earlier ? presentSource(earlier) : null,
      after,
    });
    return after;
  });
};

async function writeSource(trx: Db, data: SourceData, now: Date): Promise<SourceRow> {
  const earlier = await lockSource(trx, data);
  await validateSource(trx, data, earlier);
  const id = earlier
    ? await changeSource(trx, data, earlier, now)
    : await createSource(trx, data, now);
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
  return getSource(trx, id);
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
    isOtherCreator && (earlier?.converted_at || !(await lockOgcCreator(trx, creatorUserId)));
  requireRules({
    key: isOtherKey ? 'not-allowed' : earlier || key ? null : 'required',
    name: nameProblem(cleanName(data.name), limits.nameMax),
    accountId: accountId && !(await publisherAccountExists(trx, accountId)) ? 'not-allowed' : null,
    creatorUserId: isWrongCreator ? 'not-allowed' : null,
    // What was converted has an author now.
    crawling: crawling && earlier?.converted_at ? 'not-allowed' : null,
  });
}

const sourceValues = (data: SourceData, now: Date) => ({
  name: cleanName(data.name),
  account_id: data.accountId ?? null,
  language: data.language,
  home_url: data.homeUrl,
  feed_url: data.feedUrl ?? null,
  updated_at: now,
});

/** @throws {Problem} `already-taken` */
async function createSource(trx: Db, data: SourceData, now: Date): Promise<string> {
  const values = sourceValues(data, now);
  const id = newId(now);
  const isNew = await insertSource(trx, {
    ...values,
    id,
    key: data.key ?? '',
    creator_id: data.creatorUserId ?? (await insertOgcCreator(trx, values.name, now)),
    crawling: data.crawling ?? true,
    created_at: now,
  });
  if (!isNew) throw new Problem('already-taken', { fields: { key: 'taken' } });
  return id;
}

async function insertOgcCreator(trx: Db, name: string, now: Date): Promise<string> {
  const kind = { creator_type: 'OGC', payment_type: 'OGC', crawl_enabled: true } as const;
  return (await insertCreator(trx, { name, ...kind }, now)).id;
}

async function changeSource(
  trx: Db,
  data: SourceData,
  earlier: ExistingSource,
  now: Date,
): Promise<string> {
  const { id } = earlier;
  const creatorId = data.creatorUserId ?? earlier.creator_id;
  await updateSource(trx, id, {
    ...sourceValues(data, now),
    creator_id: creatorId,
    crawling: data.crawling ?? earlier.converted_at === null,
  });
  if (creatorId !== earlier.creator_id) await transferCrawledPosts(trx, id, creatorId);
  return id;
}
