import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { permittedReturnPath, safeReturnPath } from '#domain/navigation/return-path.ts';
import { shareExpiry, shareLimits, sharePath } from '#domain/post/share-target.ts';
import { sharedFormat, sharedWords } from '#domain/post/shared-post.ts';

describe('the format of a shared post', () => {
  it.each([
    [1, null, true, 'FORMAT_IMAGE'],
    [2, null, false, 'FORMAT_GALLERY'],
    [0, { hasSound: true, seconds: 3 }, false, 'FORMAT_VIDEO'],
    [0, { hasSound: false, seconds: 3 }, false, 'GIFVIDEO'],
    [0, { hasSound: false, seconds: limits.sharedGifVideoSeconds + 1 }, false, 'FORMAT_VIDEO'],
    [3, { hasSound: true, seconds: 3 }, false, 'FORMAT_VIDEO'],
    [0, null, true, 'FORMAT_ARTICLE'],
    [0, null, false, null],
  ] as const)('of %i pictures, %o and text %s is %s', (pictures, video, hasText, format) => {
    expect(sharedFormat(pictures, video, hasText)).toBe(format);
  });
});

describe('the words of a shared post', () => {
  it('are paragraphs and lines, with markup as text', () => {
    expect(sharedWords({ title: ' आज  की खबर ', text: 'एक\r\nदो\n\n<b>तीन</b>', url: '' })).toEqual(
      {
        title: 'आज की खबर',
        html: '<p>एक<br>दो</p><p>&lt;b&gt;तीन&lt;/b&gt;</p>',
      },
    );
  });

  it('link web addresses without the sign after them, once', () => {
    const { html } = sharedWords({
      title: '',
      text: 'देखें https://example.com/a?b=1&c=2।',
      url: 'https://example.com/a?b=1&c=2',
    });
    expect(html).toBe(
      '<p>देखें <a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">' +
        'https://example.com/a?b=1&amp;c=2</a>।</p>',
    );
  });

  it('never link to a script or an address that hides its host', () => {
    const { html } = sharedWords({
      title: '',
      text: 'javascript:alert(1) https://bank.example@evil.example/',
      url: '',
    });
    expect(html).not.toContain('<a');
  });

  it('keep a title that is too long as text', () => {
    const title = 'क'.repeat(limits.titleMax + 1);
    expect(sharedWords({ title, text: '', url: '' })).toEqual({
      title: '',
      html: `<p>${title}</p>`,
    });
  });

  it('stay within an article however long they are', () => {
    for (const text of ['"', '\n', 'a\n\n', 'http://a.b '].map((part) =>
      part.repeat(shareLimits.textLength).slice(0, shareLimits.textLength),
    ))
      expect(sharedWords({ title: '', text, url: '' }).html.length).toBeLessThanOrEqual(
        limits.articleHtmlMax,
      );
  });
});

describe('what waits on the device', () => {
  it('has the limits of the posts that it becomes', () => {
    expect(shareLimits.files).toBe(limits.galleryMax);
    expect(shareLimits.bytes).toBe(limits.videoBytes);
  });

  it('waits longer for a known person', () => {
    const hours = (ownerUserId: string | null) =>
      shareExpiry({ receivedAt: 0, ownerUserId }) / 3_600_000;
    expect([hours('u'), hours(null)]).toEqual([24, 1]);
  });

  it('is opened after a sign-in, once posts can be written', () => {
    const address = sharePath({ id: 'a-b' });
    const visitor = (nextScreen: string) => ({
      nextScreen,
      permissions: ['CREATE_POST' as const],
      flags: { enableWallOfFame: false },
      region: 'DH_APP' as const,
    });
    expect(safeReturnPath(address)).toBe('/share?id=a-b');
    expect(permittedReturnPath(address, visitor('dashboard'))).toBe('/share?id=a-b');
    expect(permittedReturnPath(address, visitor('profile-submission'))).toBeNull();
  });
});
