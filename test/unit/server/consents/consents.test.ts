import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeEdition } from '#domain/consent/notices.ts';
import { deleteOldConsents } from '#server/modules/consents/index.ts';
import { eraseAccounts } from '#server/modules/own-data/closing/erase-accounts.ts';
import { sweepPosts } from '#server/modules/own-data/closing/sweep-posts.ts';
import { newId } from '#server/platform/database/ids.ts';
import { choose, openConflict, signInBySocial, verifyPhone } from '../fixtures/account-fixtures.ts';
import { madeInvitation } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { type Creator, signInApproved } from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const day = 24 * 3600;
const shown = { 'notice-shown': `${noticeEdition} hi` };
let counter = 0;

describe.each(engines)('the record of consents on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInApproved(server);
  });

  /** Without that of the profile, which the fixture has sent. */
  const list = async (client: ContractClient = creator) => {
    const { data } = await client.call('getConsents');
    return data.consents.filter(({ purpose }) => purpose !== 'profile');
  };
  const google = async (headers: Record<string, string>) => {
    const client = server.client();
    counter += 1;
    const token = `person:consents-${engine}-${counter}`;
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: token };
    const signIn = () => client.call('login', { body, headers });
    expect((await signIn()).status).toBe(200);
    return { client, signIn };
  };
  const rowsOf = (personId: string) =>
    server.db
      .selectFrom('consents')
      .where('person_id', '=', personId)
      .where('purpose', '<>', 'profile')
      .orderBy('number')
      .selectAll()
      .execute();
  const turn = (topic: 'invoices', isOn: boolean, client: ContractClient = creator) =>
    client.call('changeNotificationSettings', {
      body: { settings: [{ channel: 'text', topic, isOn }] },
      headers: shown,
    });

  const joinAgency = async (client: ContractClient, agency?: ContractClient) => {
    if (!agency) throw new Error('There is no agency.');
    const { token } = await madeInvitation(agency);
    const joined = await client.call('answerAgencyInvitation', {
      body: { token, answer: 'accept' },
      headers: shown,
    });
    expect(joined.status).toBe(200);
  };

  it('has the texts that the page of the sign-in showed, once for each text', async () => {
    const { client, signIn } = await google(shown);
    const first = await list(client);
    expect(first.map(({ purpose }) => purpose).sort()).toEqual(['google', 'privacy', 'terms']);
    expect(first.at(-1)).toMatchObject({
      purpose: 'terms',
      version: noticeEdition,
      language: 'hi',
      screen: 'sign-in',
      withdrawnAt: null,
      isCurrent: true,
    });
    await signIn();
    expect(await list(client)).toEqual(first);
  });

  it('has nothing of a sign-in whose page showed no text, or an unknown one', async () => {
    for (const headers of [{}, { 'notice-shown': '2999-01-01 hi' }] as Record<string, string>[]) {
      const { client } = await google(headers);
      expect(await list(client)).toEqual([]);
    }
    const { status } = await creator.call('getConsents', { headers: { 'notice-shown': 'x' } });
    expect(status).toBe(200);
    const malformed = await creator.call('agreeToNotices', {
      body: {},
      headers: { 'notice-shown': 'yesterday' },
    });
    expect(malformed.status).toBe(400);
  });

  it('uses the clock of the database', async () => {
    const before = Date.now();
    await turn('invoices', true);
    const [entry] = await list();
    const at = Date.parse(entry?.givenAt ?? '');
    expect(at).toBeGreaterThan(before - 60_000);
    expect(at).toBeLessThan(Date.now() + 60_000);
  });

  it('pairs what was withdrawn with what it ended, and keeps both', async () => {
    await turn('invoices', false);
    await turn('invoices', false);
    await turn('invoices', true);
    await turn('invoices', false);
    expect(await list()).toMatchObject([
      { purpose: 'messages', topic: 'invoices', version: noticeEdition, isCurrent: false },
      { purpose: 'messages', topic: 'invoices', givenAt: null, isCurrent: false },
    ]);
    expect((await list()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, false]);
    expect(await rowsOf(creator.userId)).toHaveLength(3);
  });

  it('has the agency that a creator joins and leaves', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const agencyUserId = agency.userId;
    await joinAgency(creator, agency);
    expect(await list()).toMatchObject([{ purpose: 'agency', isCurrent: true }]);
    await creator.call('leaveAgency', { body: { agencyUserId } });
    expect(await list()).toMatchObject([{ purpose: 'agency', isCurrent: false }]);
  });

  it('asks people who stay signed in when the texts have changed, until they agree', async () => {
    const isDue = async () => (await creator.call('getCurrentUser')).data.isAgreementDue;
    expect(await isDue()).toBeUndefined();
    await server.db
      .updateTable('people')
      .set({ agreed_edition: '2020-01-01' })
      .where('id', '=', creator.userId)
      .execute();
    expect(await isDue()).toBe(true);
    expect((await creator.call('agreeToNotices', { body: {} })).status).toBe(400);
    const replies = await Promise.all(
      [1, 2].map(() => creator.call('agreeToNotices', { body: {}, headers: shown })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await isDue()).toBeUndefined();
    const entries = await list();
    expect(entries.map(({ screen }) => screen)).toEqual(['changed-terms', 'changed-terms']);
  });

  it('cannot be changed, and not deleted while the account exists', async () => {
    await turn('invoices', true);
    const { userId } = creator;
    for (const statement of [
      sql`update consents set at = now() where person_id = ${userId}`,
      sql`delete from consents where person_id = ${userId}`,
      sql`truncate consents`,
    ])
      await expect(statement.execute(server.db)).rejects.toThrow(/cannot be changed/);
    expect(await rowsOf(userId)).toHaveLength(1);
  });

  it('is shown to staff who approve creators', async () => {
    await turn('invoices', true);
    const moderator = await signInAs(server, { role: 'staff' });
    const query = { creatorUserId: creator.userId };
    const { data } = await moderator.call('getCreatorConsents', { query });
    expect(data.consents.map(({ purpose }) => purpose)).toEqual(['messages', 'profile']);
    expect(data.consents[1]).toMatchObject({ screen: 'profile', version: null });
    expect((await creator.call('getCreatorConsents', { query })).status).toBe(403);
    const unknown = { creatorUserId: newId(new Date()) };
    expect((await moderator.call('getCreatorConsents', { query: unknown })).status).toBe(404);
  });

  it('has those of a merged account', async () => {
    const { person, holder } = await openConflict(server);
    await turn('invoices', true, holder);
    const [entry] = await rowsOf(holder.userId);
    await choose(person, person.userId, person.userId, holder.userId);
    expect(await list(person)).toMatchObject([{ consentId: entry?.id, purpose: 'messages' }]);
  });

  it('withdraws what was agreed to in a merged account', async () => {
    const { person, holder } = await openConflict(server);
    await turn('invoices', true, holder);
    await choose(person, person.userId, person.userId, holder.userId);
    await turn('invoices', false, person);
    expect((await list(person)).filter(({ isCurrent }) => isCurrent)).toEqual([]);
    expect((await rowsOf(holder.userId)).at(-1)?.action).toBe('withdrawn');
  });

  it('has the end of an agency that staff clear', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    await joinAgency(creator, agency);
    const moderator = await signInAs(server, { role: 'staff' });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const creatorData = { creatorUserId: creator.userId, agencyUserId: null };
    const saved = await moderator.call('updateCreator', { body: { creatorData }, headers: key });
    expect(saved.status).toBe(200);
    expect(await list()).toMatchObject([
      { purpose: 'agency', isCurrent: false, withdrawnAt: expect.any(String) },
    ]);
  });

  it.each([
    ['ends with an agency that only the merged account had', false],
    ['stays in effect with the agency of both accounts', true],
  ])('%s', async (_, isShared) => {
    const holder = await server.signIn();
    const person = await signInBySocial(server);
    const [kept, other] = await Promise.all([1, 2].map(() => signInAs(server, { role: 'agency' })));
    const left = isShared ? kept : other;
    await joinAgency(person, kept);
    await joinAgency(holder, left);
    await verifyPhone(server, person, holder.phone);
    await choose(person, person.userId, person.userId, holder.userId);
    const entries = (await list(person)).filter(({ purpose }) => purpose === 'agency');
    expect(entries.map(({ isCurrent }) => isCurrent)).toEqual(
      isShared ? [true, true] : [false, true],
    );
    const rows = await rowsOf(holder.userId);
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ['given', left?.userId],
      ...(isShared ? [] : [['withdrawn', left?.userId]]),
    ]);
  });

  it('keeps what was agreed to with the agency that the kept account takes over', async () => {
    const { person, holder } = await openConflict(server);
    const agency = await signInAs(server, { role: 'agency' });
    await joinAgency(holder, agency);
    await choose(person, person.userId, person.userId, holder.userId);
    expect(await list(person)).toMatchObject([{ purpose: 'agency', isCurrent: true }]);
  });

  it('shows the terms after many other acts, and limits those of a day', async () => {
    const { client } = await google(shown);
    const { userId } = (await client.call('getCurrentUser')).data;
    await server.db
      .insertInto('consents')
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          id: crypto.randomUUID(),
          person_id: userId as string,
          purpose: 'messages' as const,
          action: index % 2 ? ('given' as const) : ('withdrawn' as const),
          version: null,
          language: null,
          screen: 'notification-settings' as const,
          detail: 'invoices',
        })),
      )
      .execute();
    const entries = await list(client);
    expect(entries.filter(({ purpose }) => purpose === 'terms')).toMatchObject([
      { isCurrent: true },
    ]);
    const refused = await turn('invoices', true, client);
    expect(refused.error?.code).toBe('rate-limited');
    expect((await turn('invoices', false, client)).status, 'withdrawing always works').toBe(200);
  });

  it('remains after the account as proof, and is deleted after three years', async () => {
    await turn('invoices', true);
    const { userId } = creator;
    const closed = await creator.call('closeAccount', { body: { isUnderstood: true } });
    expect(closed.status).toBe(200);
    await sweepPosts(server.deps);
    server.clock.advance(70 * day);
    await eraseAccounts(server.deps, (error) => expect(error).toBeUndefined());
    expect((await rowsOf(userId)).map(({ action, screen }) => [action, screen])).toEqual([
      ['given', 'notification-settings'],
      ['withdrawn', 'account'],
    ]);
    const moderator = await signInAs(server, { role: 'staff' });
    const filters = { creatorUserId: userId };
    const { data } = await moderator.call('listCreators', { body: { filters } });
    expect(data.rows).toMatchObject([
      { accountStatus: 'erased', erasedAt: server.clock.now().toISOString() },
    ]);
    await deleteOldConsents(server.deps);
    expect(await rowsOf(userId)).toHaveLength(2);
    server.clock.advance(3 * 366 * day);
    await deleteOldConsents(server.deps);
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('shows staff since when an account is closed', async () => {
    const closedAt = server.clock.now().toISOString();
    await creator.call('closeAccount', { body: { isUnderstood: true } });
    const moderator = await signInAs(server, { role: 'staff' });
    const filters = { creatorUserId: creator.userId };
    const { data } = await moderator.call('listCreators', { body: { filters } });
    expect(data.rows).toMatchObject([
      { accountStatus: 'closing', closing: { requestedAt: closedAt } },
    ]);
    expect(data.rows[0]).not.toHaveProperty('erasedAt');
  });
});
