import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { escalateAppeals } from '#server/modules/appeals/index.ts';
import { appealed, claimAppeal, decideAppeal, rejectedPost } from '../fixtures/appeal-fixtures.ts';
import {
  type Creator,
  type PublishingServer,
  signInApproved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines } from '../harness/test-server.ts';

type Moderator = Awaited<ReturnType<typeof signInAsStaff>>;

const day = 24 * 3600;

describe.each(engines)('the queue of appeals on %s', (engine) => {
  let { server, staff: anita } = {} as PublishingServer;
  let raghav: Moderator;
  let creator: Creator;

  beforeAll(async () => {
    ({ server, staff: anita } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await server.db.deleteFrom('appeals').execute();
    server.mail.sent.length = 0;
    // Sessions of staff end after some hours.
    anita = await signInAsStaff(server);
    raghav = await signInAsStaff(server);
    creator = await signInApproved(server);
  });

  async function appeal(more?: Parameters<typeof rejectedPost>[2]): Promise<string> {
    const { appealId } = await appealed(creator, await rejectedPost(creator, anita, more));
    server.clock.advance(60);
    return appealId;
  }
  const list = async (by: Moderator, filters: object, more: object = {}) =>
    (await by.call('getAppeals', { body: { filters, ...more } as never })).data;
  const ids = async (by: Moderator, filters: object) =>
    (await list(by, filters))?.rows.map(({ appealId }) => appealId);
  const statistics = async (days: 30 | 90) =>
    (await raghav.call('getAppealStatistics', { body: { days } })).data;

  it('lists open appeals by their due time, page by page', async () => {
    const [first, second] = [await appeal(), await appeal()];
    expect(await ids(raghav, { state: 'open' })).toEqual([first, second]);
    const page = await list(raghav, { state: 'open' }, { pageSize: 1 });
    const cursor = new URLSearchParams(page?.nextPageUrl?.split('?')[1]).get('cursor');
    const next = await raghav.call('getAppeals', {
      body: { filters: { state: 'open' }, pageSize: 1 },
      query: { cursor: String(cursor) },
    });
    expect(next.data).toMatchObject({ rows: [{ appealId: second }], nextPageUrl: null });
  });

  it('marks own decisions and leaves them out of what is available', async () => {
    const [own, other] = [await appeal(), await appeal()];
    await claimAppeal(raghav, other);
    const lea = await signInAsStaff(server);
    const rows = (await list(anita, { state: 'open' }))?.rows;
    expect(rows?.map(({ isOwnDecision }) => isOwnDecision)).toEqual([true, true]);
    expect(await ids(anita, { state: 'open', available: true })).toEqual([]);
    expect(await ids(lea, { state: 'open', available: true })).toEqual([own]);
    expect(await ids(raghav, { state: 'open', available: true })).toEqual([own, other]);
    expect((await list(lea, { state: 'open' }))?.rows[1]?.claim).toMatchObject({
      userId: raghav.userId,
      isMine: false,
    });
  });

  it('filters by format and language', async () => {
    const one = await appeal();
    expect(await ids(raghav, { state: 'open', language: 'hi' })).toEqual([one]);
    expect(await ids(raghav, { state: 'open', language: 'ta' })).toEqual([]);
    expect(await ids(raghav, { state: 'open', format: 'FORMAT_ARTICLE' })).toEqual([one]);
    expect(await ids(raghav, { state: 'open', format: 'FORMAT_VIDEO' })).toEqual([]);
  });

  it('keeps decided appeals, the newest first', async () => {
    const [first, second] = [await appeal(), await appeal()];
    for (const appealId of [second, first]) {
      await claimAppeal(raghav, appealId);
      await decideAppeal(raghav, appealId, 'upheld');
      server.clock.advance(1);
    }
    expect(await ids(raghav, { state: 'decided' })).toEqual([first, second]);
    expect(await ids(raghav, { state: 'open' })).toEqual([]);
  });

  it('counts the share overturned by reason', async () => {
    const [both, single] = [
      await appeal({ reasons: ['fake-news', 'hate-speech'] }),
      await appeal({ reasons: ['fake-news'] }),
    ];
    await appeal();
    await claimAppeal(raghav, both);
    await decideAppeal(raghav, both, 'overturned');
    server.clock.advance(16 * day);
    raghav = await signInAsStaff(server);
    await claimAppeal(raghav, single);
    await decideAppeal(raghav, single, 'upheld');
    expect(await statistics(30)).toEqual({
      days: 30,
      decided: 2,
      overturned: 1,
      late: 1,
      open: 1,
      overdue: 1,
      rows: [
        { subject: 'post', reason: 'fake-news', decided: 2, overturned: 1 },
        { subject: 'post', reason: 'hate-speech', decided: 1, overturned: 1 },
      ],
    });
    server.clock.advance(20 * day);
    raghav = await signInAsStaff(server);
    expect(await statistics(30)).toMatchObject({ decided: 1, overturned: 0 });
    expect(await statistics(90)).toMatchObject({ decided: 2, overturned: 1 });
  });

  it('notifies administrators once of appeals with less than two days left', async () => {
    const admin = await signInAsStaff(server);
    await server.db
      .updateTable('people')
      .set({ permissions: [...rolePermissions.staff, 'MANAGE_STAFF'] })
      .where('id', '=', admin.userId)
      .execute();
    const appealId = await appeal();
    await escalateAppeals(server.deps);
    expect(server.mail.sent).toEqual([]);
    server.clock.advance(13 * day);
    await Promise.all([1, 2].map(() => escalateAppeals(server.deps)));
    await escalateAppeals(server.deps);
    const [mail, ...more] = server.mail.sent.filter(({ to }) => to === admin.email);
    expect(mail?.subject).toBe('Appeals need a decision soon: 1');
    expect(mail?.text).toContain('/app/appeals?only=escalated');
    expect(more, 'nothing is sent twice').toEqual([]);
    expect(server.mail.sent.map(({ to }) => to)).not.toContain(raghav.email);
    raghav = await signInAsStaff(server);
    expect(await ids(raghav, { state: 'open', escalated: true })).toEqual([appealId]);
  });

  it('marks no appeal as notified while there is nobody to mail', async () => {
    await server.db
      .updateTable('people')
      .set({ permissions: [...rolePermissions.staff] })
      .where('role', '=', 'staff')
      .execute();
    const appealId = await appeal();
    server.clock.advance(13 * day + 1);
    server.mail.sent.length = 0;
    await escalateAppeals(server.deps);
    await escalateAppeals({ ...server.deps, mail: { ...server.mail, isAvailable: false } });
    const untold = await server.db
      .selectFrom('appeals')
      .select(['id', 'escalated_at'])
      .executeTakeFirst();
    expect(untold).toEqual({ id: appealId, escalated_at: null });
    raghav = await signInAsStaff(server);
    expect(await ids(raghav, { state: 'open', escalated: true })).toEqual([appealId]);
    await server.db
      .updateTable('people')
      .set({ permissions: [...rolePermissions.staff, 'MANAGE_STAFF'] })
      .where('id', '=', raghav.userId)
      .execute();
    await escalateAppeals(server.deps);
    expect(server.mail.sent.map(({ to }) => to)).toEqual([raghav.email]);
  });

  it('appears among the work that waits', async () => {
    await appeal();
    const { data } = await raghav.call('getStaffOverview');
    expect(data?.rows.find(({ kind }) => kind === 'appeals')).toMatchObject({
      count: 1,
      overdue: 0,
    });
  });
});
