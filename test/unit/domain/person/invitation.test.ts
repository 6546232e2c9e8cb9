import { describe, expect, it } from 'vitest';
import { externalBrowserUrl, isInAppBrowser } from '#domain/auth/in-app-browser.ts';
import { invitationUrl, parseInvitation } from '#domain/navigation/invitation.ts';

describe('an invitation in the address', () => {
  const invitation = { email: 'meera+news@creator.example', source: 'vidarbha-samachar' };

  it('is read as it was written', () => {
    expect(
      parseInvitation(new URL(invitationUrl(invitation), 'http://portal.invalid').search),
    ).toEqual(invitation);
  });

  it.each([
    ['', 'nothing'],
    ['?email=meera@creator.example', 'no source'],
    ['?source=vidarbha-samachar', 'no email'],
    ['?email=meera&source=vidarbha-samachar', 'no email address'],
    ['?email=meera@creator.example&source=Vidarbha%20Samachar', 'no key of a source'],
    [`?email=${'m'.repeat(250)}@creator.example&source=vidarbha`, 'too long an address'],
  ])('%j carries %s', (search) => {
    expect(parseInvitation(search)).toBeNull();
  });
});

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A145F';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a page inside another app', () => {
  it.each([
    [
      'an Android app',
      `${android}; wv) ${webKit} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`,
      true,
    ],
    [
      'Instagram',
      `${android}) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android`,
      true,
    ],
    ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.33.99]`, true],
    ['an iPhone app', `${iphone} Mobile/15E148`, true],
    ['Chrome on Android', `${android}) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`, false],
    ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
    ['Chrome on an iPhone', `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, false],
  ])('%s', (_, userAgent, expected) => {
    expect(isInAppBrowser(userAgent)).toBe(expected);
  });

  it('can be opened in the browser of an Android phone, and only there', () => {
    const address = new URL('https://creators.example/login?source=news');
    expect(externalBrowserUrl(android, address)).toMatch(
      /^intent:\/\/creators\.example\/login\?source=news#Intent;scheme=https;/,
    );
    expect(externalBrowserUrl(iphone, address)).toBeNull();
  });
});
