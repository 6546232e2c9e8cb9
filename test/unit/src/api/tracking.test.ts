import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseUtm } from '#domain/analytics/utm.ts';
import type { Config } from '#machines/flow/app/app.ts';
import { saveUtm, trackPageView } from '#src/api/page-tracking.ts';

const tracking = { url: 'https://count.example/events', host: 'creators.example' };
const config = { tracking } as Config;
const view = { path: '/app/post/list', language: 'hi' };

describe('the campaign of a visit', () => {
  it('is read from the address, and nothing else of it', () => {
    expect(
      parseUtm('?utm_source=whatsapp&utm_campaign=मेला&email=meera@creator.example&UTM_X=1'),
    ).toEqual({
      utm_source: 'whatsapp',
      utm_campaign: 'मेला',
    });
  });

  it.each([
    '',
    '?email=a@b.example',
    '?utm_source=',
    `?utm_source=${'x'.repeat(101)}`,
    '?utm_=1',
    '?utm_<b>=1',
  ])('is missing in %j', (search) => {
    expect(parseUtm(search)).toBeNull();
  });
});

describe('reporting a page view', () => {
  const sendBeacon = vi.fn(() => true);
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
    vi.stubGlobal('navigator', { sendBeacon });
    vi.stubGlobal('location', { host: 'creators.example' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sendBeacon.mockClear();
  });

  // spec 9.21
  it('says which page, in which language, and which link led here last', () => {
    saveUtm('?utm_source=sms');
    saveUtm('?utm_source=whatsapp');
    saveUtm('?state=PUBLISHED');
    trackPageView(config, view);
    const said = { event: 'page', ...view, utm: { utm_source: 'whatsapp' } };
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(tracking.url, JSON.stringify(said));
  });

  // spec 9.22
  it('is off by default, on another host, and with a privacy signal', () => {
    trackPageView({ tracking: null } as Config, view);
    vi.stubGlobal('location', { host: 'staging.creators.example' });
    trackPageView(config, view);
    vi.stubGlobal('location', { host: 'creators.example' });
    vi.stubGlobal('navigator', { sendBeacon, globalPrivacyControl: true });
    trackPageView(config, view);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    saveUtm('?utm_source=sms');
    trackPageView(config, view);
    expect(sendBeacon).toHaveBeenCalledWith(
      tracking.url,
      JSON.stringify({ event: 'page', ...view, utm: {} }),
    );
  });
});
