import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interfaceLanguages, languageDirection } from '#domain/language/languages.ts';
import { pagePath } from '#domain/navigation/routes.ts';
import { productName } from '#domain/product.ts';
import { buildApp } from '#server/http/app.ts';
import { webAppManifest } from '#server/http/pages/web-app-manifest.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const publicFolder = new URL('../../../../public', import.meta.url).pathname;
const manifest = webAppManifest('hi', { portalName: productName });

async function realSize(src: string): Promise<string> {
  const { width, height } = await sharp(join(publicFolder, src)).metadata();
  return `${width}x${height}`;
}

describe('the web app manifest', () => {
  it('names pictures that exist, with their real sizes', async () => {
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes, type } of pictures) {
      expect(existsSync(join(publicFolder, src)), src).toBe(true);
      if (sizes === 'any') expect(type).toBe('image/svg+xml');
      else expect(await realSize(src), src).toBe(sizes);
    }
  });

  it('has the icons that browsers require to install, for masks too', async () => {
    const sizes = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizes('maskable')).toEqual(['512x512']);
    const { isOpaque } = await sharp(join(publicFolder, 'icon-maskable-512.png')).stats();
    expect(isOpaque).toBe(true);
  });

  it('has screenshots within the limits of browsers, of phones and desktops', () => {
    const byForm = Object.groupBy(manifest.screenshots, (one) => one.form_factor);
    for (const group of [byForm.narrow ?? [], byForm.wide ?? []]) {
      expect(group.length).toBeGreaterThan(0);
      const shapes = group.map(({ sizes }) => sizes.split('x').map(Number) as [number, number]);
      for (const [width, height] of shapes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
        expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      }
      expect(new Set(shapes.map(([width, height]) => width / height)).size).toBe(1);
    }
  });

  it('leads to pages of the portal within its scope', () => {
    const addresses = [
      manifest.start_url,
      manifest.share_target.action,
      ...manifest.shortcuts.map(({ url }) => url),
    ];
    for (const address of addresses) {
      expect(address.startsWith(manifest.scope)).toBe(true);
      expect(pagePath(address.split('?')[0] ?? ''), address).toBeDefined();
    }
  });

  it('is in every language of the interface', () => {
    const all = interfaceLanguages.map((language) => webAppManifest(language, { portalName: 'X' }));
    expect(new Set(all.map(({ description }) => description)).size).toBe(interfaceLanguages.length);
    for (const [at, { lang, dir }] of all.entries())
      expect([lang, dir]).toEqual([
        interfaceLanguages[at],
        languageDirection(interfaceLanguages[at] ?? 'en'),
      ]);
  });
});

describe('the server', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    server = await startTestServer('pglite');
    const config = { ...server.deps.config, portalName: 'Lekhak' };
    app = await buildApp({ ...server.deps, config }, { portal: '/nowhere' });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
  });

  it('sends the manifest in the language of the page and by the name of the portal', async () => {
    const { headers, body } = await app.inject({
      url: '/manifest.webmanifest',
      headers: { host: 'localhost:4000', cookie: 'language=ur', 'accept-language': 'hi' },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('cookie'),
    });
    expect(JSON.parse(body)).toMatchObject({ name: 'Lekhak', lang: 'ur', dir: 'rtl' });
  });

  it('takes no shared file: a short form is redirected, a long one is not read', async () => {
    const post = (bytes: number) =>
      app.inject({
        method: 'POST',
        url: '/share',
        headers: {
          host: 'localhost:4000',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(bytes),
        },
        payload: 'x',
      });
    const short = await post(1);
    expect([short.statusCode, short.headers.location]).toEqual([
      303,
      '/share?problem=not-received',
    ]);
    const long = await post(40_000_000);
    expect(long.headers.connection).toBe('close');
    expect(long.statusCode).toBe(503);
  });
});
