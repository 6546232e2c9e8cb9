import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

describe('the portal', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-dist-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, 'prerendered'));
    await mkdir(join(folder, '.vite'));
    const files = {
      'index.html': '<!doctype html><title>shell</title>',
      'prerendered/login.DH_APP.en.html': '<!doctype html><title>landing en</title>',
      'prerendered/login.DH_APP.ur.html': '<!doctype html><title>landing ur</title>',
      'prerendered/login.DH_MENA.en.html': '<!doctype html><title>landing mena</title>',
      'prerendered/app.post.create.en.html': '<!doctype html><title>a draft</title>',
      'prerendered/app.post.create.new.en.html': '<!doctype html><title>a first page</title>',
      'prerendered/app.post.edit.ur.html': '<!doctype html><title>editing ur</title>',
      'prerendered/phone-sign-in.en.html': '<!doctype html><title>phone</title>',
      'prerendered/phone-verification.en.html': '<!doctype html><title>verify</title>',
      'prerendered/app-shell.ur.html': '<!doctype html><title>offline ur</title>',
      'service-worker.js': 'on',
      'service-worker-off.js': 'off',
      'assets/app-1a2b.js': 'export {};',
      'assets/app-1a2b.js.br': 'compressed',
      '.vite/manifest.json': '{}',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    server = await startTestServer('pglite');
    app = await buildApp(server.deps, { portal: folder });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost:4000', accept: 'text/html', ...headers },
    });

  it.each([
    ['what the browser prefers', { 'accept-language': 'ur-PK,en;q=0.5' }, 'landing ur'],
    ['the cookie before that', { 'accept-language': 'en', cookie: 'language=ur' }, 'landing ur'],
    ['English otherwise', { 'accept-language': 'fr' }, 'landing en'],
    ['the region of the host', { host: 'portal.creator.me' }, 'landing mena'],
    ['the shell where that page was not built', { 'accept-language': 'hi' }, 'shell'],
  ])('shows the landing page by %s', async (_, headers, title) => {
    const { body, headers: sent } = await get('/login?utm_source=x', headers);
    expect(body).toContain(`<title>${title}</title>`);
    expect(sent).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(sent.vary).toContain('accept-language');
  });

  it.each([
    ['the page that was built for the address and the language', 'language=ur', 'editing ur'],
    ['the shell where none was', 'language=hi', 'shell'],
  ])('sends %s', async (_, cookie, title) => {
    const { body, headers } = await get('/app/post/edit?postUID=1', { cookie });
    expect(body).toContain(`<title>${title}</title>`);
    expect(headers.vary).toContain('cookie');
  });

  it.each([
    ['to somebody signed in', '', 'auth-user=1; nextScreen=dashboard', 'a first page'],
    [
      'not for a draft that has words already',
      '&draft=1',
      'auth-user=1; nextScreen=dashboard',
      'a draft',
    ],
    [
      'not to people with another next screen',
      '',
      'auth-user=1; nextScreen=phone-submission',
      'a draft',
    ],
    ['not to strangers', '', 'nextScreen=dashboard', 'a draft'],
  ])('sends the page on which one can write at once %s', async (_, more, cookie, title) => {
    const { body } = await get(`/app/post/create?format=FORMAT_ARTICLE${more}`, { cookie });
    expect(body).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['FORMAT_GALLERY', 'a draft'],
    ['FORMAT_IMAGE', 'a draft'],
    ['FORMAT_VIDEO', 'a draft'],
    ['GIFVIDEO', 'a draft'],
    ['unknown', 'a first page'],
  ])('sends it for %s only where an article is written', async (format, title) => {
    const cookie = 'auth-user=1; nextScreen=dashboard';
    const { body } = await get(`/app/post/create?format=${format}`, { cookie });
    expect(body).toContain(`<title>${title}</title>`);
  });

  const signedIn = (nextScreen: string) => ({ cookie: `auth-user=1; nextScreen=${nextScreen}` });
  it.each([
    ['to a stranger', '/login/mobile', {}, 'phone'],
    ['not to somebody who is signed in', '/login/mobile', signedIn('dashboard'), 'shell'],
    ['not without phone numbers', '/login/mobile', { host: 'portal.creator.me' }, 'shell'],
    ['to who needs a number', '/verify-phone', signedIn('phone-submission'), 'verify'],
    ['to who awaits a code', '/verify-phone', signedIn('phone-verification'), 'verify'],
    ['not to who has another step', '/verify-phone', signedIn('profile-submission'), 'shell'],
    [
      'not to a stranger who names the step',
      '/verify-phone',
      { cookie: 'nextScreen=phone-submission' },
      'shell',
    ],
    ['at no other address', '/phone-sign-in', {}, 'shell'],
  ])('sends the page to type a phone number on at once %s', async (_, url, headers, title) => {
    const { body } = await get(url, headers);
    expect(body).toContain(`<title>${title}</title>`);
  });

  it('sends a page compressed, and not at all when the browser has it', async () => {
    const { headers, rawPayload } = await get('/app/post/list', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('shell');
    const again = await get('/app/post/list', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('allows caching assets forever, compressed as the build did', async () => {
    const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
    expect(headers['content-type']).toContain('javascript');
  });

  it.each([
    '/assets/gone-9f.js',
    '/robots.txt',
    '/.vite/manifest.json',
    '/api/nothing',
    '/%2e%2e/package.json',
  ])('has no page for %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).error.code).toBe('not-found');
  });

  it('sends the page of a service worker in the language of its address', async () => {
    const { statusCode, body, headers } = await get('/app-shell/ur', { cookie: 'language=en' });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('offline ur')]);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    expect((await get('/app-shell/xx')).statusCode).toBe(404);
  });

  it('sends the service worker fresh, or the one that ends it', async () => {
    const on = await get('/service-worker.js?language=hi');
    expect([on.body, on.headers['cache-control']]).toEqual(['on', 'no-cache']);
    const config = { ...server.deps.config, serviceWorker: false };
    const without = await buildApp({ ...server.deps, config }, { portal: folder });
    const off = await without.inject({
      url: '/service-worker.js?language=hi',
      headers: { host: 'localhost:4000' },
    });
    await without.close();
    expect([off.body, off.headers['cache-control']]).toEqual(['off', 'no-cache']);
    expect(off.headers['content-type']).toContain('javascript');
  });

  it('begins at the landing page', async () => {
    const { statusCode, headers } = await get('/');
    expect([statusCode, headers.location]).toEqual([302, '/login']);
  });

  it('says what to run where nothing is built', async () => {
    const reply = await server.app.inject('/login');
    expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});
