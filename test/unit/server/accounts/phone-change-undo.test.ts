import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeEdition } from '#domain/consent/notices.ts';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { signInBySocial, socialLogin, verifyPhone } from '../fixtures/account-fixtures.ts';
import { phoneCalls } from '../fixtures/phone-verification.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('a borrowed session that changes the phone number on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const { age, askForCode, verify, signInAgain } = phoneCalls(() => server);
  const linkTo = (address: string) => {
    const text =
      server.texts.sent.find(({ phone, kind }) => phone === address && kind === 'phone-changed')
        ?.values.link ??
      server.mail.sent.find(({ to, text }) => to === address && text.includes('#'))?.text;
    return /#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
  };
  const undo = (token: string, client = server.client()) =>
    client.call('undoPhoneChange', { body: { token } });
  const userOf = async (client: ContractClient) =>
    (await client.call('getCurrentUser')).data?.userId;

  async function changedByThief() {
    const owner = await server.signIn();
    await owner.call('linkLogin', {
      body: { user: socialLogin('GOOGLE', `g-${owner.phone}`, `O${owner.phone}@Creator.example`) },
    });
    const thief = server.client();
    thief.cookies.set(sessionCookie, owner.cookies.get(sessionCookie) ?? '');
    age(61);
    const phone = freshPhone();
    await askForCode(thief, phone);
    expect((await verify(thief, phone)).status).toBe(200);
    return {
      owner,
      email: `o${owner.phone}@creator.example`,
      thief: Object.assign(thief, { phone }),
    };
  }

  it('is sent once to both numbers and the known address', async () => {
    const { owner, email, thief } = await changedByThief();
    const noticeKinds = (phone: string) =>
      server.texts.sent.filter((text) => text.phone === phone).map(({ kind }) => kind);
    expect(noticeKinds(owner.phone)).toEqual(['phone-changed', 'login-linked']);
    expect(noticeKinds(thief.phone)).toEqual(['phone-added']);
    const mails = server.mail.sent.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/undo-phone-change#');
  });

  it('is undone by the link, which ends sessions and removes linked logins', async () => {
    const { owner, thief } = await changedByThief();
    const planted = socialLogin('FACEBOOK', crypto.randomUUID());
    age(1);
    expect((await thief.call('linkLogin', { body: { user: planted } })).status).toBe(200);
    const token = linkTo(owner.phone);
    const seen = await server.client().call('getPhoneChange', { body: { token } });
    expect(seen.data).toMatchObject({
      status: 'open',
      maskedOldPhone: `••••••${owner.phone.slice(-4)}`,
      maskedNewPhone: `••••••${thief.phone.slice(-4)}`,
    });
    expect((await undo(token)).data?.status).toBe('undone');
    expect(await userOf(thief)).toBeNull();
    expect(await userOf(await signInAgain(owner.phone))).toBe(owner.userId);
    expect(await userOf(await signInAgain(thief.phone))).not.toBe(owner.userId);
    const again = server.client();
    await again.call('login', { body: planted });
    expect(await userOf(again)).not.toBe(owner.userId);
    expect((await undo(token)).data?.status).toBe('undone');
  });

  it('is undone with changes of the three days before, not with older ones', async () => {
    const owner = await server.signIn();
    const old = socialLogin('GOOGLE', crypto.randomUUID());
    await owner.call('linkLogin', { body: { user: old } });
    age(limits.phoneUndoSeconds + 1);
    const thief = await signInAgain(owner.phone);
    const planted = socialLogin('FACEBOOK', crypto.randomUUID());
    const headers = { 'notice-shown': `${noticeEdition} hi` };
    await thief.call('linkLogin', { body: { user: planted }, headers });
    age(61);
    const phone = freshPhone();
    await askForCode(thief, phone);
    await verify(thief, phone);
    const known = () =>
      server.db
        .selectFrom('known_devices')
        .where('person_id', '=', owner.userId)
        .selectAll()
        .execute();
    expect(await known()).toHaveLength(2);
    expect((await undo(linkTo(owner.phone))).status).toBe(200);
    expect(await known()).toHaveLength(1);
    const acts = await server.db
      .selectFrom('consents')
      .where('person_id', '=', owner.userId)
      .where('purpose', 'in', ['google', 'facebook'])
      .orderBy('number')
      .select(['purpose', 'action'])
      .execute();
    expect(acts.filter(({ purpose }) => purpose === 'facebook')).toMatchObject([
      { action: 'given' },
      { action: 'withdrawn' },
    ]);
    expect(acts.filter(({ action }) => action === 'withdrawn')).toHaveLength(1);
    for (const [login, isOwner] of [
      [old, true],
      [planted, false],
    ] as const) {
      const client = server.client();
      await client.call('login', { body: login });
      expect((await userOf(client)) === owner.userId).toBe(isOwner);
    }
  });

  it('keeps the original login of a young account, and the undoing browser', async () => {
    const owner = await signInBySocial(server);
    const first = freshPhone();
    await verifyPhone(server, owner, first);
    age(61);
    expect((await verifyPhone(server, owner)).status).toBe(200);
    expect((await undo(linkTo(first), owner)).status).toBe(200);
    const known = await server.db
      .selectFrom('known_devices')
      .where('person_id', '=', owner.userId)
      .execute();
    expect(known).toHaveLength(1);
    const again = server.client();
    await again.call('login', { body: socialLogin('GOOGLE', owner.subject) });
    expect(await userOf(again)).toBe(owner.userId);
  });

  it('is forgotten with its links a month after its time', async () => {
    const { owner } = await changedByThief();
    const token = linkTo(owner.phone);
    age(limits.phoneUndoSeconds + 29 * 24 * 3600);
    await removeExpired(server.deps);
    const seen = () => server.client().call('getPhoneChange', { body: { token } });
    expect((await seen()).data?.status).toBe('expired');
    age(2 * 24 * 3600);
    await removeExpired(server.deps);
    expect((await seen()).status).toBe(404);
  });

  it('is undone by the address too, and the page that asks stays signed in', async () => {
    const { owner, email } = await changedByThief();
    expect((await undo(linkTo(email), owner)).status).toBe(200);
    expect(await userOf(owner)).toBe(owner.userId);
  });

  it('takes the number back from an empty account that was made with it since', async () => {
    const { owner } = await changedByThief();
    const token = linkTo(owner.phone);
    const lost = await signInAgain(owner.phone);
    expect(await userOf(lost)).not.toBe(owner.userId);
    expect((await undo(token)).data?.status).toBe('undone');
    expect(await userOf(await signInAgain(owner.phone))).toBe(owner.userId);
  });

  it('stays after 72 hours', async () => {
    const { owner, thief } = await changedByThief();
    const token = linkTo(owner.phone);
    age(limits.phoneUndoSeconds);
    const refused = await undo(token);
    expect([refused.status, refused.error?.code]).toEqual([409, 'phone-change-expired']);
    const { data } = await server.client().call('getPhoneChange', { body: { token } });
    expect(data?.status).toBe('expired');
    expect(await userOf(await signInAgain(thief.phone))).toBe(owner.userId);
  });

  it('several times is undone by the first number while that is possible', async () => {
    const { owner, thief } = await changedByThief();
    age(61);
    const third = freshPhone();
    await askForCode(thief, third);
    await verify(thief, third);
    const late = linkTo(thief.phone);
    const seen = await server.client().call('getPhoneChange', { body: { token: late } });
    expect(seen.data?.status).toBe('waiting');
    expect((await undo(late)).status).toBe(409);
    // The newest message to the first number undoes all of it.
    expect((await undo(linkTo(owner.phone))).status).toBe(200);
    expect(await userOf(await signInAgain(owner.phone))).toBe(owner.userId);
    expect(await userOf(await signInAgain(third))).not.toBe(owner.userId);
    expect((await undo(late)).data?.status).toBe('superseded');
  });

  it('does not say that a number is back which the account has not', async () => {
    const { owner, thief } = await changedByThief();
    age(61);
    const third = freshPhone();
    await askForCode(thief, third);
    await verify(thief, third);
    const [first, second] = [linkTo(owner.phone), linkTo(thief.phone)];
    const status = async (token: string) =>
      (await server.client().call('getPhoneChange', { body: { token } })).data?.status;
    await undo(first);
    expect([await status(first), await status(second)]).toEqual(['undone', 'superseded']);
    age(61);
    const back = await signInAgain(owner.phone);
    age(61);
    expect((await verifyPhone(server, back)).status).toBe(200);
    age(limits.phoneUndoSeconds);
    expect(await status(first)).toBe('superseded');
  });

  it('back by the owner cannot be undone by the number that a thief had set', async () => {
    const { owner, thief } = await changedByThief();
    age(61);
    await askForCode(owner, owner.phone);
    expect((await verify(owner, owner.phone)).status).toBe(200);
    expect((await undo(linkTo(thief.phone))).status).toBe(409);
    expect(await userOf(await signInAgain(owner.phone))).toBe(owner.userId);
  });

  it('creates unguessable links', async () => {
    const nobody = await server
      .client()
      .call('getPhoneChange', { body: { token: 'x'.repeat(43) } });
    expect(nobody.status).toBe(404);
    expect((await undo('y'.repeat(43))).status).toBe(404);
  });
});
