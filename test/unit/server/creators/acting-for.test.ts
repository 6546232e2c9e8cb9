import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '#domain/permissions/permissions.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { article, on, saved, upsert } from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Person = ContractClient & { userId: string };
type Post = Awaited<ReturnType<typeof saved>>;

/** The agency of a creator, and the creator's state. */
type Situation =
  | 'own creator'
  | 'blocked creator'
  | 'creator who left'
  | 'creator of another agency'
  | 'creator of none';

/** Every call with the person that it acts for. */
const calls: Record<
  string,
  (by: ContractClient, creator: Person, post: Post) => Promise<{ status: number }>
> = {
  'upsertPost: a new one': (by, { userId }) => upsert(by, article(), { userId }),
  'upsertPost: save': (by, { userId }, post) =>
    upsert(by, on(post, 'save', { title: 'एजेंसी से' }), { userId }),
  'upsertPost: submit': (by, { userId }, post) => upsert(by, on(post, 'submit'), { userId }),
  'upsertPost: archive': (by, { userId }, post) => upsert(by, on(post, 'archive'), { userId }),
  'upsertPost: delete': (by, { userId }, post) => upsert(by, on(post, 'delete'), { userId }),
  'upsertPost: publish': (by, { userId }, post) => upsert(by, on(post, 'publish'), { userId }),
  getPostByFilter: (by, { userId }) =>
    by.call('getPostByFilter', { body: { filters: {}, userId } }),
  'getPostByFilter: by its filter': (by, { userId }) =>
    by.call('getPostByFilter', { body: { filters: { creatorUserId: userId } } }),
  getPostById: (by, { userId }, { postUID }) =>
    by.call('getPostById', { path: { postId: postUID }, body: { userId } }),
  'getPostById: by its clientId': (by, { userId }, { clientId }) =>
    by.call('getPostById', { path: { postId: clientId }, body: { userId } }),
  'getPostById: without saying for whom': (by, _, { postUID }) =>
    by.call('getPostById', { path: { postId: postUID }, body: {} }),
  getPostHistory: (by, { userId }, { postUID }) =>
    by.call('getPostHistory', { body: { postUID, userId } }),
  findDuplicates: (by, { userId }, { clientId }) =>
    by.call('findDuplicates', { body: { clientId, title: 'बारिश', textContent: '', userId } }),
  getPostVersions: (by, { userId }, { postUID }) =>
    by.call('getPostVersions', { body: { postUID, userId } }),
  getPostVersion: (by, { userId }, { postUID, revision }) =>
    by.call('getPostVersion', { body: { postUID, revision, userId } }),
  getQuickAnalytics: (by, { userId }) => by.call('getQuickAnalytics', { query: { userId } }),
  getEngagementTrend: (by, { userId }) => by.call('getEngagementTrend', { query: { userId } }),
  getPostAnalytics: (by, { userId }, { postUID }) =>
    by.call('getPostAnalytics', { query: { postUID, userId } }),
  getProfileDetails: (by, { userId }) => by.call('getProfileDetails', { query: { userId } }),
};

const everyCall = (status: number) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, status]));
const writes = ['a new one', 'save', 'submit', 'archive', 'delete'].map(
  (name) => `upsertPost: ${name}`,
);
const everyWrite = (status: number) => Object.fromEntries(writes.map((name) => [name, status]));
const unsaid = { 'getPostById: without saying for whom': 404 };
/** Publishing is not for an agency, and a draft is not published. */
const unpublished = { 'upsertPost: publish': 409 };

const whenTheirs = { ...everyCall(200), ...unsaid, ...unpublished };
const everyCallOf = (some: object, status: number) =>
  Object.fromEntries(Object.keys(some).map((name) => [name, status]));
/** What staff read of anybody. */
const readByStaff = {
  ...everyCallOf(unsaid, 200),
  'getPostByFilter: by its filter': 200,
  getQuickAnalytics: 200,
  getEngagementTrend: 200,
  getPostAnalytics: 200,
  getProfileDetails: 200,
};
const whenOthers = { ...everyCall(403), ...unsaid };

describe.each(engines)('acting for a creator on %s', (engine) => {
  let server: TestServer;
  let agency: Person;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    agency = await signInAs(server, { role: 'agency' });
  });

  const place = (creator: Person, agencyId: string | null) =>
    server.db
      .updateTable('people')
      .set({ agency_id: agencyId })
      .where('id', '=', creator.userId)
      .execute();

  async function creatorWith(agencyId: string | null = agency.userId): Promise<Person> {
    const creator = await signInAs(server, { role: 'creator', position: { work: 'approved' } });
    await place(creator, agencyId);
    return creator;
  }

  async function situated(situation: Situation): Promise<{ creator: Person; post: Post }> {
    const other = await signInAs(server, { role: 'agency' });
    const creator = await creatorWith();
    const post = await saved(creator);
    if (situation === 'blocked creator') {
      const staff = await signInAs(server, { role: 'staff' });
      const body = {
        creatorUserId: creator.userId,
        action: 'block',
        reason: 'copied-content',
      } as const;
      expect((await staff.call('blockCreator', { body })).status).toBe(200);
    }
    if (situation === 'creator who left' || situation === 'creator of none')
      await place(creator, null);
    if (situation === 'creator of another agency') await place(creator, other.userId);
    return { creator, post };
  }

  /** Each call on a creator and a post of its own. */
  async function answers(situation: Situation, who: () => Promise<ContractClient>) {
    const found: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) {
      const { creator, post } = await situated(situation);
      found[name] = (await call(await who(), creator, post)).status;
    }
    return found;
  }

  const asAgency = async () => agency;
  const asStaff =
    (...permissions: Permission[]) =>
    async () =>
      signInAs(server, { role: 'staff', permissions: [...rolePermissions.staff, ...permissions] });

  it.each<[string, Situation, Record<string, number>]>([
    ['its own', 'own creator', whenTheirs],
    ['its own that is blocked', 'blocked creator', { ...whenTheirs, ...everyWrite(403) }],
    ['one who left it', 'creator who left', whenOthers],
    ['one of another agency', 'creator of another agency', whenOthers],
  ])('is for an agency to do for %s', async (_, situation, expected) => {
    expect(await answers(situation, asAgency)).toEqual(expected);
  });

  it('is not for creators to do, one for the other', async () => {
    const other = await creatorWith();
    expect(await answers('own creator', async () => other)).toEqual(whenOthers);
  });

  it('is for staff to do with the permission, for creators of agencies', async () => {
    const permitted = asStaff('MANAGE_AGENCY_CREATORS');
    expect(await answers('own creator', permitted)).toEqual({
      ...whenTheirs,
      ...everyCallOf(unsaid, 200),
    });
    expect(await answers('creator of none', permitted)).toEqual({ ...whenOthers, ...readByStaff });
  });

  it('is read-only for staff without the permission', async () => {
    expect(await answers('own creator', asStaff())).toEqual({ ...whenOthers, ...readByStaff });
  });

  it('creates a post of the creator, records the agency, and allows both the same', async () => {
    const creator = await creatorWith();
    const { userId } = creator;
    const { data: created } = await upsert(agency, article(), { userId });
    expect(created?.post).toMatchObject({ creator: { userId }, state: 'CREATED' });
    expect(created?.post.actions).toEqual(['save', 'submit', 'archive', 'delete']);
    const { data: own } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(own.rows).toMatchObject([
      { postUID: created?.post.postUID, actions: created?.post.actions },
    ]);
    const sent = await upsert(agency, on(created?.post as Post, 'submit'), { userId });
    expect(sent.data?.post.state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
    const postUID = String(created?.post.postUID);
    const history = await creator.call('getPostHistory', { body: { postUID } });
    expect(history.data.rows).toMatchObject([{ action: 'submit', by: 'agency', byName: null }]);
    const [event] = await server.db
      .selectFrom('post_events')
      .where('post_id', '=', postUID)
      .selectAll()
      .execute();
    expect(event?.by_person).toBe(agency.userId);
    expect((await agency.call('getPostByFilter', { body: { filters: {} } })).data.rows).toEqual([]);
  });

  it('waits for the approval of the creator, not of the agency', async () => {
    const creator = await signInAs(server, { role: 'creator', position: { work: 'pending' } });
    await place(creator, agency.userId);
    const { status, error } = await upsert(agency, article({ action: 'submit' }), {
      userId: creator.userId,
    });
    expect([status, error.code]).toEqual([409, 'profile-not-approved']);
    expect(error.post).toMatchObject({ state: 'CREATED', creator: { userId: creator.userId } });
  });

  it('meets the one post of a clientId that both know', async () => {
    const creator = await creatorWith();
    const post = article();
    const [first, second] = await Promise.all([
      upsert(creator, post),
      upsert(agency, post, { userId: creator.userId }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.data?.post.postUID).toBe(second.data?.post.postUID);
  });

  it('shows pictures of both, and keeps them when the creator continues', async () => {
    const creator = await creatorWith();
    const { userId } = creator;
    const file = await photo({ width: 80, height: 60 });
    const pictureOf = async (owner: ContractClient) => String((await upload(owner, file)).data?.id);
    const [ofCreator, ofAgency] = await Promise.all([pictureOf(creator), pictureOf(agency)]);
    const ofStranger = await pictureOf(await creatorWith());
    const textContent = [ofCreator, ofAgency, ofStranger]
      .map(
        (id) =>
          `<figure data-picture="${id}"><img src="x" alt=""><figcaption></figcaption></figure>`,
      )
      .join('');
    const written = await upsert(agency, article({ textContent }), { userId });
    const shown = (post?: Post) => post?.pictures.map(({ id }) => id);
    expect(shown(written.data?.post)).toEqual([ofCreator, ofAgency]);
    await place(creator, null);
    const again = await upsert(
      creator,
      on(written.data?.post as Post, 'save', { textContent, title: 'अकेले' }),
    );
    expect(shown(again.data?.post)).toEqual([ofCreator, ofAgency]);
    const fresh = await upsert(creator, article({ textContent }));
    expect(shown(fresh.data?.post)).toEqual([ofCreator]);
  });
});
