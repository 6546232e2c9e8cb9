import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPosts } from '#server/modules/posts/repository/post-lists.ts';
import { titleWords } from '#server/modules/posts/repository/title-search.ts';
import { normaliseForSearch, titleForSearch } from '#server/platform/database/like-pattern.ts';
import { up } from '#server/platform/database/migrations/0105-title-spellings.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { type Creator, signInApproved } from '../fixtures/post-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const count = 1200;
const limit = 21;

describe.each(engines)('posts by a part of their title on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let all: { id: string; state: string; title_search: string }[];

  /**
   * Two creators with the same titles; ten of the oldest posts of each have a word in Urdu that the
   * others have not.
   */
  beforeAll(async () => {
    server = await startTestServer(engine);
    creator = await signInApproved(server);
    const other = await signInApproved(server);
    for (const { userId } of [other, creator]) {
      const until = new Date(server.clock.now().getTime() - (userId === other.userId ? 1000 : 0));
      await writeBulkPosts(server.db, { creatorId: userId, count, until });
    }
    await sql`update posts set title_search = 'سیلاب ' || title_search
      where views between 40 and 49 and impressions = views * 4`.execute(server.db);
    all = await server.db
      .selectFrom('posts')
      .where('creator_id', '=', creator.userId)
      .orderBy('id', 'desc')
      .select(['id', 'state', 'title_search'])
      .execute();
  }, 60_000);
  afterAll(() => server?.stop());

  const found = async (title: string, more: object = {}) =>
    (
      await listPosts(server.db, {
        creatorId: creator.userId,
        archived: false,
        title,
        limit,
        ...more,
      })
    ).map(({ id }) => id);
  const holding = (title: string) =>
    all.filter(({ title_search }) =>
      titleWords(title).every((word) => title_search.includes(word)),
    );
  const idsOf = (posts: typeof all) => posts.slice(0, limit).map(({ id }) => id);

  it.each([
    ['a word of many', 'बारिश'],
    ['its middle', 'ारि'],
    ['two words with their blank', 'खेतों में'],
    ['what only old posts have', 'سیلاب'],
    ['words in old posts', 'سیلاب बार'],
    ['a quoted word', '"बारिश'],
    ['a number that one post has', ' 1150'],
    ['one character', 'ख'],
    ['one that few have', '٪'],
    ['words in another order', 'में खेतों'],
    ['what nobody has', 'निरर्थक'],
    ['wild cards', '_%'],
  ])('finds %s, newest first', async (_, title) => {
    expect(await found(title)).toEqual(idsOf(holding(title)));
  });

  it.each([
    ['a wrong letter', 'बारीश', 'बारिश'],
    ['a missing letter', 'बरिश', 'बारिश'],
    ['exchanged letters', 'बारशि', 'बारिश'],
    ['a wrong letter in old posts', 'سیلاق', 'سیلاب'],
    ['another word with it', 'बारीश खेतों', 'बारिश खेतों'],
  ])('finds a word typed with %s', async (_, typed, meant) => {
    const ids = await found(typed);
    expect(ids.length).toBeGreaterThan(0);
    const titles = new Map(all.map(({ id, title_search }) => [id, title_search]));
    for (const id of ids) expect(titles.get(id)).toContain(titleForSearch(meant).split(' ').at(0));
  });

  it('tolerates no wrong letter in a word of three letters', async () => {
    expect(await found('में')).not.toEqual([]);
    expect(await found('खटझ')).toEqual([]);
  });

  it('knows the words of older posts by their beginning', async () => {
    expect(holding('یلا')).toHaveLength(10);
    expect(await found('یلا')).toEqual([]);
  });

  it('narrows it by state and begins where a page ended', async () => {
    const part = String(all.find(({ state }) => state === 'REJECTED')?.title_search).slice(0, 9);
    const rejected = holding(part).filter(({ state }) => state === 'REJECTED');
    expect(await found(part, { states: ['REJECTED', 'CREATED'] })).toEqual(idsOf(rejected));
    expect(await found(part, { formats: ['FORMAT_GALLERY'] })).toEqual([]);
    const old = holding('سیلاب');
    expect(old).toHaveLength(10);
    expect(await found('سیلاب', { after: old[3]?.id })).toEqual(idsOf(old.slice(4)));
    expect(await found('سیلاب', { archived: true })).toEqual([]);
  });

  it('keeps and finds a title that is one very long word', async () => {
    const endless = 'क्षि👨‍👩‍👧'.repeat(75);
    const oldest = { id: String(all.at(-1)?.id) };
    const set = (title_search: string) =>
      server.db.updateTable('posts').set({ title_search }).where('id', '=', oldest.id).execute();
    await set(titleForSearch(endless));
    expect(await found(endless)).toEqual([oldest.id]);
    expect(await found(endless.slice(0, 30))).toEqual([oldest.id]);
    await set(String(all.at(-1)?.title_search));
  });

  it('adds the searched spelling to titles that were stored before', async () => {
    const hindi = ['क़लम हिन्दी चाँद', 'जन्म  दिन', 'क\u200dष'];
    const titles = [...hindi, 'সঙ্গীত', 'ਪੰਜਾਬ', 'كراچي ء دائرہ'];
    const ids = all.slice(0, titles.length).map(({ id }) => id);
    for (const [at, title] of titles.entries())
      await server.db
        .updateTable('posts')
        .set({ title, title_search: normaliseForSearch(title) })
        .where('id', '=', String(ids[at]))
        .execute();
    await server.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
    const rows = await server.db
      .selectFrom('posts')
      .where('id', 'in', ids)
      .select(['title', 'title_search'])
      .execute();
    expect(rows).toHaveLength(titles.length);
    for (const row of rows) expect(row.title_search).toBe(titleForSearch(row.title));
    expect(await found('चांद हिंदी')).toEqual([ids[0]]);
    expect(await found('دایرہ کراچی')).toEqual([ids.at(-1)]);
  });

  it('follows a title that changes and a post that changes its owner', async () => {
    const [post] = holding(' 41');
    await server.db
      .updateTable('posts')
      .set({ title_search: 'ಕನ್ನಡ 41' })
      .where('id', '=', String(post?.id))
      .execute();
    expect(await found('ನ್ನಡ')).toEqual([post?.id]);
    const heir = await signInApproved(server);
    await server.db
      .updateTable('posts')
      .set({ creator_id: heir.userId })
      .where('creator_id', '=', creator.userId)
      .execute();
    expect(await found('ನ್ನಡ')).toEqual([]);
    expect(await found('ನ್ನಡ', { creatorId: heir.userId })).toEqual([post?.id]);
  });
});
