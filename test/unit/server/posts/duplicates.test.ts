import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import {
  type Creator,
  done,
  type PostInput,
  saved,
  signInApproved,
} from '../fixtures/post-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const title = 'बारिश के बाद, खेतों में लौटी रौनक!';
const words = 'विदर्भ के किसानों के चेहरे खिल उठे हैं। तीन हफ़्ते की देरी के बाद हुई बारिश ने खेतों में जान डाल दी है।';
const textContent = `<p>${words}</p>`;

describe.each(engines)('duplicates among own posts, on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  /** The duplicates of a draft, for a new creator with these other posts. */
  async function found(
    written: { title?: string; textContent?: string },
    others: Partial<PostInput>[] = [{ title, textContent }],
  ) {
    creator = await signInApproved(server);
    const posts = [];
    for (const other of others) posts.push(await saved(creator, other));
    const body = { clientId: crypto.randomUUID(), title: '', textContent: '', ...written };
    const { data } = await creator.call('findDuplicates', { body });
    return { posts, data };
  }

  it.each([
    ['to the letter', title],
    ['with other blanks and signs', ' बारिश के बाद – खेतों में  लौटी रौनक ।'],
    ['composed otherwise', title.normalize('NFD')],
  ])('by title, %s', async (_, other) => {
    const { posts, data } = await found({ title: other });
    const [post] = posts;
    expect(data).toEqual([
      { postUID: post?.postUID, title, state: 'CREATED', sameTitle: true, sameText: false },
    ]);
  });

  it.each([
    ['in other paragraphs', `<p>${words.replace('। ', '।</p><p>')}</p>`],
    ['marked otherwise', `<p><strong>${words.slice(0, 20)}</strong>${words.slice(20)}</p>`],
    ['composed otherwise', textContent.normalize('NFD')],
  ])('by text, %s', async (_, other) => {
    const { data } = await found({ title: 'कुछ और', textContent: other });
    expect(data).toMatchObject([{ sameTitle: false, sameText: true }]);
  });

  it('in small letters and capitals, and with what HTML writes otherwise', async () => {
    const others = [
      {
        title: 'Rain & joy',
        textContent: '<p>Rain fell on "every" field &amp; farm of Vidarbha today.</p>',
      },
    ];
    const other = '<p>RAIN fell on &quot;every&quot; field &amp; farm of Vidarbha today</p>';
    const { data } = await found({ title: 'RAIN, JOY', textContent: other }, others);
    expect(data).toMatchObject([{ sameTitle: true, sameText: true }]);
  });

  it.each([
    ['another title', { title: 'बारिश के बाद खेत' }],
    ['a vowel sign more', { title: `${title}ा` }],
    ['signs alone', { title: '!!!' }],
    ['nothing', {}],
  ])('not by %s', async (_, written) => {
    expect((await found(written, [{ title, textContent }, { title: '?' }])).data).toEqual([]);
  });

  it('not by a text of a few words', async () => {
    const few = '<p>सुबह चार बजे</p>';
    expect((await found({ textContent: few }, [{ textContent: few }])).data).toEqual([]);
  });

  it("excludes itself, other people's posts and the archive", async () => {
    const { posts } = await found({ title });
    const [{ clientId, postUID, revision } = { clientId: '', postUID: '', revision: 0 }] = posts;
    const asked = (by: Creator, body: object) =>
      by.call('findDuplicates', {
        body: { clientId: crypto.randomUUID(), title, textContent, ...body },
      });
    expect((await asked(creator, { clientId })).data).toEqual([]);
    expect((await asked(await signInApproved(server), {})).data).toEqual([]);
    await done(creator, { action: 'archive', clientId, postUID, revision });
    expect((await asked(creator, {})).data).toEqual([]);
  });

  it('the newest of many, by indexes alone', async () => {
    creator = await signInApproved(server);
    await writeBulkPosts(server.db, {
      creatorId: creator.userId,
      count: 3000,
      until: server.clock.now(),
    });
    const same = [];
    for (let nth = 0; nth <= limits.duplicatesMax; nth += 1)
      same.push(await saved(creator, { title, textContent }));
    const body = { clientId: crypto.randomUUID(), title, textContent };
    const { data } = await creator.call('findDuplicates', { body });
    const newest = same
      .map(({ postUID }) => postUID)
      .sort()
      .reverse();
    expect(data.map(({ postUID }) => postUID)).toEqual(newest.slice(0, limits.duplicatesMax));
    await sql`analyze posts`.execute(server.db);
    for (const key of ['title_key', 'text_key']) {
      const { rows } = await sql<
        Record<string, string>
      >`explain select id from posts where creator_id = ${creator.userId}
        and client_id <> ${body.clientId}::uuid and not archived
        and ${sql.ref(key)} = letters_key(${title}::text)
        order by id desc limit 5`.execute(server.db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`posts_by_${key}`);
    }
  });
});
