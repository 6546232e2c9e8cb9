import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import {
  deviceCookie,
  hostDeviceCookie,
  hostSessionCookie,
  sessionCookie,
} from '#server/modules/auth/sessions/cookies.ts';
import { addStaff } from '#server/modules/staff/add-staff.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff, staffPassword } from '../fixtures/staff-fixtures.ts';
import { ContractClient } from '../harness/contract-client.ts';
import { engines, freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

const host = 'creators.example';
const origin = `https://${host}`;
const menaHost = 'creators.example.me';
const day = 24 * 3600;

describe('the public address', () => {
  const own = {
    CODE_SECRET: 'a secret of our own',
    DATA_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  };

  it('is needed outside the sandbox', () => {
    expect(() => readConfig(own)).toThrow(/PUBLIC_ORIGIN: is needed/);
    expect(readConfig({ ...own, PUBLIC_ORIGIN: origin }).publicOrigin).toBe(origin);
  });

  it('must be HTTPS, except on this machine', () => {
    const plain = (PUBLIC_ORIGIN: string) => () => readConfig({ ...own, PUBLIC_ORIGIN });
    expect(plain('http://creators.example')).toThrow(/PUBLIC_ORIGIN.*https/);
    expect(plain('http://localhost:4000')).not.toThrow();
    expect(plain(`${origin},http://localhost:4000`)).toThrow(/PUBLIC_ORIGIN.*all/);
  });

  it('can be several; the first is the main one', () => {
    const { publicOrigin, publicOrigins } = readConfig({
      ...own,
      PUBLIC_ORIGIN: `${origin}/,https://${menaHost}`,
    });
    expect([publicOrigin, publicOrigins]).toEqual([origin, [origin, `https://${menaHost}`]]);
  });

  it.each(['0.0.0.0/33', 'everybody', '10.0.0.0/8/8', '', '1.2.3'])(
    'goes with proxies that are addresses, not %j',
    (TRUSTED_PROXIES) => {
      expect(() => readConfig({ SANDBOX: '1', TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES/);
    },
  );
});

describe.each(engines)('a server at https://creators.example, on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine, {
      PUBLIC_ORIGIN: `${origin},https://${menaHost}`,
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
    });
  }, 60_000);
  afterAll(() => server?.stop());

  const ours = { host, origin };
  const google = (subject: string) => ({
    body: { loginType: 'GOOGLE' as const, googleAccessToken: `person:${subject}` },
    headers: ours,
  });
  const client = () => new ContractClient(server.app, host);
  const whoIs = async (cookie: string) => {
    const reply = await server.app.inject({
      url: operationPlaces.getCurrentUser.path,
      headers: { host, cookie },
    });
    return { userId: reply.json().data.userId, cookies: reply.cookies };
  };

  it.each([
    [{ host: 'evil.example' }, 421],
    [{ host: `${host}.evil.example` }, 421],
    [{ host: `${host}@evil.example` }, 421],
    [{ host: `${host}:444` }, 421],
    [{ host: `${host}:443` }, 200],
    [{ host: host.toUpperCase() }, 200],
    [{ host: menaHost }, 200],
    [{ host: '127.0.0.1:4000' }, 200],
    [{ host, 'x-forwarded-host': 'evil.example' }, 421],
    [{ host: 'upstream', 'x-forwarded-host': host }, 200],
  ] as const)('answers a request with %o: %i', async (headers, status) => {
    const reply = await server.app.inject({ url: '/api/config', headers });
    expect(reply.statusCode).toBe(status);
    if (status === 421) expect(reply.json().error.code).toBe('misdirected-request');
  });

  it('answers health and metrics under any name', async () => {
    const reply = await server.app.inject({ url: '/health/live', headers: { host: '10.1.2.3' } });
    expect(reply.statusCode).toBe(200);
  });

  it('makes links from its configuration, whatever the host header', async () => {
    const { userId } = await signInAs(server, { role: 'creator' });
    const staff = await signInAsStaff(server).catch(() => undefined);
    expect(staff).toBeUndefined();
    const own = await signInAs(server, { role: 'staff' });
    own.cookies.set(hostSessionCookie, String(own.cookies.get(sessionCookie)));
    const linkAt = async (headers: Record<string, string>) => {
      const { data } = await own.call('createSignInLink', {
        body: { accountUserId: userId },
        headers,
      });
      return new URL(data.url).origin;
    };
    expect(await linkAt(ours)).toBe(origin);
    expect(await linkAt({ host: '127.0.0.1:4000', origin })).toBe(origin);
    expect(await linkAt({ host: menaHost, origin: `https://${menaHost}` })).toBe(
      `https://${menaHost}`,
    );
  });

  it.each([
    [{ host, origin }, 200],
    [{ host: 'localhost:4000', origin }, 200],
    [{ host, origin: `https://${menaHost}` }, 403],
    [{ host, origin: 'http://creators.example' }, 403],
    [{ host, origin: 'null' }, 403],
    [{ host, 'sec-fetch-site': 'cross-site' }, 403],
    [{ host, 'sec-fetch-site': 'same-site' }, 403],
    [{ host, 'sec-fetch-site': 'same-origin' }, 200],
    [{ host, 'sec-fetch-site': 'none' }, 200],
    [{ host }, 200],
  ] as const)('answers a write with %o: %i', async (headers, status) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/setAppLanguage',
      headers,
      payload: { appLanguage: 'hi' },
    });
    expect(reply.statusCode).toBe(status);
    if (status === 403) expect(reply.json().error.code).toBe('foreign-origin');
  });

  it('gives Secure cookies, and the session under a name that no other host can set', async () => {
    const { raw } = await client().call('login', google('secure'));
    expect(raw.cookies.length).toBeGreaterThan(3);
    expect(raw.cookies.filter(({ secure }) => !secure)).toEqual([]);
    const own = raw.cookies.find(({ name }) => name === hostSessionCookie);
    expect(own).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: true });
    expect(own).not.toHaveProperty('domain');
  });

  it('has browsers use HTTPS for a year, for hosts below its own too', async () => {
    for (const url of ['/api/config', '/api/unknown', '/app/dashboard']) {
      const { headers } = await server.app.inject({ url, headers: { host } });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('names the browser too, accepts the old name once, not a planted one', async () => {
    const device = (raw: { cookies: { name: string; value: string; maxAge?: number }[] }) =>
      raw.cookies.find(({ name }) => name === hostDeviceCookie);
    const person = client();
    const planted = 'p'.repeat(43);
    person.cookies.set(deviceCookie, planted);
    const phone = freshPhone();
    const asked = await person.call('updatePhoneNo', {
      body: { phone, action: 'submit-phone' },
      headers: ours,
    });
    expect(device(asked.raw)).toMatchObject({
      value: planted,
      httpOnly: true,
      secure: true,
      path: '/',
    });
    expect(person.cookies.has(deviceCookie), 'the name of before is taken away').toBe(false);
    const { raw } = await person.call('login', google('device'));
    const own = device(raw)?.value;
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(own, 'a new one at each sign-in').not.toBe(planted);
    person.cookies.set(deviceCookie, planted);
    const again = await person.call('login', google('device'));
    expect([device(again.raw)?.value === own, device(again.raw)?.value === planted]).toEqual([
      false,
      false,
    ]);
    const known = await server.db
      .selectFrom('known_devices')
      .innerJoin('identities', 'identities.person_id', 'known_devices.person_id')
      .where('subject', '=', 'device')
      .select('device_hash')
      .execute();
    expect(known).toHaveLength(1);
  });

  it('keeps a sign-in of staff between its steps under such a name', async () => {
    const email = 'steps@creator.example';
    const staff = { email, name: 'Anita Rao', password: staffPassword };
    await addStaff(server.deps, staff, server.clock.now());
    const { id } = await server.db
      .selectFrom('people')
      .innerJoin('identities', 'identities.person_id', 'people.id')
      .where('subject', '=', email)
      .select('people.id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('authenticator_apps')
      .values({
        person_id: id,
        secret: Buffer.alloc(20),
        last_step: 0,
        created_at: server.clock.now(),
        confirmed_at: server.clock.now(),
      })
      .execute();
    const body = { loginType: 'INTERNAL' as const, email, password: staffPassword };
    const { raw } = await client().call('login', { body, headers: ours });
    const pending = raw.cookies.find(({ name }) => name === '__Host-second-step');
    expect(pending).toMatchObject({ httpOnly: true, secure: true, path: '/', sameSite: 'Strict' });
  });

  it('ignores a session that a neighbouring host has planted', async () => {
    const attacker = client();
    await attacker.call('login', google('attacker'));
    const planted = attacker.cookies.get(sessionCookie);
    expect((await whoIs(`${sessionCookie}=${planted}`)).userId).toBeNull();
    const victim = client();
    await victim.call('login', google('victim'));
    const own = victim.cookies.get(hostSessionCookie);
    const { userId } = await whoIs(`${sessionCookie}=${planted}; ${hostSessionCookie}=${own}`);
    expect(userId).not.toBeNull();
    expect(userId).toBe((await whoIs(`${hostSessionCookie}=${own}`)).userId);
  });

  it('keeps old sessions, renames them, and ends them after thirty days', async () => {
    const before = client();
    await before.call('login', google('before'));
    const token = before.cookies.get(sessionCookie);
    const ends = new Date(server.clock.now().getTime() + 30 * day * 1000);
    await sql`update sessions set plain_cookie_until = ${ends}`.execute(server.db);
    const { userId, cookies } = await whoIs(`${sessionCookie}=${token}`);
    expect(userId).not.toBeNull();
    expect(cookies.find(({ name }) => name === hostSessionCookie)?.value).toBe(token);
    server.clock.advance(29 * day);
    expect((await whoIs(`${sessionCookie}=${token}`)).userId).toBe(userId);
    server.clock.advance(2 * day);
    expect((await whoIs(`${sessionCookie}=${token}`)).userId).toBeNull();
    expect((await whoIs(`${hostSessionCookie}=${token}`)).userId).toBe(userId);
  });

  it('removes both names at logout', async () => {
    const person = client();
    await person.call('login', google('leaving'));
    await person.call('logout');
    expect([...person.cookies.keys()].filter((name) => name.endsWith(sessionCookie))).toEqual([]);
  });

  it.each([
    ['203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['10.0.0.5', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', 'somebody', 'unknown'],
  ])(
    'counts a code requested by %s, forwarded for %s, at %s',
    async (remoteAddress, forwarded, counted) => {
      const phone = `9${String(Date.now()).slice(-6)}${Math.trunc(Math.random() * 900 + 100)}`;
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/updatePhoneNo',
        headers: { host, origin, 'x-forwarded-for': forwarded },
        payload: { phone, action: 'submit-phone' },
        remoteAddress,
      });
      expect(reply.statusCode).toBe(200);
      const row = await server.db
        .selectFrom('code_sends')
        .orderBy('sent_at', 'desc')
        .select('address')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow();
      expect(row.address).toBe(counted);
    },
  );
});

describe('a sandbox, which trusts the host of a request', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer('pglite');
  });
  afterAll(() => server?.stop());

  it.each(['[::1', 'a b', 'localhost:99999'])('refuses the malformed host %s', async (name) => {
    const reply = await server.app.inject({ url: '/api/config', headers: { host: name } });
    expect([reply.statusCode, reply.json().error.code]).toEqual([421, 'misdirected-request']);
  });
});
