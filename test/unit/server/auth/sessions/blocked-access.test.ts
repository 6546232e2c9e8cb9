import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeEdition } from '#domain/consent/notices.ts';
import { limits } from '#domain/limits.ts';
import { operationPlaces } from '#generated/operations.ts';
import {
  acceptsBlockedAccess,
  listOperations,
  readContract,
} from '#server/http/contract/contract-document.ts';
import type { OperationId } from '#server/http/handler.ts';
import { picture } from '#test/contract/contract-fixtures.ts';
import { socialLogin, verifyPhone } from '../../fixtures/account-fixtures.ts';
import { freshEmail, madeAgency } from '../../fixtures/agency-fixtures.ts';
import {
  blockedCreator,
  setBlocked,
  setUnblocked,
  signInBlocked,
} from '../../fixtures/blocked-fixtures.ts';
import { signInAsStaff, staffPassword } from '../../fixtures/staff-fixtures.ts';
import { upload } from '../../fixtures/upload-requests.ts';
import { plainRequests } from '../../fixtures/valid-requests.ts';
import { engines, startTestServer, type TestServer } from '../../harness/test-server.ts';

const cookie = 'blocked-access';

describe.each(engines)('the limited access of a blocked person on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());

  it('comes with the refused sign-in by Google and says why the account is blocked', async () => {
    const { client, reply } = await signInBlocked(
      server,
      (await blockedCreator(server, staff, { note: 'तीन चेतावनियाँ।' })).subject,
    );
    expect(reply).toMatchObject({ status: 403, error: { code: 'account-blocked' } });
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await client.call('getBlockedAccount')).data).toMatchObject({
      name: 'Meera Kulkarni',
      status: 'available',
      decision: {
        action: 'block',
        reasons: ['copied-content'],
        // It is for staff.
        note: null,
        at: server.clock.now().toISOString(),
      },
      appeal: null,
    });
  });

  it('comes with a code sent to the phone', async () => {
    const creator = await server.signIn();
    await setBlocked(staff, creator.userId);
    const client = server.client();
    expect((await verifyPhone(server, client, creator.phone)).error?.code).toBe('account-blocked');
    expect((await client.call('getBlockedAccount')).status).toBe(200);
  });

  it('comes with the login of an agency', async () => {
    const email = freshEmail();
    const { agencyUserId } = await madeAgency(staff, { email });
    const body = { ...socialLogin('GOOGLE', crypto.randomUUID(), email), agencyLogin: true };
    await server.client().call('login', { body });
    await setBlocked(staff, agencyUserId, { reason: 'spam' });
    const client = server.client();
    expect((await client.call('login', { body })).error?.code).toBe('account-blocked');
    const { data } = await client.call('getBlockedAccount');
    expect(data?.decision.reasons).toEqual(['spam']);
  });

  it('shows an agency no unpublished media of its creators', async () => {
    const email = freshEmail();
    const { agencyUserId } = await madeAgency(staff, { email });
    const body = { ...socialLogin('GOOGLE', crypto.randomUUID(), email), agencyLogin: true };
    const agency = server.client();
    await agency.call('login', { body });
    const creator = await server.signIn();
    await server.db
      .updateTable('people')
      .set({ agency_id: agencyUserId })
      .where('id', '=', creator.userId)
      .execute();
    const { data } = await upload(creator, await picture('jpeg'));
    const file = `${data?.id}.jpg`;
    expect((await agency.call('getPictureOriginal', { path: { file } })).status).toBe(200);
    await setBlocked(staff, agencyUserId, { reason: 'spam' });
    await agency.call('login', { body });
    expect((await agency.call('getBlockedAccount')).status).toBe(200);
    expect((await agency.call('getPictureOriginal', { path: { file } })).status).toBe(404);
  });

  it('is not given to blocked staff', async () => {
    const colleague = await signInAsStaff(server);
    await server.db
      .updateTable('people')
      .set({
        position: JSON.stringify({ accountStatus: 'blocked' }),
        block: JSON.stringify({ reason: 'other', note: null, decidedAt: '2026-01-01T00:00:00Z' }),
      })
      .where('id', '=', colleague.userId)
      .execute();
    const client = server.client();
    const { email } = colleague;
    const body = { loginType: 'INTERNAL' as const, email, password: staffPassword };
    expect((await client.call('login', { body })).error?.code).toBe('account-blocked');
    expect(client.cookies.has(cookie)).toBe(false);
  });

  it('ends after an hour', async () => {
    const client = await blockedCreator(server, staff);
    server.clock.advance(limits.blockedAccessSeconds - 1);
    expect((await client.call('getBlockedAccount')).status).toBe(200);
    server.clock.advance(1);
    expect((await client.call('getBlockedAccount')).status).toBe(401);
  });

  it('ends when the account is unblocked, and stays ended when it is blocked again', async () => {
    const client = await blockedCreator(server, staff);
    await setUnblocked(staff, client.userId);
    expect((await client.call('getBlockedAccount')).status).toBe(401);
    server.clock.advance(1);
    await setBlocked(staff, client.userId);
    expect((await client.call('getBlockedAccount')).status).toBe(401);
  });

  it('ends with a sign-out, and with a sign-in to another account', async () => {
    const client = await blockedCreator(server, staff);
    expect((await client.call('logout')).status).toBe(200);
    expect(client.cookies.has(cookie)).toBe(false);
    const other = await blockedCreator(server, staff);
    await other.call('login', { body: socialLogin('GOOGLE', crypto.randomUUID()) });
    expect(other.cookies.has(cookie)).toBe(false);
    expect((await other.call('getCurrentUser')).data?.userId).not.toBeNull();
  });

  it('replaces the session that the browser had', async () => {
    const { subject } = await blockedCreator(server, staff);
    const client = server.client();
    await client.call('login', { body: socialLogin('GOOGLE', crypto.randomUUID()) });
    const earlier = server.client();
    earlier.cookies.set('auth-user', client.cookies.get('auth-user') ?? '');
    expect((await earlier.call('getCurrentUser')).data?.userId).not.toBeNull();
    const headers = { 'notice-shown': `${noticeEdition} hi` };
    await client.call('login', { body: socialLogin('GOOGLE', subject), headers });
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await earlier.call('getCurrentUser')).data?.userId, 'it has ended').toBeNull();
    expect((await client.call('getBlockedAccount')).status).toBe(200);
  });

  it.each([
    ['another person', (own: string, other: string) => own.replace(/^[^.]+/, other)],
    ['a later end', (own: string) => own.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`)],
    ['another signature', (own: string) => `${own.slice(0, -2)}AA`],
    ['no signature', (own: string) => own.slice(0, 40)],
    ['no id', () => `${'-'.repeat(36)}.9999999999.${'A'.repeat(43)}`],
  ])('is refused with %s', async (_, change) => {
    const client = await blockedCreator(server, staff);
    const other = await blockedCreator(server, staff);
    client.cookies.set(cookie, change(client.cookies.get(cookie) ?? '', other.userId));
    expect((await client.call('getBlockedAccount')).status).toBe(401);
  });
});

describe('every operation', () => {
  const document = readContract();
  const opened = listOperations(document)
    .filter(({ operation }) => acceptsBlockedAccess(document, operation))
    .map(({ operation }) => operation.operationId);
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;

  beforeAll(async () => {
    server = await startTestServer('pglite');
    staff = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());

  it('names those that a blocked person may call', () => {
    expect(opened.toSorted()).toEqual([
      'appealBlock',
      'createDataExportLink',
      'getBlockedAccount',
      'getDataExport',
      'getDataExportFile',
      'getPicture',
      'getPictureOriginal',
      'logout',
      'requestDataExport',
      'uploadImage',
    ]);
  });

  const closed = (Object.keys(operationPlaces) as OperationId[]).filter(
    (id) => !opened.includes(id),
  );
  it.each(closed)('%s treats a blocked person as nobody', async (id) => {
    const blocked = await blockedCreator(server, staff);
    const access = blocked.cookies.get(cookie) ?? '';
    const client = server.client();
    client.cookies.set(cookie, access);
    const nobody = await server.client().call(id, plainRequests[id]);
    // Limits are not what this is about.
    server.clock.advance(61);
    const { status, error } = await client.call(id, plainRequests[id]);
    expect([status, error?.code]).toEqual([nobody.status, nobody.error?.code]);
    const { db } = server;
    const left = await db
      .selectFrom('sessions')
      .where('person_id', '=', blocked.userId)
      .selectAll()
      .execute();
    expect(left, 'no session comes of it').toEqual([]);
  });
});
