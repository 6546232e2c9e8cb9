import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import {
  choose,
  type SignedIn,
  signInBySocial,
  socialLogin,
  verifyPhone,
} from '../fixtures/account-fixtures.ts';
import { phoneCalls } from '../fixtures/phone-verification.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

const sixDays = 6 * 24 * 3600;

describe.each(engines)('a borrowed session that merges accounts on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const { age, askForCode, verify, signInAgain } = phoneCalls(() => server);
  const userOf = async (client: ContractClient) =>
    (await client.call('getCurrentUser')).data?.userId;
  const texts = (to: string) => server.texts.sent.filter(({ phone }) => phone === to);
  const linkTo = (to: string) => {
    const link = texts(to).find(({ kind }) => kind === 'phone-changed')?.values.link;
    return /#([\w-]{43})/.exec(link ?? '')?.[1] ?? '';
  };
  const undo = (token: string) => server.client().call('undoPhoneChange', { body: { token } });
  const statusOf = async (token: string) =>
    (await server.client().call('getPhoneChange', { body: { token } })).data?.status;
  const link = (client: ContractClient, user: ReturnType<typeof socialLogin>) =>
    client.call('linkLogin', { body: { user } });
  const numbersOf = async (userId: string) => {
    const rows = await server.db
      .selectFrom('identities')
      .where('person_id', '=', userId)
      .where('kind', '=', 'MOBILE')
      .select('subject')
      .execute();
    return rows.map(({ subject }) => subject).sort();
  };
  async function userWith(login: ReturnType<typeof socialLogin>) {
    const client = server.client();
    await client.call('login', { body: login });
    return userOf(client);
  }

  /**
   * An owner and a thief with accounts that are six days old; the thief has the owner's session,
   * which is recent.
   */
  async function borrowed() {
    const owner = await server.signIn();
    const google = socialLogin('GOOGLE', crypto.randomUUID());
    await link(owner, google);
    const thief = await signInBySocial(server, 'FACEBOOK');
    const thiefPhone = freshPhone();
    await verifyPhone(server, thief, thiefPhone);
    age(sixDays);
    await server.db
      .updateTable('sessions')
      .set({ authenticated_at: server.clock.now() })
      .where('person_id', 'in', [owner.userId, thief.userId])
      .execute();
    const session = server.client();
    session.cookies.set(sessionCookie, owner.cookies.get(sessionCookie) ?? '');
    return {
      owner: Object.assign(owner, { google }),
      thief: Object.assign(thief, { thiefPhone }),
      session,
    };
  }

  async function merge(
    session: ContractClient,
    own: SignedIn,
    other: SignedIn,
    phone: string,
    kept = own,
  ) {
    const { data } = await verifyPhone(server, session, phone);
    expect(data?.selectAccount?.conflictAccounts[0]?.keyIdentifier).toBe(other.userId);
    const given = kept === own ? other : own;
    expect((await choose(session, own.userId, kept.userId, given.userId)).data?.outcome).toBe(
      'done',
    );
    return kept;
  }

  it('gives the owner the undo link when the merged number is verified again', async () => {
    const { owner, thief, session } = await borrowed();
    await merge(session, owner, thief, thief.thiefPhone);
    expect(await numbersOf(owner.userId)).toEqual([owner.phone, thief.thiefPhone].sort());
    await verifyPhone(server, session, thief.thiefPhone);
    expect(await numbersOf(owner.userId)).toEqual([thief.thiefPhone]);
    const noticeKinds = texts(owner.phone).map(({ kind }) => kind);
    expect(noticeKinds.slice(0, 2)).toEqual(['phone-changed', 'accounts-merged']);
    expect((await undo(linkTo(owner.phone))).data?.status).toBe('undone');
    expect(await numbersOf(owner.userId)).toEqual([owner.phone]);
    expect(await userOf(await signInAgain(owner.phone))).toBe(owner.userId);
  });

  it("gives each replaced number a link; the owner's decides", async () => {
    for (const isOwnerKept of [true, false]) {
      const { owner, thief, session } = await borrowed();
      const kept = await merge(
        session,
        owner,
        thief,
        thief.thiefPhone,
        isOwnerKept ? owner : thief,
      );
      const third = freshPhone();
      expect((await verifyPhone(server, session, third)).status).toBe(200);
      expect(await numbersOf(kept.userId)).toEqual([third]);
      const [ownLink, thiefLink] = [linkTo(owner.phone), linkTo(thief.thiefPhone)];
      expect([await statusOf(ownLink), await statusOf(thiefLink)]).toEqual(['open', 'waiting']);
      expect((await undo(thiefLink)).error?.code).toBe('phone-change-expired');
      expect((await undo(ownLink)).data?.status).toBe('undone');
      expect(await numbersOf(kept.userId)).toEqual([owner.phone]);
      expect(await statusOf(thiefLink)).toBe('superseded');
    }
  });

  it('loses the merged logins and browsers when the number is reverted', async () => {
    for (const isOwnerKept of [true, false]) {
      const { owner, thief, session } = await borrowed();
      const kept = await merge(
        session,
        owner,
        thief,
        thief.thiefPhone,
        isOwnerKept ? owner : thief,
      );
      await verifyPhone(server, session);
      const known = () =>
        server.db
          .selectFrom('known_devices')
          .where('person_id', '=', kept.userId)
          .selectAll()
          .execute();
      expect(await known()).toHaveLength(2);
      expect((await undo(linkTo(owner.phone))).data?.status).toBe('undone');
      expect(await known()).toHaveLength(1);
      expect(await userWith(owner.google)).toBe(kept.userId);
      expect(await userWith(socialLogin('FACEBOOK', thief.subject))).not.toBe(kept.userId);
    }
  });

  it('is confirmed by a code to the older number for 72 hours after the merge', async () => {
    const { owner, thief, session } = await borrowed();
    await merge(session, owner, thief, thief.thiefPhone);
    const sentTo = async () => {
      age(61);
      return (await session.call('reauthenticate', { body: { action: 'send-code' } })).data
        ?.maskedPhone;
    };
    age();
    const { error } = await link(session, socialLogin('GOOGLE', crypto.randomUUID()));
    expect(error?.reauthentication).toMatchObject({
      maskedPhone: `••••••${owner.phone.slice(-4)}`,
    });
    expect(await sentTo()).toBe(`••••••${owner.phone.slice(-4)}`);
    const otp = server.sms.lastTo(owner.phone);
    const confirmed = await session.call('reauthenticate', {
      body: { action: 'verify-code', otp },
    });
    expect(confirmed.data?.isConfirmed).toBe(true);
    age(limits.phoneUndoSeconds);
    expect(await sentTo()).toBe(`••••••${thief.thiefPhone.slice(-4)}`);
  });

  it('cannot merge the account by a login that was linked to it in the last 72 hours', async () => {
    const { owner, thief, session } = await borrowed();
    const planted = socialLogin('GOOGLE', crypto.randomUUID());
    expect((await link(session, planted)).status).toBe(200);
    expect((await link(thief, planted)).error?.code).toBe('changed-recently');
    age(limits.phoneUndoSeconds + 1);
    await server.db
      .updateTable('sessions')
      .set({ authenticated_at: server.clock.now() })
      .where('person_id', '=', thief.userId)
      .execute();
    const { data } = await link(thief, planted);
    expect(data?.selectAccount?.conflictAccounts[0]?.keyIdentifier).toBe(owner.userId);
  });

  it('cannot merge an account whose number was changed, while that can be undone', async () => {
    const { owner, thief, session } = await borrowed();
    const { data } = await verifyPhone(server, session, thief.thiefPhone);
    expect(data?.selectAccount).not.toBeNull();
    // Before the choice is answered, and afterwards too.
    expect((await verifyPhone(server, thief)).status).toBe(200);
    await server.db
      .updateTable('account_choices')
      .set({ deadline: new Date(server.clock.now().getTime() + 10_000) })
      .execute();
    const answer = await choose(session, owner.userId, owner.userId, thief.userId);
    expect(answer.error?.code).toBe('choice-failed');
    const again = await link(session, socialLogin('FACEBOOK', thief.subject));
    expect(again.error?.code).toBe('changed-recently');
  });

  it('changes nothing when an undo ends it just before', async () => {
    const { owner, session } = await borrowed();
    const second = freshPhone();
    await verifyPhone(server, session, second);
    const third = freshPhone();
    age(61);
    await askForCode(session, third);
    const token = linkTo(owner.phone);
    // Between the look at the session and the change.
    const { transaction } = server.db;
    let isUndone = false;
    const spy = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
      const builder = transaction.call(server.db);
      if (isUndone) return builder;
      isUndone = true;
      const execute = builder.execute.bind(builder);
      builder.execute = async (work) => {
        expect((await undo(token)).data?.status).toBe('undone');
        return execute(work);
      };
      return builder;
    });
    const late = await verify(session, third);
    spy.mockRestore();
    expect([isUndone, late.status]).toEqual([true, 401]);
    expect(await numbersOf(owner.userId)).toEqual([owner.phone]);
  });
});
