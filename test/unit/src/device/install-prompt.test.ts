import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveInstallAnswered, wasInstallAnswered } from '#src/device/install-answer-store.ts';
import { askToInstall, installWay, watchInstallWay } from '#src/device/install-prompt.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const safari = `${iPhone} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`;

/** A browser, with the script that the build writes into each page. */
async function openPage({ isStandalone = false, device = {} } = {}): Promise<EventTarget> {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStandalone && query === '(display-mode: standalone)',
  }));
  vi.stubGlobal('navigator', { maxTouchPoints: 5, userAgent: safari, ...device });
  vi.resetModules();
  await import('#src/device/keep-install-prompt.ts');
  return page;
}

function offer(outcome: 'accepted' | 'dismissed', prompt = vi.fn(async () => {})) {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
}

afterEach(() => vi.unstubAllGlobals());

describe('the way to install the portal', () => {
  it('is the question of the browser, which is kept and can be asked once', async () => {
    const page = await openPage();
    expect(installWay()).toBeNull();
    const changed = vi.fn();
    watchInstallWay(changed);
    const event = offer('dismissed');
    page.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(installWay()).toBe('prompt');
    await expect(askToInstall()).resolves.toBe('dismissed');
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(installWay()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
    await expect(askToInstall()).rejects.toThrow();
  });

  it('fails where the browser refuses to ask', async () => {
    const page = await openPage();
    const refuse = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    page.dispatchEvent(offer('accepted', refuse));
    await expect(askToInstall()).rejects.toThrow(DOMException);
  });

  it('is none once it is installed, or in the window of the installed portal', async () => {
    const page = await openPage();
    watchInstallWay(() => {});
    page.dispatchEvent(offer('accepted'));
    page.dispatchEvent(new Event('appinstalled'));
    expect(installWay()).toBeNull();
    const window = await openPage({ isStandalone: true });
    window.dispatchEvent(offer('accepted'));
    expect(installWay()).toBeNull();
  });

  it.each([
    ['steps', 'Safari on an iPhone', { standalone: false }],
    [null, 'the home screen of an iPhone', { standalone: true }],
    [null, 'another app on an iPhone', { standalone: false, userAgent: iPhone }],
    [null, 'a Mac', { standalone: false, maxTouchPoints: 0, userAgent: 'Macintosh Safari/605' }],
    [null, 'Firefox', { userAgent: 'Firefox/130.0' }],
  ])('is %s in %s', async (way, _, device) => {
    await openPage({ device });
    expect(installWay()).toBe(way);
  });

  it('is no longer watched after the end', async () => {
    const page = await openPage();
    const changed = vi.fn();
    watchInstallWay(changed)();
    page.dispatchEvent(offer('accepted'));
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('the answer to the offer', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('is kept for each person of the device', () => {
    saveInstallAnswered('one');
    expect(wasInstallAnswered('one')).toBe(true);
    expect(wasInstallAnswered('two')).toBe(false);
    saveInstallAnswered('two');
    expect(wasInstallAnswered('one')).toBe(true);
  });

  it('is unknown where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    saveInstallAnswered('one');
    expect(wasInstallAnswered('one')).toBe(false);
  });
});
