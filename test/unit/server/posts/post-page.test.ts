import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oriyaFace } from '#domain/language/oriya-face.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';
import {
  type Creator,
  done,
  on,
  type Post,
  type PostInput,
  type PublishingServer,
  saved,
  seen,
  signInApproved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { engines } from '../harness/test-server.ts';

const why = { reasons: ['other' as const] };

describe.each(engines)('the public page of a post on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  async function published(
    changes: Partial<PostInput> = {},
    author: Creator = creator,
  ): Promise<Post> {
    const post = await done(author, on(await saved(author, changes), 'submit'));
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    return seen(author, post);
  }
  const open = (postUID: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/p/${postUID}`, headers: { host: 'localhost', ...headers } });
  const content = (html: string, property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  it('shows the published version to everybody, with tags for messengers', async () => {
    const post = await published();
    const { statusCode, headers, body } = await open(post.postUID);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="hi" dir="ltr">');
    expect(body).toContain(post.textContent);
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(content(body, 'og:title')).toBe(post.title);
    expect(content(body, 'og:description')).toBe('विदर्भ के किसानों के चेहरे खिल उठे हैं।');
    expect(content(body, 'og:url')).toBe(`http://localhost/p/${post.postUID}`);
    expect(dataOf(body)).toMatchObject({
      '@type': 'NewsArticle',
      headline: post.title,
      inLanguage: 'hi',
      datePublished: post.publishedAt,
      author: { name: post.creator.name },
    });
  });

  it('is limited for one address, generously, and for no other', async () => {
    const address = `198.51.100.${engine.length}`;
    const visit = (remoteAddress: string) =>
      server.app.inject({
        url: '/p/none',
        headers: { host: 'localhost' },
        remoteAddress,
      });
    const { publicPagesPerAddress } = server.deps.config;
    expect(publicPagesPerAddress).toBe(600);
    const codes = new Set<number>();
    for (let count = 0; count < publicPagesPerAddress; count += 1)
      codes.add((await visit(address)).statusCode);
    expect([...codes]).toEqual([404]);
    const refused = await visit(address);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await visit('198.51.100.77')).statusCode).toBe(404);
    server.clock.advance(60);
    expect((await visit(address)).statusCode).toBe(404);
  });

  it('escapes the title in its text, its tags and its data', async () => {
    const title = '</script><script>alert(1)</script> "& \u2028';
    const { body } = await open((await published({ title })).postUID);
    expect(body).not.toContain('<script>alert');
    expect(dataOf(body).headline).toBe(title.trim());
  });

  it('keeps showing the published version while a new one is written', async () => {
    const post = await published();
    await done(creator, on(post, 'save', { title: 'नया शीर्षक, अभी किसी ने नहीं पढ़ा' }));
    const { body } = await open(post.postUID);
    expect(body).toContain(`<h1>${post.title}</h1>`);
    expect(body).not.toContain('नया शीर्षक');
  });

  it.each(['x', crypto.randomUUID(), "1' or '1'='1"])(
    'says of %s that there is none',
    async (id) => {
      const { statusCode, body } = await open(encodeURIComponent(id));
      expect(statusCode).toBe(404);
      expect(body).toContain('noindex');
    },
  );

  it('says so in the language of the reader', async () => {
    const { headers, body } = await open('x', { 'accept-language': 'ta-IN,en;q=0.8' });
    expect(body).toContain('<html lang="ta" dir="ltr">');
    expect(body).toContain(serverText('ta', 'post-page.missingTitle'));
    expect(headers.vary).toBe('cookie, accept-language');
    const chosen = { 'accept-language': 'ta', cookie: 'language=ur' };
    expect((await open('x', chosen)).body).toContain('<html lang="ur" dir="rtl">');
  });

  it('is gone before a decision, after the creator or staff take the post down', async () => {
    const draft = await saved(creator);
    expect((await open(draft.postUID)).statusCode).toBe(404);
    const [first, second] = [await published(), await published()];
    await done(creator, on(first, 'unpublish'));
    await done(staff, on(second, 'suspend', why));
    for (const { postUID } of [first, second])
      expect((await open(postUID)).statusCode, postUID).toBe(404);
  });

  it('collapses what staff marked as sensitive, without a preview picture', async () => {
    const post = await published();
    await done(staff, on(post, 'mark-sensitive', why));
    await publisher.drain();
    const { body } = await open(post.postUID);
    expect(body).toMatch(/<details><summary[^>]*>पोस्ट दिखाएँ<\/summary>/);
    expect(body.indexOf(post.textContent)).toBeGreaterThan(body.indexOf('<details>'));
    expect(content(body, 'og:image')).toBeUndefined();
  });

  it('is gone while its creator is blocked', async () => {
    const blocked = await signInApproved(server);
    const post = await published({}, blocked);
    const block = (action: 'block' | 'unblock') =>
      staff.call('blockCreator', {
        body: { creatorUserId: blocked.userId, action, reason: 'spam' },
      });
    await block('block');
    expect((await open(post.postUID)).statusCode).toBe(404);
    await block('unblock');
    expect((await open(post.postUID)).statusCode).toBe(200);
  });

  it('is not sent again while it stays the same', async () => {
    const post = await published();
    const { headers } = await open(post.postUID);
    expect(headers['cache-control']).toBe('public, max-age=60');
    const again = await open(post.postUID, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('loads the font of Oriya, which its policy allows', async () => {
    const { headers, body } = await open('x', { 'accept-language': 'or' });
    expect(body).toContain(oriyaFace);
    const hash = createHash('sha256')
      .update(/<style>(.*)<\/style>/s.exec(body)?.[1] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toContain('font-src');
  });

  it('allows no script to run and nothing to load from elsewhere', async () => {
    const { headers } = await open((await published()).postUID);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });
});
