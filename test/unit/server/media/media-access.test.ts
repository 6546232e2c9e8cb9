import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photo } from '#test/factories/sample-photo.ts';
import { openConflict } from '../fixtures/account-fixtures.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { article, done, on, type Post, upsert, withPublisher } from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { sentVideo } from '../fixtures/video-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Person = ContractClient & { userId: string };

const forEverybody = 'public, max-age=31536000, s-maxage=3600, immutable';
const forOne = 'private, max-age=86400, immutable';
const forNobody = 'private, no-store';

describe.each(engines)('pictures and videos on %s', (engine) => {
  let server: TestServer;
  let publisher: Awaited<ReturnType<typeof withPublisher>>;
  let people: Record<'owner' | 'agency' | 'staff' | 'another' | 'otherAgency', Person>;
  let stranger: ContractClient;
  let file: Buffer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    publisher = await withPublisher(server);
    file = await photo({ width: 80, height: 60 });
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await publisher.reset();
    const approved = { role: 'creator', position: { work: 'approved' } } as const;
    people = {
      owner: await signInAs(server, approved),
      agency: await signInAs(server, { role: 'agency' }),
      staff: await signInAs(server, { role: 'staff' }),
      another: await signInAs(server, approved),
      otherAgency: await signInAs(server, { role: 'agency' }),
    };
    await inAgency(people.owner, people.agency);
    stranger = server.client();
  });

  const inAgency = ({ userId }: Person, agency: Person | null) =>
    server.db
      .updateTable('people')
      .set({ agency_id: agency?.userId ?? null })
      .where('id', '=', userId)
      .execute();
  const pictureOf = async (owner: ContractClient) => String((await upload(owner, file)).data?.id);

  /**
   * What a picture at its stored size, one of its sizes and a HEAD request are answered; one answer
   * where all agree.
   */
  async function lookAt(id: string, by: ContractClient, query: Record<string, string> = {}) {
    const name = `${id}.jpg`;
    const search = new URLSearchParams(query);
    const cookie = [...by.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answers = [
      await by.call('getPictureOriginal', { path: { file: name }, query }),
      await by.call('getPicture', { path: { size: '96x96_80', file: name }, query }),
      await server.app.inject({
        method: 'HEAD',
        url: `/pictures/${name}?${search}`,
        headers: { cookie },
      }),
    ].map((reply) => [
      'status' in reply ? reply.status : reply.statusCode,
      reply.headers['cache-control'],
    ]);
    expect(new Set(answers.map(String)).size, String(answers)).toBe(1);
    return answers[0];
  }

  const galleryOf = (ids: string[]) =>
    article({
      format: 'FORMAT_GALLERY',
      textContent: '',
      madeWithAi: false,
      pictures: ids.map((id) => ({ id, caption: 'खेत' })),
    });

  async function published(post: Post): Promise<Post> {
    const sent = await done(people.owner, on(post, 'submit'));
    await done(people.staff, on(sent, 'publish'));
    await publisher.drain();
    const { data } = await people.owner.call('getPostById', {
      path: { postId: post.postUID },
      body: {},
    });
    return data as Post;
  }

  it('of drafts are visible to owner, agency and staff only', async () => {
    const id = await pictureOf(people.owner);
    await done(people.owner, galleryOf([id, await pictureOf(people.owner)]));
    for (const who of ['owner', 'agency', 'staff'] as const)
      expect([who, await lookAt(id, people[who])]).toEqual([who, [200, forOne]]);
    for (const who of [people.another, people.otherAgency, stranger])
      expect(await lookAt(id, who)).toEqual([404, forNobody]);
    const unknown = crypto.randomUUID();
    expect(await lookAt(unknown, people.staff)).toEqual([404, forNobody]);
    const [refused, absent] = await Promise.all(
      [id, unknown].map((name) =>
        stranger.call('getPictureOriginal', { path: { file: `${name}.jpg` } }),
      ),
    );
    expect(refused?.error).toEqual(absent?.error);
  });

  it('are for everybody while readers see them, until a take-down', async () => {
    const [shown, spare] = [await pictureOf(people.owner), await pictureOf(people.owner)];
    const post = await published(
      await done(people.owner, galleryOf([shown, await pictureOf(people.owner)])),
    );
    expect(post.state).toBe('PUBLISHED');
    expect(await lookAt(shown, stranger)).toEqual([200, forEverybody]);
    expect(await lookAt(spare, stranger)).toEqual([404, forNobody]);
    const changed = await done(people.owner, {
      ...galleryOf([spare, await pictureOf(people.owner)]),
      ...on(post, 'save'),
    });
    expect(await lookAt(shown, stranger), 'readers still see it').toEqual([200, forEverybody]);
    expect(await lookAt(spare, stranger), 'not published yet').toEqual([404, forNobody]);
    await done(people.staff, on(changed, 'unpublish', { reasons: ['fake-news'] }));
    expect(await lookAt(shown, stranger)).toEqual([404, forNobody]);
    expect(await lookAt(shown, people.owner)).toEqual([200, forOne]);
  });

  it('that are public but unavailable now are not cached', async () => {
    const id = await pictureOf(people.owner);
    await published(await done(people.owner, galleryOf([id, await pictureOf(people.owner)])));
    const { storage } = server.deps;
    const failures = [
      { code: 'ENFILE', status: 507 },
      { code: 'ECONNREFUSED', status: 503 },
      { code: 'EIO', status: 500 },
    ];
    for (const { code, status } of failures) {
      const fail = () => Promise.reject(Object.assign(new Error(code), { code }));
      server.deps.storage = { ...storage, get: fail, read: fail };
      expect(await lookAt(id, stranger)).toEqual([status, 'no-store']);
    }
    server.deps.storage = storage;
    expect(await lookAt(id, stranger)).toEqual([200, forEverybody]);
  });

  it('go to the publisher by signed addresses, which end and fit one file only', async () => {
    const [id, other] = [await pictureOf(people.owner), await pictureOf(people.owner)];
    const words =
      `<p>खेत src="/pictures/${other}.jpg"</p><figure data-picture="${id}">` +
      `<img src="/pictures/1080x0_75/${id}.jpg"><figcaption>खेत</figcaption></figure>`;
    const draft = await done(people.owner, article({ textContent: words }));
    const sent = await done(people.owner, on(draft, 'submit'));
    const seen: unknown[] = [];
    publisher.onHandOver = async () => {
      const { pictures, html } = publisher.handedOver[0] ?? { pictures: [], html: '' };
      const query = Object.fromEntries(new URL(`http://host${pictures[0]?.url}`).searchParams);
      seen.push(await lookAt(id, stranger, query), await lookAt(other, stranger, query));
      seen.push(
        await lookAt(id, stranger, { ...query, expires: String(Number(query.expires) + 1) }),
      );
      const [, address = ''] = /<img src="([^"]+)"/.exec(html) ?? [];
      const reply = await server.app.inject(address.replaceAll('&amp;', '&'));
      seen.push([reply.statusCode, html.includes(`${other}.jpg?`)]);
      server.clock.advance(24 * 3600);
      seen.push(await lookAt(id, stranger, query));
    };
    await done(people.staff, on(sent, 'publish'));
    await publisher.drain();
    expect(seen).toEqual([
      [200, forNobody],
      [404, forNobody],
      [404, forNobody],
      [200, false],
      [404, forNobody],
    ]);
    expect(await lookAt(id, stranger)).toEqual([200, forEverybody]);
  });

  it('of an agency are visible to the creator of the post, in versions too', async () => {
    const ids = [await pictureOf(people.agency), await pictureOf(people.agency)];
    const [id = ''] = ids;
    const { userId } = people.owner;
    const { data } = await upsert(
      people.agency,
      { ...galleryOf(ids), action: 'submit' },
      { userId },
    );
    if (!data) throw new Error('The post was not sent.');
    expect(await lookAt(id, people.owner)).toEqual([200, forOne]);
    const sent = data.post;
    await done(people.staff, on(sent, 'reject', { reasons: ['duplicate-post'] }));
    const { data: again } = await people.owner.call('getPostById', {
      path: { postId: sent.postUID },
      body: {},
    });
    const own = [await pictureOf(people.owner), await pictureOf(people.owner)];
    await done(people.owner, { ...galleryOf(own), ...on(again as Post, 'save') });
    expect(await lookAt(id, people.owner), 'of the version that was sent').toEqual([200, forOne]);
    await inAgency(people.owner, people.otherAgency);
    expect(await lookAt(own[0] ?? '', people.agency), 'of a creator who left').toEqual([
      404,
      forNobody,
    ]);
    expect(await lookAt(id, people.otherAgency), 'of the creator who came').toEqual([200, forOne]);
  });

  it('of people are for everybody once the profile is approved or readers see a post', async () => {
    const newcomer = await signInAs(server, { role: 'creator' });
    const id = await pictureOf(newcomer);
    const set = (values: object) =>
      server.db.updateTable('people').set(values).where('id', '=', newcomer.userId).execute();
    await set({ picture_id: id });
    expect(await lookAt(id, stranger)).toEqual([404, forNobody]);
    expect(await lookAt(id, newcomer)).toEqual([200, forOne]);
    await set({
      position: JSON.stringify({ phone: 'verified', work: 'approved', accountStatus: 'active' }),
    });
    expect(await lookAt(id, stranger)).toEqual([200, forEverybody]);
  });

  it('of an account in a choice are visible during the choice', async () => {
    const { person, holder } = await openConflict(server);
    const id = await pictureOf(holder);
    await server.db
      .updateTable('people')
      .set({ picture_id: id })
      .where('id', '=', holder.userId)
      .execute();
    expect(await lookAt(id, person)).toEqual([200, forOne]);
    expect(await lookAt(id, people.another)).toEqual([404, forNobody]);
    await person.call('accountLinking', { body: { user: { userId: person.userId } } });
    expect(await lookAt(id, person)).toEqual([404, forNobody]);
  });

  it('play by ranges for people who may fetch a video, only for them', async () => {
    const posterId = await pictureOf(people.owner);
    const id = await sentVideo(people.owner, mp4());
    const play = async (by: ContractClient, query = {}) => {
      const reply = await by.call('getVideoFile', {
        path: { file: `${id}.mp4` },
        headers: { range: 'bytes=0-99' },
        query,
      });
      return [reply.status, reply.headers['cache-control']];
    };
    const post = article({
      format: 'FORMAT_VIDEO',
      textContent: '',
      madeWithAi: false,
      videoId: id,
      posterId,
    });
    const draft = await done(people.owner, post);
    expect([await play(people.owner), await play(people.agency), await play(people.staff)]).toEqual(
      [
        [206, forOne],
        [206, forOne],
        [206, forOne],
      ],
    );
    expect([await play(stranger), await play(people.another)]).toEqual([
      [404, forNobody],
      [404, forNobody],
    ]);
    let handedOver: unknown;
    publisher.onHandOver = async () => {
      const { searchParams } = new URL(`http://host${publisher.handedOver[0]?.video?.url}`);
      handedOver = await play(stranger, Object.fromEntries(searchParams));
    };
    await published(draft);
    expect(handedOver).toEqual([206, forNobody]);
    expect([await play(stranger), await lookAt(posterId, stranger)]).toEqual([
      [206, forEverybody],
      [200, forEverybody],
    ]);
  });
});
