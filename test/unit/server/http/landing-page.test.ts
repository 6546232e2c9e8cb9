import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const landing =
  '<html lang="en"><form><button name="provider" value="GOOGLE"><b>G</b></button>' +
  '<button name="provider" value="FACEBOOK">F</button></form>' +
  '<a href="mailto:creators@creator.example">creators@creator.example</a></html>';

describe('the landing page', () => {
  let server: TestServer;
  let folder: string;
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'landing-dist-'));
    await mkdir(join(folder, 'prerendered'));
    await writeFile(join(folder, 'index.html'), '<title>shell</title>');
    await writeFile(join(folder, 'prerendered/login.DH_APP.en.html'), landing);
    server = await startTestServer('pglite');
    app = await buildApp(server.deps, { portal: folder });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const host = 'localhost:4000';
  const submit = (body: string, url = '/login', headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: body,
    });

  it('begins a visit at the provider, bound to the browser and known to the portal', async () => {
    const reply = await submit('provider=GOOGLE', '/login?email=meera%40example.com&source=pahar');
    expect(reply.statusCode).toBe(303);
    const target = new URL(String(reply.headers.location), 'http://portal');
    expect(target.pathname).toBe('/sandbox/google');
    expect(target.searchParams.get('redirect_uri')).toBe(`http://${host}/login`);
    const state = target.searchParams.get('state') ?? '';
    const cookies = Object.fromEntries(reply.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies[`visit-${state.slice(0, 16)}`]).toMatchObject({ httpOnly: true });
    const known = cookies[`form-visit-${state.slice(0, 16)}`];
    expect(known?.httpOnly).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(known?.value))).toEqual({
      provider: 'GOOGLE',
      returnPath: '/login?email=meera%40example.com&source=pahar',
    });
  });

  it('changes the language, and keeps the query', async () => {
    const reply = await submit('language=ur', '/login?utm_source=x');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?utm_source=x']);
    expect(reply.cookies.find(({ name }) => name === 'language')?.value).toBe('ur');
  });

  it.each(['language=xx', 'provider=TWITTER', ''])(
    'does nothing for the form "%s"',
    async (body) => {
      const reply = await submit(body);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login']);
      expect(reply.cookies).toEqual([]);
    },
  );

  it('refuses a form of another site', async () => {
    const reply = await submit('provider=GOOGLE', '/login', { origin: 'https://other.example' });
    expect(reply.statusCode).toBe(403);
    expect(reply.cookies).toEqual([]);
  });

  it('refuses a form that is larger than any of its own', async () => {
    expect((await submit(`language=${'x'.repeat(2000)}`)).statusCode).toBe(413);
  });

  it('lets its forms lead to the providers', async () => {
    const reply = await app.inject({ url: '/login', headers: { host } });
    expect(reply.headers['content-security-policy']).toContain(
      "form-action 'self' https://accounts.google.com https://www.facebook.com;",
    );
  });

  it('is shown to a browser whose session has ended', async () => {
    const reply = await app.inject({ url: '/login', headers: { host, cookie: 'auth-user=gone' } });
    expect([reply.statusCode, reply.body]).toEqual([200, landing]);
  });

  it('has what this installation offers', async () => {
    const config = {
      ...server.deps.config,
      sandbox: false,
      google: null,
      facebook: { appId: 'app' },
      supportEmail: 'a"b@portal.example',
    };
    const deps = { ...server.deps, config } as typeof server.deps;
    const other = await buildApp(deps, { portal: folder });
    const { body } = await other.inject({ url: '/login', headers: { host } });
    expect(body).not.toContain('GOOGLE"');
    expect(body).toContain('value="FACEBOOK"');
    expect(body).toContain('mailto:a&quot;b@portal.example');
    const installation = /data-installation="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(JSON.parse(installation.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      providers: ['FACEBOOK'],
      supportEmail: 'a"b@portal.example',
      tracking: null,
    });
    const unavailable = await other.inject({
      method: 'POST',
      url: '/login',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'provider=GOOGLE',
    });
    expect(unavailable.headers.location).toBe('/login?unavailable=GOOGLE');
    await other.close();
  });
});
