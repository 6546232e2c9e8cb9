import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choose,
  extend,
  openConflict,
  setPerson,
  signInBySocial,
  skip,
  socialLogin,
  timeOut,
  verifyPhone,
} from '../fixtures/account-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('an account choice on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const current = async (client: ContractClient) => (await client.call('getCurrentUser')).data;
  const openChoice = async (client: ContractClient) => (await client.call('getAccountChoice')).data;

  // spec 3.17, 4.27
  it('opens when a verified number belongs to another account', async () => {
    const holder = await server.signIn();
    const person = await signInBySocial(server);
    const { data } = await verifyPhone(server, person, holder.phone);
    expect(data).toMatchObject({ message: 'Phone verified', nextScreen: 'account-linking' });
    expect(data?.selectAccount).toMatchObject({
      dhAccounts: [{ keyIdentifier: person.userId, linkedAccounts: [{ loginType: 'GOOGLE' }] }],
      conflictAccounts: [
        {
          keyIdentifier: holder.userId,
          linkedAccounts: [{ loginType: 'MOBILE' }],
          isOffered: true,
        },
      ],
      secondsLeft: 60,
      extensionsLeft: 10,
    });
    expect(person.cookies.get('nextScreen')).toBe('account-linking');
  });

  it('never has more than sixty seconds left, however long the request takes', async () => {
    const holder = await server.signIn();
    const person = await signInBySocial(server);
    const { now } = server.clock;
    server.clock.now = () => {
      server.clock.advance(0.1);
      return now();
    };
    try {
      const { data } = await verifyPhone(server, person, holder.phone);
      expect(data?.selectAccount?.secondsLeft).toBe(60);
    } finally {
      server.clock.now = now;
    }
  });

  it('opens when a linked login belongs to another account', async () => {
    const holder = await signInBySocial(server, 'FACEBOOK');
    const person = await server.signIn();
    const { data } = await person.call('linkLogin', {
      body: { user: socialLogin('FACEBOOK', holder.subject) },
    });
    expect(data).toMatchObject({
      nextScreen: 'account-linking',
      selectAccount: { conflictAccounts: [{ keyIdentifier: holder.userId }] },
    });
  });

  it('survives a reload with its remaining time, in its session only', async () => {
    const { person, selectAccount } = await openConflict(server);
    const elsewhere = await signInBySocial(server, 'GOOGLE', person.subject);
    server.clock.advance(46);
    expect((await current(person))?.nextScreen).toBe('account-linking');
    expect((await openChoice(person))?.selectAccount).toEqual({
      ...selectAccount,
      secondsLeft: 14,
    });
    expect((await current(elsewhere))?.nextScreen).toBe('phone-verification');
    expect((await openChoice(elsewhere))?.selectAccount).toBeNull();
  });

  it('leaves all as it was when it is skipped', async () => {
    const { person, holder } = await openConflict(server);
    const { data } = await skip(person, person.userId);
    expect(data).toEqual({
      outcome: 'skipped',
      nextScreen: 'phone-verification',
      selectAccount: null,
    });
    expect((await current(person))?.userId).toBe(person.userId);
    expect((await current(holder))?.userId).toBe(holder.userId);
    expect((await server.signIn(holder.phone)).userId).toBe(holder.userId);
  });

  it('ends with the session when the time is over, and leaves all as it was', async () => {
    const { person, holder } = await openConflict(server);
    server.clock.advance(60);
    const { data } = await timeOut(person, person.userId);
    expect(data).toEqual({ outcome: 'timedOut', nextScreen: 'login', selectAccount: null });
    expect((await current(person))?.userId).toBeNull();
    expect((await current(holder))?.userId).toBe(holder.userId);
    expect((await signInBySocial(server, 'GOOGLE', person.subject)).userId).toBe(person.userId);
  });

  it('does not end early for a page with a wrong clock or an old time', async () => {
    const { person } = await openConflict(server);
    server.clock.advance(50);
    expect((await extend(person, person.userId)).data?.selectAccount).toMatchObject({
      secondsLeft: 60,
      extensionsLeft: 9,
    });
    server.clock.advance(10);
    const { data } = await timeOut(person, person.userId);
    expect(data).toMatchObject({
      outcome: 'open',
      nextScreen: 'account-linking',
      selectAccount: { secondsLeft: 50 },
    });
  });

  it('is extended ten times and no more', async () => {
    const { person, holder } = await openConflict(server);
    for (let times = 1; times <= 10; times += 1) {
      server.clock.advance(55);
      const { data } = await extend(person, person.userId);
      expect(data?.selectAccount?.extensionsLeft).toBe(10 - times);
    }
    server.clock.advance(55);
    const { status, error } = await extend(person, person.userId);
    expect([status, error.code]).toEqual([409, 'transition-not-allowed']);
    expect((await choose(person, person.userId, person.userId, holder.userId)).data?.outcome).toBe(
      'done',
    );
  });

  it.each(['done', 'skipped'] as const)('is not %s after its time, and says so', async (answer) => {
    const { person, holder } = await openConflict(server);
    server.clock.advance(66);
    const late =
      answer === 'done'
        ? await choose(person, person.userId, person.userId, holder.userId)
        : await skip(person, person.userId);
    expect([late.status, late.error.code]).toEqual([409, 'choice-timed-out']);
    expect((await current(person))?.userId).toBeNull();
    expect((await current(holder))?.userId).toBe(holder.userId);
  });

  it('is not extended after its time', async () => {
    const { person } = await openConflict(server);
    server.clock.advance(66);
    const { status, error } = await extend(person, person.userId);
    expect([status, error.code]).toEqual([409, 'choice-timed-out']);
  });

  it('ends automatically after the page was closed', async () => {
    const { person } = await openConflict(server);
    server.clock.advance(3600);
    expect(await current(person)).toMatchObject({ userId: null, nextScreen: 'login' });
    expect(person.cookies.has('auth-user')).toBe(false);
    const other = await openConflict(server);
    server.clock.advance(3600);
    expect((await other.person.call('getAccountChoice')).status).toBe(401);
  });

  it('returns the same reply however often it is asked', async () => {
    const skipped = await openConflict(server);
    const first = await skip(skipped.person, skipped.person.userId);
    expect((await skip(skipped.person, skipped.person.userId)).data).toEqual(first.data);
    const late = await choose(
      skipped.person,
      skipped.person.userId,
      skipped.person.userId,
      skipped.holder.userId,
    );
    expect(late.data).toEqual(first.data);

    const timedOut = await openConflict(server);
    server.clock.advance(60);
    const cookie = `auth-user=${timedOut.person.cookies.get('auth-user')}`;
    const end = await timeOut(timedOut.person, timedOut.person.userId);
    const again = await timedOut.person.call('accountLinking', {
      body: { user: { userId: timedOut.person.userId }, isTimedOut: true },
      headers: { cookie },
    });
    expect(again.data).toEqual(end.data);
  });

  it('holds three accounts when another login is verified during the choice', async () => {
    const { person, holder } = await openConflict(server);
    const third = await signInBySocial(server, 'FACEBOOK');
    server.clock.advance(20);
    const { data } = await person.call('linkLogin', {
      body: { user: socialLogin('FACEBOOK', third.subject) },
    });
    const ids = data?.selectAccount?.conflictAccounts.map(({ keyIdentifier }) => keyIdentifier);
    expect(ids).toEqual([holder.userId, third.userId].sort());
    expect(data?.selectAccount?.secondsLeft).toBe(60);
    const half = await choose(person, person.userId, holder.userId, person.userId);
    expect(half.data).toMatchObject({
      outcome: 'open',
      nextScreen: 'account-linking',
      selectAccount: {
        dhAccounts: [{ keyIdentifier: holder.userId }],
        conflictAccounts: [{ keyIdentifier: third.userId }],
      },
    });
    // Its reply was lost, and it is said again.
    expect((await choose(person, person.userId, holder.userId, person.userId)).data).toEqual(
      half.data,
    );
    const whole = await choose(person, holder.userId, holder.userId, third.userId);
    expect(whole.data).toMatchObject({ outcome: 'done', nextScreen: 'dashboard' });
    for (const [provider, subject] of [
      ['GOOGLE', person.subject],
      ['FACEBOOK', third.subject],
    ] as const) {
      expect((await signInBySocial(server, provider, subject)).userId).toBe(holder.userId);
    }
  });

  it('offers ICC accounts only where types differ', async () => {
    const holder = await server.signIn();
    await setPerson(server, holder.userId, { creator_type: 'ICC' });
    const person = await signInBySocial(server);
    const { data } = await verifyPhone(server, person, holder.phone);
    expect(data?.selectAccount).toMatchObject({
      dhAccounts: [{ creatorType: 'UGC', isOffered: false }],
      conflictAccounts: [{ creatorType: 'ICC', isOffered: true }],
    });
    const { status, error } = await choose(person, person.userId, person.userId, holder.userId);
    expect([status, error.fields]).toEqual([400, { selectedId: 'not-allowed' }]);
    const done = await choose(person, person.userId, holder.userId, person.userId);
    expect(done.data?.outcome).toBe('done');
    expect(await current(person)).toMatchObject({ userId: holder.userId, creatorType: 'ICC' });
  });

  it('takes accounts of the choice only, of its own person only', async () => {
    const { person, holder } = await openConflict(server);
    const stranger = await server.signIn();
    const foreign = await choose(person, person.userId, person.userId, stranger.userId);
    expect([foreign.status, foreign.error.fields]).toEqual([400, { defunctId: 'not-allowed' }]);
    const itself = await choose(person, person.userId, person.userId, person.userId);
    expect(itself.error.fields).toEqual({ defunctId: 'not-allowed' });
    const hinted = await skip(person, stranger.userId);
    expect([hinted.status, hinted.error.code]).toEqual([403, 'forbidden']);
    const unasked = await choose(stranger, stranger.userId, stranger.userId, holder.userId);
    expect([unasked.status, unasked.error.code]).toEqual([404, 'not-found']);
    expect((await skip(server.client(), person.userId)).status).toBe(401);
    const both = {
      user: { userId: person.userId },
      isTimedOut: true,
      dhAccount: { selectedId: person.userId, defunctId: holder.userId },
    };
    expect((await person.call('accountLinking', { body: both })).error.fields).toEqual({
      isTimedOut: 'not-allowed',
    });
    expect((await openChoice(person))?.selectAccount).not.toBeNull();
  });

  it('is not opened with a blocked account, an agency or staff', async () => {
    const blocked = await server.signIn();
    await server.db
      .updateTable('people')
      .set({
        position: JSON.stringify({
          phone: 'verified',
          work: 'notSubmitted',
          bank: 'notSubmitted',
          accountStatus: 'blocked',
        }),
      })
      .where('id', '=', blocked.userId)
      .execute();
    const agency = await server.signIn();
    await setPerson(server, agency.userId, { role: 'agency' });
    const person = await signInBySocial(server);
    expect((await verifyPhone(server, person, blocked.phone)).error.code).toBe('account-blocked');
    expect((await verifyPhone(server, person, agency.phone)).error.code).toBe('not-available');
    expect((await openChoice(person))?.selectAccount).toBeNull();
    const staff = await signInAsStaff(server);
    const { status, error } = await staff.call('linkLogin', {
      body: { user: socialLogin('GOOGLE', 'of-staff') },
    });
    expect([status, error.code]).toEqual([403, 'forbidden']);
  });

  it('gives a free number to the first of two who verify it at once', async () => {
    const phone = freshPhone();
    const people = [await signInBySocial(server), await signInBySocial(server)];
    const codes: string[] = [];
    for (const person of people) {
      server.clock.advance(61);
      await person.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
      codes.push(server.sms.lastTo(phone));
    }
    const answers = await Promise.all(
      people.map((person, index) =>
        person.call('updatePhoneNo', {
          body: { phone, otp: codes[index], action: 'verify-phone' },
        }),
      ),
    );
    const holders = await server.db
      .selectFrom('identities')
      .where('subject', '=', phone)
      .select('person_id')
      .execute();
    expect(holders).toHaveLength(1);
    expect(answers.some(({ data }) => data?.nextScreen === 'dashboard')).toBe(true);
    // The code of the other was used up with it; a new one opens the choice.
    const loser = people.find(({ userId }) => userId !== holders[0]?.person_id);
    const { data } = await verifyPhone(server, loser as ContractClient, phone);
    expect(data?.selectAccount?.conflictAccounts[0]?.keyIdentifier).toBe(holders[0]?.person_id);
  });
});
