import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const shellStyle = "html{background:#FBF5EA}@property --x{syntax:'<length>'}";
const landingScript = 'addEventListener("click", record, true)';
const legalStyle = '\n  a { color: red; }\n';

describe('the policy of a page', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'policy-'));
    await mkdir(join(folder, 'legal'));
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><style data-x="y">${shellStyle}</style>`,
    );
    await mkdir(join(folder, 'prerendered'));
    await writeFile(
      join(folder, 'prerendered/login.DH_APP.en.html'),
      `<style>${shellStyle}</style><script>${landingScript}</script>
      <script type="module" crossorigin src="/assets/index-1a2b.js"></script>`,
    );
    await writeFile(
      join(folder, 'legal/privacy.html'),
      `<!doctype html><style>${legalStyle}</style>`,
    );
    server = await startTestServer('pglite');
    app = await buildApp(server.deps, { portal: folder });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function policyOf(url: string, headers: Record<string, string> = {}) {
    const reply = await app.inject({ url, headers: { host: 'localhost:4000', ...headers } });
    const policy = String(reply.headers['content-security-policy']);
    return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]));
  }

  it.each([
    ['/login', shellStyle, ` ${hash(landingScript)}`],
    ['/app/post/list', shellStyle, ''],
    ['/legal/privacy.html', legalStyle, ''],
  ])(
    'lets the styles and scripts in %s through by their hash, and no others',
    async (url, style, scripts) => {
      const policy = await policyOf(url);
      expect(policy['style-src']).toBe(`style-src 'self' ${hash('')} ${hash(style)}`);
      expect(policy['style-src-attr']).toBe("style-src-attr 'unsafe-inline'");
      expect(policy['script-src']).toBe(`script-src 'self'${scripts}`);
    },
  );

  it('is sent with a page that the browser has already', async () => {
    const { headers } = await app.inject({ url: '/login' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await policyOf('/login', known))['style-src']).toContain(hash(shellStyle));
  });

  it.each(['/api/config', '/api/nothing', '/assets/nothing.js'])(
    'of %s allows nothing in the page, and other sites may not show it',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy['style-src']).toBe(`style-src 'self' ${hash('')}`);
      expect(policy['script-src']).toBe("script-src 'self'");
      const { headers } = await app.inject({ url });
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    },
  );
});
