import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { createSandbox } from '#server/http/sandbox/sandbox.ts';
import { ContractClient } from '../harness/contract-client.ts';
import { freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

describe('the sandbox', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  const terminal: string[] = [];

  beforeAll(async () => {
    server = await startTestServer('pglite');
    const sandbox = createSandbox(server.clock, (line) => void terminal.push(line));
    const deps = { ...server.deps, sms: sandbox.sms, social: sandbox.social };
    app = await buildApp(deps, { sandbox, portal: 'not-built' });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { host: 'localhost:4000', ...headers } });

  it('shows sent codes in the terminal, on its page, and to tests', async () => {
    const phone = freshPhone();
    await new ContractClient(app).call('updatePhoneNo', {
      body: { phone, action: 'submit-phone' },
    });
    const { data } = (await get('/sandbox/codes.json')).json();
    expect(data.rows[0]).toMatchObject({ phone, code: expect.stringMatching(/^\d{4}$/) });
    expect(terminal.join('\n')).toContain(data.rows[0].code);
    expect((await get('/sandbox')).body).toContain(data.rows[0].code);
  });

  it('signs in as the people on offer, and as nobody else', async () => {
    const client = new ContractClient(app);
    const { data } = await client.call('beginProviderVisit', {});
    const asked = { state: data.state, nonce: data.nonce, code_challenge: data.codeChallenge };
    const page = await get(`/sandbox/google?${new URLSearchParams(asked)}`);
    const [, query = ''] = /href="\/login\?([^"]+)"/.exec(page.body) ?? [];
    const answer = new URLSearchParams(query.replaceAll('&amp;', '&'));
    const body = {
      loginType: 'GOOGLE' as const,
      googleAccessToken: String(answer.get('code')),
      visitState: String(answer.get('state')),
    };
    expect((await new ContractClient(app).call('login', { body })).status, 'another browser').toBe(
      401,
    );
    expect((await client.call('login', { body })).status).toBe(200);
    expect((await client.call('login', { body })).status, 'the second time').toBe(401);
    expect((await get('/sandbox/apple')).statusCode).toBe(404);
  });

  it('returns to the portal at the given address, with its state', async () => {
    const asked = new URLSearchParams({ redirect_uri: 'https://evil.example', state: '"><b>' });
    const { body } = await get(`/sandbox/facebook?${asked}`);
    const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toHaveLength(4);
    for (const link of links)
      expect(link).toMatch(/^\/login\?(code|error)=[^"]*state=%22%3E%3Cb%3E$/);
  });

  it('is closed to pages that reach this machine by another name', async () => {
    expect((await get('/sandbox/codes.json', { host: 'rebound.evil.example' })).statusCode).toBe(
      404,
    );
    expect((await get('/sandbox', { host: 'rebound.evil.example:4000' })).statusCode).toBe(404);
  });

  it('switches the publisher, for programs and for the page', async () => {
    const post = (payload: object | string, type: string, url = '/sandbox/publisher') =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { host: 'localhost:4000', origin: 'http://localhost:4000', 'content-type': type },
      });
    expect((await post({ mode: 'fail' }, 'application/json')).json()).toEqual({
      data: { mode: 'fail' },
    });
    expect((await get('/sandbox')).body).toContain('fails');
    const form = 'application/x-www-form-urlencoded';
    const switched = await post('', form, '/sandbox/publisher?mode=ok');
    expect([switched.statusCode, switched.headers.location]).toEqual([303, '/sandbox']);
    expect((await get('/sandbox')).body).not.toContain('<strong>fails');
  });

  it('has a new person for every test, and refuses unknown tokens', async () => {
    const { body } = await get('/sandbox/facebook?state=s');
    const [, made = ''] = /code=(sandbox%3Afacebook%3Anew%3A[0-9a-f-]+)/.exec(body) ?? [];
    const signIn = async (fbAccessToken: string) =>
      new ContractClient(app).call('login', {
        body: { loginType: 'FACEBOOK' as const, fbAccessToken },
      });
    expect((await signIn(decodeURIComponent(made))).data?.newUser).toBe(true);
    expect((await signIn('sandbox:facebook:new:')).status).toBe(401);
    const plain = {
      loginType: 'GOOGLE',
      googleAccessToken: 'sandbox:google:1',
      visitState: undefined,
    };
    const unasked = await new ContractClient(app).call('login', { body: plain });
    expect([unasked.status, unasked.error.code], 'a token without a visit').toEqual([
      401,
      'login-failed',
    ]);
  });

  it('moves the clock forward', async () => {
    const before = server.clock.now().getTime();
    await app.inject({
      method: 'POST',
      url: '/sandbox/clock',
      headers: {
        host: 'localhost:4000',
        origin: 'http://localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(server.clock.now().getTime() - before).toBe(60_000);
  });

  it('is off unless requested', async () => {
    expect((await server.app.inject('/sandbox')).statusCode).toBe(404);
    expect((await server.app.inject('/sandbox/codes.json')).statusCode).toBe(404);
  });
});
