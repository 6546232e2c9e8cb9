import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { photo } from '#test/factories/sample-photo.ts';
import {
  openConflict,
  setPerson,
  signInBySocial,
  socialLogin,
  verifyPhone,
} from '#test/unit/server/fixtures/account-fixtures.ts';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import { phoneCalls } from '#test/unit/server/fixtures/phone-verification.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import { upload } from '#test/unit/server/fixtures/upload-requests.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
  wrongCode,
} from '#test/unit/server/harness/test-server.ts';

const account = {
  accountHolder: 'Meera Kulkarni',
  accountNumber: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
};
const required = { status: 403, error: { code: 'reauthentication-required' } };

describe.each(engines)('a stolen session on %s', (engine) => {
  let server: TestServer;
  let picture: Buffer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    picture = await photo({ width: 40, height: 30 });
  }, 60_000);
  afterAll(() => server?.stop());

  const { age, askForCode, verify, signInAgain } = phoneCalls(() => server);
  const link = (client: ContractClient) =>
    client.call('linkLogin', { body: { user: socialLogin('GOOGLE', crypto.randomUUID()) } });
  async function confirm(client: ContractClient & { phone: string }) {
    age(61);
    await client.call('reauthenticate', { body: { action: 'send-code' } });
    const otp = server.sms.lastTo(client.phone);
    return client.call('reauthenticate', { body: { action: 'verify-code', otp } });
  }
  async function submitBank(client: ContractClient) {
    const { data } = await upload(client, picture, { operation: 'uploadConfidentialImage' });
    const payload = { ...account, proofFileId: data.id };
    return client.call('saveBankDetails', { body: { action: 'submit', payload } });
  }
  const onboarded = (client: ContractClient & { userId: string }) =>
    setPerson(server, client.userId, {
      position: JSON.stringify({
        phone: 'verified',
        work: 'approved',
        bank: 'notSubmitted',
        accountStatus: 'active',
      }),
    });
  const userOf = async (client: ContractClient) =>
    (await client.call('getCurrentUser')).data?.userId;

  it('is refused changes ten minutes after the sign-in, until confirmed', async () => {
    const owner = await server.signIn();
    await onboarded(owner);
    age();
    const other = freshPhone();
    const calls = [
      () => askForCode(owner, other),
      () =>
        owner.call('updatePhoneNo', {
          body: { phone: other, otp: '1234', action: 'verify-phone' },
        }),
      () => link(owner),
      () => submitBank(owner),
      () => owner.call('logoutEverywhere', { body: { keepCurrent: true } }),
      () => owner.call('logoutEverywhere', { body: { keepCurrent: false } }),
      () => owner.call('revokeSession', { body: { sessionId: crypto.randomUUID() } }),
    ];
    for (const call of calls) expect(await call()).toMatchObject(required);
    const { error } = await link(owner);
    expect(error?.reauthentication).toEqual({
      ways: ['CODE'],
      maskedPhone: `••••••${owner.phone.slice(-4)}`,
    });
    expect((await confirm(owner)).data).toMatchObject({ isConfirmed: true });
    expect((await link(owner)).status).toBe(200);
    expect((await submitBank(owner)).status).toBe(200);
    age();
    expect(await link(owner)).toMatchObject(required);
  });

  it('needs no confirmation within ten minutes of the sign-in', async () => {
    const owner = await signInBySocial(server);
    await link(owner);
    expect((await verifyPhone(server, owner)).status).toBe(200);
  });

  it('cannot be confirmed by a first number that it adds itself', async () => {
    const owner = await signInBySocial(server);
    age();
    const phone = freshPhone();
    expect(await askForCode(owner, phone)).toMatchObject({
      ...required,
      error: { reauthentication: { ways: ['GOOGLE'], maskedPhone: null } },
    });
    const otp = '1234';
    expect(
      await owner.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } }),
    ).toMatchObject(required);
    const user = socialLogin('GOOGLE', owner.subject);
    await owner.call('reauthenticate', { body: { action: 'social', user } });
    expect((await verifyPhone(server, owner, phone)).status).toBe(200);
  });

  it('of an account that has no login yet may add a number at any time', async () => {
    const staff = await signInAsStaff(server);
    const made = await staff.call('createCreator', {
      body: { creatorData: { name: 'Meera Kulkarni' } },
    });
    const accountUserId = made.data?.creatorUserId ?? '';
    const { data } = await staff.call('createSignInLink', { body: { accountUserId } });
    const token = new URL(String(data?.url)).hash.replace('#token=', '');
    const client = server.client();
    await client.call('login', { body: { loginType: 'TOKEN', token } });
    age();
    expect((await verifyPhone(server, client)).status).toBe(200);
  });

  it('that a one-time link has opened is asked at once where the account has a login', async () => {
    const staff = await signInAsStaff(server);
    const owner = await server.signIn();
    const { data } = await staff.call('createSignInLink', {
      body: { accountUserId: owner.userId },
    });
    const token = new URL(String(data?.url)).hash.replace('#token=', '');
    const client = Object.assign(server.client(), { phone: owner.phone });
    await client.call('login', { body: { loginType: 'TOKEN', token } });
    expect(await link(client)).toMatchObject(required);
    expect((await confirm(client)).data?.isConfirmed).toBe(true);
    expect((await link(client)).status).toBe(200);
  });

  it('of staff adds no number, and no number of staff signs in', async () => {
    const staff = await signInAsStaff(server);
    const phone = freshPhone();
    expect((await askForCode(staff, phone)).status).toBe(403);
    const body = { phone, otp: '1234', action: 'verify-phone' };
    expect((await staff.call('updatePhoneNo', { body })).status).toBe(403);
    const planted = { person_id: staff.userId, kind: 'MOBILE' as const, subject: phone };
    await server.db
      .insertInto('identities')
      .values({ ...planted, id: crypto.randomUUID(), created_at: server.clock.now() })
      .execute();
    const thief = server.client();
    await askForCode(thief, phone);
    expect((await verify(thief, phone)).status).toBe(403);
    expect(await userOf(thief)).toBeNull();
  });

  it('may always end itself, and no other session', async () => {
    const owner = await server.signIn();
    const other = await signInAgain(owner.phone);
    age();
    const { data } = await other.call('getSessions');
    const [current, elsewhere] = data?.rows ?? [];
    const end = (sessionId = '') => other.call('revokeSession', { body: { sessionId } });
    expect(await end(elsewhere?.sessionId)).toMatchObject(required);
    expect((await end(current?.sessionId)).status).toBe(200);
    expect(await userOf(owner)).toBe(owner.userId);
  });

  it('is confirmed only by a login that the account has already', async () => {
    const owner = await signInBySocial(server, 'GOOGLE');
    age();
    const confirmIdentity = (user: ReturnType<typeof socialLogin>) =>
      owner.call('reauthenticate', { body: { action: 'social', user } });
    const strange = await confirmIdentity(socialLogin('GOOGLE', crypto.randomUUID()));
    expect([strange.status, strange.error?.code]).toEqual([401, 'login-not-linked']);
    const unasked = { ...socialLogin('GOOGLE', owner.subject), visitState: undefined };
    expect((await confirmIdentity(unasked)).error?.code, 'no visit').toBe('login-failed');
    const somebody = await signInBySocial(server, 'FACEBOOK');
    expect((await confirmIdentity(socialLogin('FACEBOOK', somebody.subject))).error?.code).toBe(
      'login-not-linked',
    );
    expect(await link(owner)).toMatchObject(required);
    expect((await confirmIdentity(socialLogin('GOOGLE', owner.subject))).status).toBe(200);
    expect((await link(owner)).status).toBe(200);
  });

  it('counts wrong codes like a sign-in', async () => {
    const owner = await server.signIn();
    age();
    await owner.call('reauthenticate', { body: { action: 'send-code' } });
    const right = server.sms.lastTo(owner.phone);
    for (const otp of [wrongCode(right), right]) {
      const { error } = await owner.call('reauthenticate', {
        body: { action: 'verify-code', otp },
      });
      expect(error).toMatchObject({
        code: 'otp-longer-code-needed',
        attemptsLeft: 0,
        otpDigits: 8,
      });
    }
    expect(await link(owner)).toMatchObject(required);
  });

  it('lets staff see bank details after their password, and their pictures too', async () => {
    const staff = await signInAsStaff(server);
    const creator = await server.signIn();
    await onboarded(creator);
    const { data: sent } = await submitBank(creator);
    age();
    const see = () => staff.call('getBankDetails', { query: { userId: creator.userId } });
    const fileId = sent?.details?.proof.id ?? '';
    const look = () => staff.call('getConfidentialImage', { path: { fileId } });
    expect(await see()).toMatchObject(required);
    expect((await look()).status).toBe(403);
    const confirmIdentity = (password: string) =>
      staff.call('reauthenticate', { body: { action: 'password', password } });
    expect((await confirmIdentity('not the right one')).error?.code).toBe('login-failed');
    expect((await confirmIdentity(staffPassword)).status).toBe(200);
    expect((await see()).data?.details?.accountNumber).toBe(account.accountNumber);
    expect((await look()).status).toBe(200);
  });

  it('cannot merge accounts, but an open choice keeps its time', async () => {
    const { person, holder } = await openConflict(server);
    const answer = () => {
      const pair = { selectedId: person.userId, defunctId: holder.userId };
      return person.call('accountLinking', {
        body: { user: { userId: person.userId }, dhAccount: pair },
      });
    };
    const begin = (ago: number) =>
      server.db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(server.clock.now().getTime() - ago * 1000) })
        .where('person_id', '=', person.userId)
        .execute();
    await begin(limits.recentAuthenticationSeconds + 1);
    expect(await answer()).toMatchObject(required);
    await begin(limits.recentAuthenticationSeconds - 1);
    age(30);
    expect((await answer()).data?.outcome).toBe('done');
    const notices = server.texts.sent.filter(({ kind }) => kind === 'accounts-merged');
    expect(notices.map(({ phone }) => phone)).toEqual([holder.phone]);
  });

  it('notifies every contact of a sign-out elsewhere, if there was one', async () => {
    const owner = await server.signIn();
    const texts = () => server.texts.sent.filter(({ phone }) => phone === owner.phone);
    await owner.call('logoutEverywhere', { body: { keepCurrent: true } });
    expect(texts()).toEqual([]);
    await signInAgain(owner.phone);
    await owner.call('logoutEverywhere', { body: { keepCurrent: true } });
    expect(texts().map(({ kind }) => kind)).toEqual(['signed-out-elsewhere']);
  });

  it('notifies once of new bank details, with their start date', async () => {
    const owner = await server.signIn();
    await onboarded(owner);
    const { data: file } = await upload(owner, picture, { operation: 'uploadConfidentialImage' });
    const body = { action: 'submit' as const, payload: { ...account, proofFileId: file.id } };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { data } = await owner.call('saveBankDetails', { body, headers });
    await owner.call('saveBankDetails', { body, headers });
    const expected = new Date(server.clock.now().getTime() + limits.bankHoldSeconds * 1000);
    expect(data?.payableFrom).toBe(expected.toISOString());
    const notices = server.texts.sent.filter(({ phone }) => phone === owner.phone);
    expect(notices.map(({ kind }) => kind)).toEqual(['bank-details-changed']);
    age(limits.bankHoldSeconds);
    expect((await owner.call('getBankDetails')).data?.payableFrom).toBeNull();
  });

  it('cannot be made recent by a creator without a number or another login', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    const { status, error } = await creator.call('reauthenticate', {
      body: { action: 'send-code' },
    });
    expect([status, error?.code]).toEqual([409, 'not-available']);
  });
});
