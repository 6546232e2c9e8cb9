import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueResetMail, sendResetMail } from '#server/modules/auth/passwords/reset-mail.ts';
import { addStaff } from '#server/modules/staff/add-staff.ts';
import { signInAsStaff, staffPassword } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';
import { virtualAuthenticator } from '../harness/virtual-authenticator.ts';

const newPassword = 'four bridges over one river';

describe.each(engines)('passwords and sessions of staff on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.jobs.register('reset-password', ({ sealed }) =>
      sendResetMail(server.deps, sealed),
    );
  }, 60_000);
  afterAll(() => server?.stop());

  const signIn = async (email: string, password: string) => {
    const client = server.client();
    const { status } = await client.call('login', {
      body: { loginType: 'INTERNAL', email, password },
    });
    return Object.assign(client, { status });
  };
  const isSignedIn = async (
    client: Awaited<ReturnType<typeof signIn>> | Awaited<ReturnType<typeof signInAsStaff>>,
  ) => (await client.call('getCurrentUser')).data?.userId !== null;

  async function administrator() {
    const email = `admin-${crypto.randomUUID()}@creator.example`;
    await addStaff(
      server.deps,
      { email, name: 'Anita Rao', password: staffPassword, isAdministrator: true },
      server.clock.now(),
    );
    return signIn(email, staffPassword);
  }

  /** What the audit trail says of an account of staff, without its sign-ins. */
  const entries = (personId: string) =>
    server.db
      .selectFrom('audit_entries')
      .where('subject_id', '=', personId)
      .where('operation', '!=', 'login')
      .orderBy('id')
      .select(['operation', 'reason'])
      .execute();

  it('a password change needs the current one and ends other sessions', async () => {
    const here = await signInAsStaff(server);
    const there = await signIn(here.email, staffPassword);
    const wrong = { currentPassword: 'not the password', newPassword };
    const refused = await here.call('changePassword', { body: wrong });
    expect(refused.error).toMatchObject({
      code: 'password-wrong',
      fields: { currentPassword: 'not-allowed' },
    });
    const easy = { currentPassword: staffPassword, newPassword: 'Password12345' };
    const tooEasy = await here.call('changePassword', { body: easy });
    expect(tooEasy.error.fields).toEqual({ newPassword: 'easily-guessed' });
    expect(await isSignedIn(there)).toBe(true);
    const right = { currentPassword: staffPassword, newPassword };
    expect((await here.call('changePassword', { body: right })).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await signIn(here.email, newPassword)).status).toBe(200);
    expect((await signIn(here.email, staffPassword)).status).toBe(401);
  });

  it('a link to a new password works once, for an hour, and ends all sessions', async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const make = async () => {
      const body = { staffUserId: staff.userId };
      const { data } = await admin.call('createPasswordResetLink', { body });
      const { pathname, hash, search } = new URL(String(data?.url));
      expect([pathname, search]).toEqual(['/reset-password', '']);
      return hash.replace('#token=', '');
    };
    const spend = async (token: string, password = newPassword) => {
      const { status, error } = await server
        .client()
        .call('resetPassword', { body: { token, newPassword: password } });
      return status === 200 ? 'set' : (error.fields?.newPassword ?? error.code);
    };
    const replaced = await make();
    const token = await make();
    expect(await spend(replaced)).toBe('reset-link-expired');
    expect(await spend(token, 'Password12345')).toBe('easily-guessed');
    expect(await isSignedIn(staff)).toBe(true);
    expect((await Promise.all([spend(token), spend(token)])).sort()).toEqual([
      'reset-link-expired',
      'set',
    ]);
    expect(await isSignedIn(staff)).toBe(false);
    expect((await signIn(staff.email, newPassword)).status).toBe(200);
    const late = await make();
    server.clock.advance(3600);
    expect(await spend(late)).toBe('reset-link-expired');
    const actions = (await entries(staff.userId)).map(({ operation }) => operation);
    expect(actions).toEqual([
      'createPasswordResetLink',
      'createPasswordResetLink',
      'resetPassword',
      'createPasswordResetLink',
    ]);
  });

  it('an administrator makes no link for their own account', async () => {
    const admin = await administrator();
    const staffUserId = String((await admin.call('getCurrentUser')).data?.userId);
    expect((await admin.call('createPasswordResetLink', { body: { staffUserId } })).status).toBe(
      403,
    );
    expect(await entries(staffUserId)).toEqual([]);
  });

  it('each change of the sign-in is mailed to its owner, in their language', async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const subjects = () =>
      server.mail.sent
        .filter(({ to }) => to === staff.email)
        .map(({ subject }) => subject)
        .toReversed();
    const made = virtualAuthenticator().make((await staff.call('startPasskey')).data);
    await staff.call('addPasskey', { body: { name: 'Phone', made } });
    await staff.call('renewRecoveryCodes');
    const [passkey] = (await staff.call('getSecurity')).data?.passkeys ?? [];
    await staff.call('removePasskey', { body: { passkeyId: String(passkey?.passkeyId) } });
    await staff.call('changePassword', { body: { currentPassword: staffPassword, newPassword } });
    await admin.call('createPasswordResetLink', { body: { staffUserId: staff.userId } });
    expect(subjects()).toEqual([
      'A passkey was added to your staff account',
      'Your recovery codes were renewed',
      'A passkey was removed from your staff account',
      'Your password was changed',
      'An administrator created a password reset link for you',
    ]);
    expect(server.mail.sent[0]?.text).toContain(server.deps.config.supportEmail);
    expect(server.mail.sent[0]?.text).not.toContain('#token');
    await staff.call('setAppLanguage', { body: { appLanguage: 'hi' } });
    const body = { staffUserId: staff.userId, reason: 'Lost the phone on the way home.' };
    await admin.call('resetSecondFactor', { body });
    expect(subjects().at(-1)).toBe('साइन इन का आपका दूसरा चरण रीसेट किया गया');
    await admin.call('endStaffSessions', { body: { staffUserId: staff.userId } });
    expect(subjects()).toHaveLength(6);
  });

  it('a forgotten password leads to a mail, with the same reply for strangers', async () => {
    const staff = await signInAsStaff(server);
    const before = server.mail.sent.length;
    const answers = [];
    for (const email of [staff.email.toUpperCase(), 'stranger@creator.example']) {
      const { status, data, headers } = await server
        .client()
        .call('requestPasswordReset', { body: { email } });
      answers.push([status, data, headers['set-cookie']]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await server.jobs.drain();
    const sent = server.mail.sent.slice(0, server.mail.sent.length - before);
    expect(sent.map(({ to }) => to)).toEqual([staff.email]);
    const token = /#token=([\w-]{43})/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    const { status } = await server
      .client()
      .call('resetPassword', { body: { token, newPassword } });
    expect(status).toBe(200);
    expect((await signIn(staff.email, newPassword)).status).toBe(200);
  });

  const linkOf = async (admin: Awaited<ReturnType<typeof administrator>>, staffUserId: string) => {
    const { data } = await admin.call('createPasswordResetLink', { body: { staffUserId } });
    return new URL(String(data?.url)).hash.replace('#token=', '');
  };
  const mailedLink = async (email: string) => {
    await server.client().call('requestPasswordReset', { body: { email } });
    await server.jobs.drain();
    return /#token=([\w-]{43})/.exec(server.mail.sent[0]?.text ?? '')?.[1] ?? '';
  };
  const setPassword = async (token: string) => {
    const reply = await server.client().call('resetPassword', { body: { token, newPassword } });
    return reply.status === 200 ? 'set' : reply.error.code;
  };

  it("a requested mail leaves an administrator's link valid", async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const made = await linkOf(admin, staff.userId);
    await mailedLink(staff.email);
    expect(await setPassword(made)).toBe('set');
  });

  it('a mailed link replaces earlier mailed ones, and a used link voids all others', async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const [first, made, second] = [
      await mailedLink(staff.email),
      await linkOf(admin, staff.userId),
      await mailedLink(staff.email),
    ];
    expect(new Set([first, made, second]).size).toBe(3);
    expect(await setPassword(first)).toBe('reset-link-expired');
    const outcomes = await Promise.all([setPassword(made), setPassword(second)]);
    expect(outcomes.toSorted()).toEqual(['reset-link-expired', 'set']);
  });

  it('a request for a mail does nothing without a mail server', async () => {
    const staff = await signInAsStaff(server);
    const sealed = { email: staff.email, origin: 'https://creator.example' };
    const links = () =>
      server.db
        .selectFrom('password_resets')
        .where('person_id', '=', staff.userId)
        .select('made_by')
        .execute();
    server.mail.isAvailable = false;
    const reply = await server
      .client()
      .call('requestPasswordReset', { body: { email: staff.email } });
    expect([reply.status, await server.jobs.countWaiting('reset-password', 1)]).toEqual([200, 0]);
    await enqueueResetMail(server.deps, sealed);
    await server.jobs.drain();
    server.mail.isAvailable = true;
    expect(await links()).toEqual([]);
    expect(server.mail.sent.some(({ to }) => to === staff.email)).toBe(false);
  });

  it.each([
    ['en', 'Reset your password'],
    ['hi', 'अपना पासवर्ड रीसेट करें'],
    ['ur', 'اپنا پاس ورڈ ری سیٹ کریں'],
  ])(
    'the mail with the link is in the language of its reader: %s',
    async (appLanguage, subject) => {
      const staff = await signInAsStaff(server);
      await staff.call('setAppLanguage', { body: { appLanguage } });
      await server.client().call('requestPasswordReset', { body: { email: staff.email } });
      await server.jobs.drain();
      const mail = server.mail.sent.find(({ to }) => to === staff.email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain('DH Creator');
      expect(mail?.text).toMatch(/^https?:\/\/\S+\/reset-password#token=[\w-]{43}$/m);
    },
  );

  it('mails per person are limited', async () => {
    const staff = await signInAsStaff(server);
    const before = server.mail.sent.length;
    for (let time = 0; time < 8; time += 1) {
      const { status } = await server
        .client()
        .call('requestPasswordReset', { body: { email: staff.email } });
      expect(status).toBe(200);
    }
    await server.jobs.drain();
    expect(server.mail.sent.length - before).toBe(3);
  });

  it('password reset requests are limited by block of addresses', async () => {
    const staff = await signInAsStaff(server);
    const wish = async (email: string, ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      const reply = await server
        .client()
        .call('requestPasswordReset', { body: { email }, headers });
      return reply.status === 200 ? 'noted' : reply.error.code;
    };
    const answers = [];
    for (let subnet = 0; subnet < 25; subnet += 1)
      answers.push(await wish(`nobody${subnet}@creator.example`, `2001:db8:77:${subnet}::1`));
    expect(answers).toEqual([...Array(20).fill('noted'), ...Array(5).fill('rate-limited')]);
    for (let n = 0; n < 1000; n += 1) await server.jobs.send('reset-password', { sealed: '' });
    expect(await wish(staff.email, '2001:db8:78::1')).toBe('server-busy');
    await server.jobs.drain().catch(() => {});
  });

  it('an administrator sees where colleagues are signed in, and signs them out', async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const second = await signIn(staff.email, staffPassword);
    const member = async () =>
      (await admin.call('getStaffSessions')).data?.rows.find(
        ({ staffUserId }) => staffUserId === staff.userId,
      );
    const sessions = (await member())?.sessions ?? [];
    expect(sessions).toHaveLength(2);
    const creator = await server.signIn();
    const foreign = { staffUserId: creator.userId };
    await admin.call('endStaffSessions', { body: foreign });
    expect((await creator.call('getCurrentUser')).data?.userId).toBe(creator.userId);
    const one = { staffUserId: staff.userId, sessionId: String(sessions[0]?.sessionId) };
    await admin.call('endStaffSessions', { body: one });
    expect((await member())?.sessions).toHaveLength(1);
    await admin.call('endStaffSessions', { body: { staffUserId: staff.userId } });
    expect([await isSignedIn(staff), await isSignedIn(second)]).toEqual([false, false]);
    const rows = (await admin.call('getStaffSessions')).data?.rows ?? [];
    const own = rows.find(({ isYou }) => isYou);
    await admin.call('endStaffSessions', { body: { staffUserId: String(own?.staffUserId) } });
    expect(await isSignedIn(admin), 'the session that asks stays').toBe(true);
  });

  it('forgets browsers with the sessions that end, but not the one that asks', async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const there = await signIn(staff.email, staffPassword);
    const staffUserId = staff.userId;
    const browsers = async () =>
      (
        await server.db
          .selectFrom('known_devices')
          .leftJoin('sessions', (join) =>
            join
              .onRef('sessions.device_hash', '=', 'known_devices.device_hash')
              .onRef('sessions.person_id', '=', 'known_devices.person_id'),
          )
          .where('known_devices.person_id', '=', staffUserId)
          .select('sessions.id')
          .execute()
      ).map(({ id }) => id);
    const sessionId = async (client: typeof there | typeof staff) =>
      (await client.call('getSessions')).data?.rows.find(({ isCurrent }) => isCurrent)?.sessionId;
    const [here, elsewhere] = [await sessionId(staff), await sessionId(there)];
    expect((await browsers()).toSorted()).toEqual([here, elsewhere].toSorted());
    await admin.call('endStaffSessions', { body: { staffUserId, sessionId: String(elsewhere) } });
    expect(await browsers()).toEqual([here]);
    await admin.call('endStaffSessions', { body: { staffUserId } });
    expect(await browsers()).toEqual([]);

    await signIn(staff.email, staffPassword);
    const body = { staffUserId, reason: 'Lost the phone on the way home.' };
    await admin.call('resetSecondFactor', { body });
    expect(await browsers()).toEqual([]);

    const changing = await signIn(staff.email, staffPassword);
    await signIn(staff.email, staffPassword);
    const change = { currentPassword: staffPassword, newPassword };
    await changing.call('changePassword', { body: change });
    expect(await browsers()).toEqual([await sessionId(changing)]);
    expect(await setPassword(await linkOf(admin, staffUserId))).toBe('set');
    expect(await browsers()).toEqual([]);
  });

  it('an administrator removes a lost second factor with a reason, but not their own', async () => {
    const admin = await administrator();
    const staff = await signInAsStaff(server);
    const made = virtualAuthenticator().make((await staff.call('startPasskey')).data);
    await staff.call('addPasskey', { body: { name: 'Phone', made } });
    const reason = 'Lost the phone on the way home.';
    const body = { staffUserId: staff.userId, reason };
    expect((await admin.call('resetSecondFactor', { body })).status).toBe(200);
    expect(await isSignedIn(staff)).toBe(false);
    expect((await signIn(staff.email, staffPassword)).status).toBe(200);
    expect((await entries(staff.userId)).at(-1)).toEqual({
      operation: 'resetSecondFactor',
      reason,
    });
    const own = { staffUserId: String((await admin.call('getCurrentUser')).data?.userId), reason };
    expect((await admin.call('resetSecondFactor', { body: own })).status).toBe(403);
  });

  it('only MANAGE_STAFF allows it, which the first member of staff has', async () => {
    const fresh = await startTestServer(engine);
    const [first, second] = [await signInAsStaff(fresh), await signInAsStaff(fresh)];
    expect((await first.call('getStaffSessions')).status).toBe(200);
    const own = { staffUserId: second.userId };
    const calls = [
      ['createPasswordResetLink', own],
      ['resetSecondFactor', { ...own, reason: 'None of my business' }],
      ['endStaffSessions', own],
    ] as const;
    for (const [id, body] of calls) expect((await second.call(id, { body })).status, id).toBe(403);
    for (const [id, body] of calls) expect((await first.call(id, { body })).status, id).toBe(200);
    await fresh.stop();
  }, 120_000);

  it('npm run staff restores access after losing the second factor', async () => {
    const staff = await signInAsStaff(server);
    const made = virtualAuthenticator().make((await staff.call('startPasskey')).data);
    await staff.call('addPasskey', { body: { name: 'Phone', made } });
    const again = { email: staff.email, name: 'Anita Rao', password: newPassword };
    await addStaff(server.deps, again, server.clock.now());
    expect((await signIn(staff.email, newPassword)).cookies.has('auth-user')).toBe(false);
    await addStaff(server.deps, { ...again, resetSecondFactor: true }, server.clock.now());
    expect((await signIn(staff.email, newPassword)).cookies.has('auth-user')).toBe(true);
  });
});
