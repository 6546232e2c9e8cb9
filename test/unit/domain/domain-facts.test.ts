import { describe, expect, it } from 'vitest';
import { isPhoneOffered, regionForHost, resolveRegion } from '#domain/auth/regions.ts';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import {
  contentLanguages,
  interfaceLanguages,
  languageDirection,
  nativeLanguageName,
  negotiateInterfaceLanguage,
  offeredLanguageName,
} from '#domain/language/languages.ts';
import { imageSizes } from '#domain/media/image-sizes.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { articleTags, findEmbedProvider, isLinkAllowed } from '#domain/post/article.ts';
import { genres, isSubGenreOf } from '#domain/post/genres.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { postStates, statesInFilter, statusGroups } from '#domain/post/post-states.ts';
import {
  articleRejectionReasons,
  rejectionReasonCodes,
  rejectionReasonsFor,
} from '#domain/post/rejection-reasons.ts';
import { stateTones } from '#domain/post/state-tones.ts';

describe('a failure', () => {
  it('stays the same', () => {
    const failure = new Failure({ code: 'otp-wrong', status: 422, attemptsLeft: 3 });
    expect(toFailure(failure)).toBe(failure);
  });

  // spec 8.24
  it.each([[new TypeError('x is undefined')], ['text'], [undefined], [{ code: 'otp-wrong' }]])(
    'is an internal error when it was not foreseen: %o',
    (thrown) => {
      const failure = toFailure(thrown);
      expect([failure.code, failure.status, failure.cause]).toEqual([
        'internal-error',
        500,
        thrown,
      ]);
    },
  );

  it('without a status had no reply', () => {
    expect(new Failure({ code: 'network' }).status).toBe(0);
  });
});

describe('regions', () => {
  // spec 3.25, 9.15
  it.each([
    ['creators.example.me', 'DH_MENA'],
    ['creators.example.me:4000', 'DH_MENA'],
    ['creators.example.com', 'DH_APP'],
    ['me.example.com', 'DH_APP'],
    ['creators.example.in.me', 'DH_APP'],
    ['localhost', 'DH_APP'],
    ['', 'DH_APP'],
  ])('of the host %j is %s', (host, region) => {
    expect(regionForHost(host)).toBe(region);
  });

  it('of a cookie goes first, when it is one', () => {
    expect(resolveRegion('DH_MENA', 'localhost')).toBe('DH_MENA');
    expect(resolveRegion('DH_MARS', 'a.b.me')).toBe('DH_MENA');
    expect(resolveRegion(undefined, 'localhost')).toBe('DH_APP');
  });

  it('offer the phone except in DH_MENA', () => {
    expect([isPhoneOffered('DH_APP'), isPhoneOffered('DH_MENA')]).toEqual([true, false]);
  });
});

describe('post states', () => {
  // spec 4.12
  it('are each in one group, except PUBLISH_FAILED', () => {
    const grouped = Object.values(statusGroups).flat();
    expect([...grouped, 'PUBLISH_FAILED'].sort()).toEqual([...postStates].sort());
  });

  // spec 3.9, 3.10, 3.11
  it.each([
    ['PUBLISHED', 'success'],
    ['PUBLISH_FAILED', 'danger'],
    ['UNPUBLISHED', 'danger'],
    ['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'warning'],
    ['REJECTED', 'danger'],
    ['PERMANENTLY_REJECTED', 'danger'],
    ['DRAFT', 'warning'],
    ['CREATED', 'warning'],
  ] as const)('%s is shown as %s', (state, tone) => {
    expect(stateTones[state]).toBe(tone);
  });

  it('have the tone of their group', () => {
    const tones = { draft: 'warning', published: 'success', rejected: 'danger' } as const;
    for (const group of ['draft', 'published', 'rejected'] as const) {
      expect(new Set(statusGroups[group].map((state) => stateTones[state]))).toEqual(
        new Set([tones[group]]),
      );
    }
  });

  it('are not filtered when all are asked for', () => {
    expect(statesInFilter('all')).toBeUndefined();
    expect(statesInFilter('published')).toEqual(['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW']);
  });
});

describe('languages', () => {
  // spec 1.62, 1.63, 9.20
  it('are the 14 of the claim; the interface is offered in the twelve of the specification', () => {
    expect(contentLanguages).toHaveLength(14);
    const twelve = ['en', 'hi', 'ta', 'te', 'ml', 'bn', 'mr', 'kn', 'gu', 'pa', 'or', 'ur'];
    expect(interfaceLanguages).toEqual(expect.arrayContaining(twelve));
  });

  it('run from the right only in Urdu', () => {
    const rightToLeft = contentLanguages.filter(
      ({ isoCode }) => languageDirection(isoCode) === 'rtl',
    );
    expect(rightToLeft.map(({ isoCode }) => isoCode)).toEqual(['ur']);
    expect([languageDirection(null), languageDirection('xx')]).toEqual(['ltr', 'ltr']);
  });

  // spec 1.64
  it('have their own names, and the interface calls Odia Oriya', () => {
    expect([nativeLanguageName('ur'), nativeLanguageName('xx')]).toEqual(['اردو', 'xx']);
    expect(contentLanguages.find(({ isoCode }) => isoCode === 'or')).toMatchObject({
      label: 'Oriya',
    });
    expect(offeredLanguageName('or')).toBe('ଓଡ଼ିଆ (Oriya)');
    expect(offeredLanguageName('ta')).toBe('தமிழ்');
  });

  // spec 1.65
  it.each([
    ['hi', 'hi'],
    ['ur-PK,en;q=0.8', 'ur'],
    ['bho-IN,hi;q=0.5', 'hi'],
    ['mr-IN;q=0.9,en;q=0.8', 'mr'],
    ['HI-in', 'hi'],
    ['pa-IN', 'pa'],
    ['pa-Guru-IN,ur;q=0.9', 'pa'],
    ['pa-Arab-PK,ur;q=0.9', 'ur'],
    ['pa-Arab-PK', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('%j gives the interface in %s', (wished, language) => {
    expect(negotiateInterfaceLanguage(wished)).toBe(language);
  });
});

describe('rejection reasons', () => {
  // spec 3.12
  it('are 29', () => {
    expect(rejectionReasonCodes).toHaveLength(29);
  });

  // spec 3.13
  it.each(postFormats)('for %s leave out what cannot apply', (format) => {
    const reasons = rejectionReasonsFor(format);
    const isVideo = format === 'FORMAT_VIDEO' || format === 'GIFVIDEO';
    expect(reasons.includes('video-mismatch')).toBe(isVideo);
    expect(reasons.includes('missing-hyperlinks')).toBe(format === 'FORMAT_ARTICLE');
    expect(reasons.includes('covert-capture')).toBe(format !== 'FORMAT_ARTICLE');
    expect(reasons).toContain('child-abuse');
  });

  it('of an article are those of its format', () => {
    expect(articleRejectionReasons).toEqual(rejectionReasonsFor('FORMAT_ARTICLE'));
  });
});

describe('the content of an article', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc', 'youtube'],
    ['https://m.youtube.com/watch?v=abc', 'youtube'],
    ['https://youtu.be/abc', 'youtube'],
    ['https://YOUTU.BE/abc', 'youtube'],
    ['https://www.instagram.com/p/abc/', 'instagram'],
    ['https://x.com/a/status/1', 'x'],
    ['https://twitter.com/a/status/1', 'x'],
    ['https://www.facebook.com/a/posts/1', 'facebook'],
    ['https://fb.watch/abc', 'facebook'],
  ])('%s is embedded from %s', (address, provider) => {
    expect(findEmbedProvider(address)).toBe(provider);
  });

  it.each([
    ['http://youtube.com/watch?v=abc'],
    ['https://youtube.com.evil.example/watch'],
    ['https://evil.example/youtube.com'],
    ['https://notyoutube.com/'],
    ['https://youtube.com@evil.example/'],
    ['https://user:word@youtube.com/'],
    ['https://user@youtube.com/'],
    ['https://:word@youtube.com/'],
    ['https://youtube.com:8443/'],
    ['https://yоutube.com/'],
    ['javascript:alert(1)//youtube.com'],
    ['//youtube.com/a'],
    ['youtube.com/a'],
    [''],
  ])('%s is not embedded', (address) => {
    expect(findEmbedProvider(address)).toBeNull();
  });

  it.each([['https://a.in/'], ['http://a.in'], ['mailto:a@b.in'], ['tel:+919876543210']])(
    'links to %s',
    (link) => {
      expect(isLinkAllowed(link)).toBe(true);
    },
  );

  it.each([
    ['javascript:alert(1)'],
    [' JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['blob:https://a.in/x'],
    ['file:///etc/passwd'],
    ['https://bank.example@other.example/'],
    ['https://:secret@other.example/'],
    ['/relative'],
    [''],
  ])('does not link to %j', (link) => {
    expect(isLinkAllowed(link)).toBe(false);
  });

  it('has no tag that can run or load something', () => {
    const dangerous = [
      'script',
      'style',
      'iframe',
      'object',
      'embed',
      'form',
      'input',
      'svg',
      'math',
      'link',
      'base',
    ];
    expect(articleTags.filter((tag) => dangerous.includes(tag))).toEqual([]);
  });
});

describe('genres', () => {
  it('have sub-genres of their own', () => {
    expect(isSubGenreOf('agriculture', 'weather')).toBe(true);
    expect(isSubGenreOf('agriculture', 'cricket')).toBe(false);
    expect(isSubGenreOf('constructor', 'name')).toBe(false);
    expect(Object.values(genres).every((subGenres) => subGenres.length > 1)).toBe(true);
  });
});

describe('pictures', () => {
  it('are named after their sizes', () => {
    for (const [name, { width, height, quality }] of Object.entries(imageSizes)) {
      expect(name).toBe(`${width}x${height}_${quality}`);
    }
  });
});

it('only staff have the permissions of staff', () => {
  for (const role of ['creator', 'agency'] as const) {
    expect(rolePermissions[role]).not.toContain('INTERNAL');
    expect(rolePermissions[role]).not.toContain('APPROVE_CREATOR');
  }
  expect(rolePermissions.agency).toContain('MANAGE_AGENCY_CREATORS');
  expect(rolePermissions.staff).toEqual(expect.arrayContaining(['INTERNAL', 'APPROVE_CREATOR']));
});
