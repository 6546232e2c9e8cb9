import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignStatuses } from '#domain/announcements/campaign.ts';
import { contentLanguages } from '#domain/language/languages.ts';
import { formatRules, postFormats } from '#domain/post/post-formats.ts';
import { postStates } from '#domain/post/post-states.ts';
import { rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import { workKinds } from '#domain/staff/work-kinds.ts';
import { creatorMachine } from '#machines/lifecycle/creator.ts';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { createSandbox, staffAccount } from '#server/http/sandbox/sandbox.ts';
import {
  sanitizeArticle,
  sanitizeDescription,
} from '#server/modules/posts/content/article-sanitizer.ts';
import { findMissingMedia } from '#server/modules/posts/content/validate-media.ts';
import { demoAgencies } from '#server/seed/demo/agencies.ts';
import { seedDemo } from '#server/seed/demo/demo.ts';
import { resendingCreator } from '#server/seed/demo/duplicate-post.ts';
import { demoPublishers, demoSources } from '#server/seed/demo/sources.ts';
import { demoCreators } from '#server/seed/people/news-writers.ts';
import { newcomerPhone } from '#server/seed/people/story-writers.ts';
import { sandboxCode } from '../fixtures/provider-visit.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const { email, password } = staffAccount;
const staffLogin = { email, password };
describe.each(engines)('the demo on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await seedDemo(server.deps, 'demo');
  });
  afterAll(() => server?.stop());

  const counted = async (table: 'people' | 'posts' | 'pictures' | 'identities') => {
    const rows = await server.db.selectFrom(table).select('id').execute();
    return rows.length;
  };

  it('is written once, however often the server starts', async () => {
    const tables = ['people', 'posts', 'pictures', 'identities'] as const;
    const before = await Promise.all(tables.map(counted));
    await seedDemo(server.deps, 'demo');
    expect(await Promise.all(tables.map(counted))).toEqual(before);
    // And the newcomer, and five members of staff.
    expect(before[0]).toBe(demoCreators.length + demoAgencies.length + 6);
  });

  it('has invoices in every state, with rates to price them by', async () => {
    const invoices = await server.db.selectFrom('invoices').select(['state', 'number']).execute();
    expect(new Set(invoices.map(({ state }) => state))).toEqual(new Set(invoiceStates));
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
    const cards = await server.db.selectFrom('rate_cards').select('payment_type').execute();
    expect(cards.map(({ payment_type }) => payment_type).sort()).toEqual(['ICC', 'OGC']);
  });

  it('has posts in every language and every state that lasts', async () => {
    const rows = await server.db.selectFrom('posts').select(['state', 'language']).execute();
    expect(new Set(rows.map(({ language }) => language))).toEqual(
      new Set(contentLanguages.map(({ isoCode }) => isoCode)),
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(postStates.filter((state) => state !== 'PENDING')),
    );
    expect(rows.length).toBeGreaterThanOrEqual(2000);
  });

  /** Nothing of an erased account could be shown. */
  const notShown = ['erased'];

  it('has creators of every type, approval and bank status', async () => {
    const rows = await server.db
      .selectFrom('people')
      .where('role', '=', 'creator')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(60);
    const different = (of: (row: (typeof rows)[number]) => unknown) => new Set(rows.map(of));
    expect(different((row) => row.creator_type)).toEqual(new Set(['UGC', 'ICC', 'OGC']));
    expect(different((row) => row.payment_type)).toEqual(new Set([null, 'ICC', 'OGC']));
    for (const region of ['work', 'bank', 'accountStatus'] as const) {
      const states = Object.keys(creatorMachine.states[region]?.states ?? {});
      const shown = states.filter((state) => !notShown.includes(state));
      expect(different(({ position }) => position[region])).toEqual(new Set(shown));
    }
  });

  it('has posts of every format, with reasons that fit their format', async () => {
    const rows = await server.db
      .selectFrom('posts')
      .select(['format', 'rejection', 'restriction'])
      .execute();
    expect(new Set(rows.map(({ format }) => format))).toEqual(new Set(postFormats));
    for (const { format, rejection, restriction } of rows) {
      const reasons = rejection?.reasons ?? restriction?.reasons;
      if (!reasons) continue;
      expect(reasons.length).toBeGreaterThan(0);
      expect(rejectionReasonsFor(format)).toEqual(expect.arrayContaining(reasons));
    }
  });

  it('counts for every post what its days count', async () => {
    const { rows } = await sql`select id from posts left join (
        select post_id, sum(views) as views, sum(impressions) as impressions,
          sum(likes) as likes, sum(shares) as shares, sum(comments) as comments
        from engagement_days group by post_id
      ) as day on post_id = id
      where (posts.views, posts.impressions, posts.likes, posts.shares, posts.comments)
        is distinct from (coalesce(day.views, 0), coalesce(day.impressions, 0),
          coalesce(day.likes, 0), coalesce(day.shares, 0),
          coalesce(day.comments, 0))`.execute(server.db);
    expect(rows).toEqual([]);
    const [meera] = demoCreators;
    const creator = await server.signIn(meera?.phone);
    const trend = await creator.call('getEngagementTrend');
    expect(trend.data.days.filter(({ views }) => views > 0).length).toBeGreaterThan(20);
    const board = await creator.call('getLeaderboard');
    expect(board.data.rows.length).toBe(20);
  });

  it("has a readers' version of every published post, and no open jobs", async () => {
    const { rows } =
      await sql`select id from posts where (live = 'PUBLISHED') <> (published is not null)
      or (live = 'TAKEN_DOWN' and withdrawn_at is null) or state = 'PENDING'`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('has for staff bank details, campaigns, cards, a wall of fame and a history', async () => {
    const staff = server.client();
    await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    for (const status of ['pending', 'approved', 'rejected']) {
      const { data } = await staff.call('getBankDetailsByFilter', {
        body: { filters: { status } },
      });
      expect(data.rows.length, status).toBeGreaterThan(0);
      const query = { userId: String(data.rows[0]?.creatorUserId) };
      const { data: bank } = await staff.call('getBankDetails', { query });
      expect(bank.history.at(-1)?.action).toBe(status === 'pending' ? 'submitted' : status);
    }
    const campaigns = (await staff.call('listCampaigns')).data.rows;
    expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(campaignStatuses));
    expect((await staff.call('getCommConfig')).data.rows.length).toBeGreaterThan(2);
    expect((await staff.call('getDhTags')).data.length).toBeGreaterThan(5);
    const wall = await staff.call('getFeaturedPosts', { body: {} });
    expect(new Set(wall.data.rows.map(({ language }) => language)).size).toBe(
      contentLanguages.length,
    );
    const postUID = String(wall.data.rows[0]?.postUID);
    const history = await staff.call('getPostHistory', { body: { postUID } });
    expect(history.data.rows.map(({ action }) => action)).toEqual([
      'handed-over',
      'publish',
      'submit',
    ]);
  });

  it('has work of every kind waiting, some overdue, and entries of the audit trail', async () => {
    const staff = server.client();
    await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    const { rows } = (await staff.call('getStaffOverview')).data;
    expect(rows.map(({ kind }) => kind)).toEqual([...workKinds]);
    for (const { kind, count, overdue } of rows)
      expect([kind, count > 0, overdue > 0]).toEqual([kind, true, true]);
    const members = (await staff.call('getStaffMembers', { body: { filters: {} } })).data.rows;
    expect(new Set(members.map(({ accountStatus }) => accountStatus))).toEqual(
      new Set(['active', 'blocked']),
    );
    const deactivated = members.find(({ accountStatus }) => accountStatus === 'blocked');
    const filters = { subjectKind: 'staff', subjectId: String(deactivated?.staffUserId) };
    const trail = await staff.call('getAuditTrail', { body: { filters } });
    expect(trail.data.rows.map(({ operation }) => operation)).toEqual([
      'deactivateStaffMember',
      'addStaffMember',
    ]);
  });

  it('has a post in review whose suspected original is shown beside it', async () => {
    const staff = server.client();
    await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    const { id: postUID, title } = await server.db
      .selectFrom('posts')
      .innerJoin('people', 'people.id', 'posts.creator_id')
      .where('people.handle', '=', resendingCreator)
      .orderBy('posts.created_at', 'desc')
      .select(['posts.id', 'posts.title'])
      .executeTakeFirstOrThrow();
    const { data } = await staff.call('getReviewContext', { body: { postUID } });
    expect(data).toMatchObject({
      duplicates: [{ sameTitle: true, sameText: true, post: { title, state: 'PUBLISHED' } }],
      suggestedReasons: ['duplicate-post'],
    });
  });

  it('has texts that the sanitiser would leave as they are', async () => {
    const rows = await server.db
      .selectFrom('posts')
      .select(['format', 'html', 'pictures'])
      .execute();
    for (const { format, html, pictures } of rows) {
      const known = new Map(
        pictures.map(({ id, url, width, height }) => [id, { url, width, height }]),
      );
      const clean =
        format === 'FORMAT_ARTICLE'
          ? sanitizeArticle(html, (id) => known.get(id) ?? null)
          : sanitizeDescription(html);
      expect(clean.html).toBe(html);
    }
  });

  it("has complete posts of every format with their creators' media", async () => {
    const rows = await server.db
      .selectFrom('posts')
      .where('state', '<>', 'CREATED')
      .selectAll()
      .execute();
    for (const {
      format,
      pictures,
      video,
      image_kind: imageKind,
      made_with_ai: madeWithAi,
    } of rows) {
      const said = { imageKind, madeWithAi };
      expect([format, findMissingMedia(formatRules[format], { pictures, video }, said)]).toEqual([
        format,
        {},
      ]);
    }
    const { rows: foreign } = await sql`select posts.id from posts
      left join videos on videos.id = (video ->> 'id')::uuid and videos.owner_id = creator_id
      left join pictures on pictures.id = (cover ->> 'id')::uuid and pictures.owner_id = creator_id
      where (video is not null and videos.id is null)
        or (cover is not null and pictures.id is null)`.execute(server.db);
    expect(foreign).toEqual([]);
    const { id } =
      rows.find(({ format, live }) => format === 'FORMAT_VIDEO' && live === 'PUBLISHED')?.video ??
      {};
    const play = await server.client().call('getVideoFile', { path: { file: `${id}.mp4` } });
    expect([play.status, play.headers['content-type']]).toEqual([200, 'video/mp4']);
  });

  it('is shown to its creators and to staff as the contract says', async () => {
    const [meera] = demoCreators;
    const creator = await server.signIn(meera?.phone);
    const { data } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(data.rows.length).toBeGreaterThan(15);
    for (const { postUID } of data.rows.slice(0, 6)) {
      expect(
        (await creator.call('getPostById', { path: { postId: postUID }, body: {} })).status,
      ).toBe(200);
    }
    const profile = await creator.call('getProfileDetails');
    expect(profile.data).toMatchObject({ handle: meera?.handle, workApproval: 'approved' });
    const cover = data.rows.find((row) => row.cover)?.cover;
    const picture = await creator.call('getPicture', {
      path: { size: '320x180_70', file: `${cover?.id}.jpg` },
    });
    expect(picture.status).toBe(200);
    const staff = server.client();
    const login = await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    expect(login.status).toBe(200);
    const queue = await staff.call('getReviewQueue', { body: { filters: {} } });
    expect(queue.data.rows.length).toBeGreaterThan(2);
    const waiting = await staff.call('getWorkApprovalByFilter', { body: { approvalType: 'WORK' } });
    expect(waiting.data.rows.length).toBeGreaterThan(2);
  });

  it('has staff of every account status, work of most kinds, and saved views', async () => {
    const staff = server.client();
    await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    const { data } = await staff.call('getStaffMembers', { body: { filters: {} } });
    expect(new Set(data.rows.map(({ accountStatus }) => accountStatus))).toEqual(
      new Set(['active', 'blocked']),
    );
    const overview = await staff.call('getStaffOverview');
    const waiting = overview.data.rows.filter(({ count }) => count > 0);
    expect(waiting.length).toBeGreaterThan(3);
    const views = await staff.call('getSavedViews', { query: { list: 'creators' } });
    expect(views.data.rows).toHaveLength(2);
  });

  it('has publishers and sources, each crawled one with posts of its creator', async () => {
    const staff = server.client();
    await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    const publishers = await staff.call('getAccountByFilter', { body: {} });
    expect(publishers.data.rows).toHaveLength(demoPublishers.length);
    const { data } = await staff.call('getSourceByFilter', { body: {} });
    expect(data.rows).toHaveLength(demoSources.length);
    for (const { key, latestPostAt, convertedAt, creator } of data.rows) {
      expect(latestPostAt === null, key).toBe(convertedAt !== null);
      expect(creator.creatorType, key).toBe(convertedAt === null ? 'OGC' : 'ICC');
    }
    const owner = data.rows.find(({ key }) => key === 'jaipur-diary')?.creator;
    const [creator] = (
      await staff.call('listCreators', {
        body: { filters: { creatorUserId: String(owner?.creatorUserId) } },
      })
    ).data.rows;
    expect(creator?.crawlEnabled).toBe(true);
  });

  it('has agencies with creators, one of them with a sandbox login', async () => {
    const staff = server.client();
    await staff.call('login', { body: { loginType: 'INTERNAL', ...staffLogin } });
    const { data } = await staff.call('getAgencyByFilter', { body: {} });
    expect(data.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(demoAgencies.map(({ name }) => name)),
    );
    const { social } = createSandbox(server.clock, () => {});
    const [agency] = demoAgencies;
    const codeChallenge = createHash('sha256').update('v').digest('base64url');
    const person = await social.GOOGLE.exchange({
      code: sandboxCode('sandbox:google:3', { state: '', nonce: 'n', codeChallenge }),
      redirectUri: '/login',
      verifier: 'v',
      nonce: 'n',
    });
    expect(person.email).toBe(agency.email);
    const { data: own } = await staff.call('listCreators', {
      body: {
        filters: {
          agencyUserId: String(data.rows.find(({ name }) => name === agency.name)?.agencyUserId),
        },
      },
    });
    expect(own.rows.map(({ handle }) => handle).sort()).toEqual([...agency.creators].sort());
  });

  it('has an agency whose creators have posts of every state, earnings, invitations', async () => {
    const [agency] = demoAgencies;
    const { id } = await server.db
      .selectFrom('people')
      .where('role', '=', 'agency')
      .where('name', '=', agency.name)
      .select('id')
      .executeTakeFirstOrThrow();
    const posts = await server.db
      .selectFrom('posts')
      .innerJoin('people', 'people.id', 'posts.creator_id')
      .where('people.agency_id', '=', id)
      .select('state')
      .distinct()
      .execute();
    expect(new Set(posts.map(({ state }) => state))).toEqual(
      new Set(postStates.filter((state) => state !== 'PENDING')),
    );
    const earners = await server.db
      .selectFrom('engagement_days')
      .innerJoin('people', 'people.id', 'engagement_days.creator_id')
      .where('people.agency_id', '=', id)
      .where('people.payment_type', 'is not', null)
      .select('people.id')
      .distinct()
      .execute();
    expect(earners.length).toBeGreaterThan(1);
    const invitations = await server.db
      .selectFrom('agency_invitations')
      .where('agency_id', '=', id)
      .select(['answer', 'revoked_at'])
      .execute();
    expect(new Set(invitations.map(({ answer }) => answer))).toEqual(
      new Set([null, 'accept', 'decline']),
    );
  });

  it('has a person who has only just signed in', async () => {
    const newcomer = await server.signIn(newcomerPhone);
    const { data } = await newcomer.call('getCurrentUser');
    expect(data?.creatorState).toMatchObject({
      'phone-verification': 'approved',
      'profile-submission': 'false',
    });
  });
});
