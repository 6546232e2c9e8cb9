import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPasswordTry } from '#server/modules/auth/sign-in/sign-in-delays.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('wrong passwords on %s', (engine) => {
  let server: TestServer;
  let lastNetwork = 0;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const internal = (email: string, password: string, network: string) => ({
    body: { loginType: 'INTERNAL' as const, email, password },
    headers: { 'x-forwarded-for': network },
  });
  /** An address in a block of its own. */
  const freshNetwork = () => `198.51.${++lastNetwork}.7`;

  async function guess(email: string, times: number, network = freshNetwork()) {
    const client = server.client();
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push(await client.call('login', internal(email, 'a wrong password', network)));
    return answers.map(({ status, error }) => ({
      status,
      code: error.code,
      retryAfter: error.retryAfter,
    }));
  }

  it('from elsewhere do not lock out a known device', async () => {
    const colleague = await signInAsStaff(server);
    await guess(colleague.email, 20);
    for (let networks = 0; networks < 8; networks += 1) await guess(colleague.email, 20);
    const attacked = freshNetwork();
    await guess(colleague.email, 1, attacked);
    const own = internal(colleague.email, staffPassword, attacked);
    const { status } = await colleague.call('login', own);
    expect(status).toBe(200);
    const elsewhere = await server.client().call('login', own);
    expect([elsewhere.status, elsewhere.error.code]).toEqual([429, 'sign-in-delayed']);
  }, 60_000);

  it('do not lock out a new device on a fresh network', async () => {
    const { email } = await signInAsStaff(server);
    const attackers = Array.from({ length: 5 }, freshNetwork);
    for (const network of attackers) await guess(email, 5, network);
    // As soon as the account may be tried, somebody else is there first.
    const [refused] = await guess(email, 1, attackers[0]);
    server.clock.advance(refused?.retryAfter ?? 0);
    expect((await guess(email, 1, attackers[0]))[0]?.status).toBe(401);
    const signIn = (password: string, network: string) =>
      server.client().call('login', internal(email, password, network));
    const own = freshNetwork();
    expect((await signIn(staffPassword, own)).status).toBe(200);
    expect((await signIn(staffPassword, own)).status, 'who was right has not been wrong').toBe(200);
    const mistyped = await signIn('a wrong password', own);
    expect([mistyped.status, mistyped.error.code]).toEqual([401, 'login-failed']);
    const second = await signIn(staffPassword, own);
    expect([second.status, second.error.code]).toEqual([429, 'sign-in-delayed']);
  }, 60_000);

  it('of one account are fewer than 620 a day, however many networks try', async () => {
    const email = `${crypto.randomUUID()}@creator.example`;
    const quarter = 15 * 60;
    let [blocks, tries] = [0, 0];
    const isTried = () =>
      countPasswordTry(server.db, { email, block: `block ${++blocks}` }, server.clock.now()).then(
        () => true,
        () => false,
      );
    for (let at = 0; at < 24 * 3600; at += quarter) {
      while (await isTried()) tries += 1;
      server.clock.advance(quarter);
    }
    // 20 at once, 20 first ones of new networks an hour, one each quarter of an hour.
    expect(tries).toBeGreaterThan(500);
    expect(tries).toBeLessThan(620);
    expect(blocks, 'networks that it takes to keep a newcomer out for a day').toBeGreaterThan(480);
  }, 120_000);

  it('make a new device wait, longer each time, and sign it in afterwards', async () => {
    const { email } = await signInAsStaff(server);
    const network = freshNetwork();
    const tries = await guess(email, 6, network);
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const [refused] = await guess(email, 1, network);
      waits.push(refused?.retryAfter ?? 0);
      server.clock.advance(refused?.retryAfter ?? 0);
      if (round < 3) expect((await guess(email, 1, network))[0]?.status).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20, 40]);
    const { status } = await server.client().call('login', internal(email, staffPassword, network));
    expect(status).toBe(200);
    expect((await guess(email, 1, network))[0]?.status, 'the count starts again').toBe(401);
  });

  it('sent in parallel get no further than sequential ones', async () => {
    const { email } = await signInAsStaff(server);
    const network = freshNetwork();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        server.client().call('login', internal(email, 'a wrong password', network)),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('for many accounts delay their network, not its known devices', async () => {
    const colleague = await signInAsStaff(server);
    const network = freshNetwork();
    for (let account = 0; account < 13; account += 1)
      await guess(`nobody${account}@creator.example`, 4, network);
    const [refused] = await guess('somebody@creator.example', 1, network);
    expect(refused).toMatchObject({ status: 429, code: 'rate-limited' });
    const { status } = await colleague.call(
      'login',
      internal(colleague.email, staffPassword, network),
    );
    expect(status).toBe(200);
  }, 60_000);

  it('from everywhere in one /48 at once leave places for others', async () => {
    const { email } = await signInAsStaff(server);
    const flood = Array.from({ length: 70 }, (_, subnet) => {
      const wrong = internal(
        `nobody${subnet}@creator.example`,
        'a wrong password',
        `2001:db8:5:${subnet}::1`,
      );
      return server.client().call('login', wrong);
    });
    const newcomer = server.client().call('login', internal(email, staffPassword, freshNetwork()));
    expect((await newcomer).status).toBe(200);
    const codes = (await Promise.all(flood)).map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'login-failed').length).toBeLessThanOrEqual(50);
  }, 60_000);

  it('from everywhere at once do not lock out a known device', async () => {
    const colleague = await signInAsStaff(server);
    const flood = Array.from({ length: 100 }, (_, block) => {
      const wrong = internal(
        `nobody${block}@creator.example`,
        'a wrong password',
        `2001:db8:${block}::1`,
      );
      return server.client().call('login', wrong);
    });
    const own = colleague.call('login', internal(colleague.email, staffPassword, freshNetwork()));
    expect((await own).status).toBe(200);
    await Promise.all(flood);
  }, 60_000);

  it('have the same reply for an unknown email', async () => {
    const { email } = await signInAsStaff(server);
    expect(await guess('stranger@creator.example', 7)).toEqual(await guess(email, 7));
  });

  it('make a known device unknown after twenty of its own', async () => {
    const colleague = await signInAsStaff(server);
    const network = freshNetwork();
    const send = (password: string) =>
      colleague.call('login', internal(colleague.email, password, network));
    const statuses: number[] = [];
    for (let time = 0; time < 26; time += 1) statuses.push((await send('a wrong password')).status);
    expect(statuses).toEqual([...Array<number>(25).fill(401), 429]);
    expect((await send(staffPassword)).status).toBe(429);
  }, 60_000);

  it('make a known device unknown after twenty of its own, however slowly they come', async () => {
    const colleague = await signInAsStaff(server);
    const network = freshNetwork();
    const devices = () =>
      server.db.selectFrom('known_devices').where('person_id', '=', colleague.userId).execute();
    for (let time = 0; time <= 20; time += 1) {
      expect(await devices()).toHaveLength(1);
      await colleague.call('login', internal(colleague.email, 'a wrong password', network));
      server.clock.advance(15 * 60);
    }
    expect(await devices()).toEqual([]);
  }, 60_000);

  it('a correct one renews an older hash', async () => {
    const colleague = await signInAsStaff(server);
    const salt = Buffer.alloc(16, 3);
    const key = scryptSync(staffPassword, salt, 32, {
      N: 2 ** 15,
      r: 8,
      p: 1,
      maxmem: 64 * 1024 * 1024,
    });
    const old = `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
    const hash = () =>
      server.db
        .selectFrom('identities')
        .where('subject', '=', colleague.email)
        .select('secret')
        .executeTakeFirst();
    await server.db
      .updateTable('identities')
      .set({ secret: old })
      .where('subject', '=', colleague.email)
      .execute();
    await guess(colleague.email, 1);
    expect((await hash())?.secret).toBe(old);
    const right = internal(colleague.email, staffPassword, freshNetwork());
    expect((await server.client().call('login', right)).status).toBe(200);
    expect((await hash())?.secret).toMatch(/^\$argon2id\$/);
    expect((await server.client().call('login', right)).status).toBe(200);
  });
});
