import { describe, expect, it, vi } from 'vitest';
import { showAppBadge } from '#src/device/app-badge.ts';

describe('the number on the icon', () => {
  it('is set, and cleared for none', () => {
    const setAppBadge = vi.fn(async () => {});
    const clearAppBadge = vi.fn(async () => {});
    showAppBadge(3, { setAppBadge, clearAppBadge });
    showAppBadge(0, { setAppBadge, clearAppBadge });
    expect(setAppBadge.mock.calls).toEqual([[3]]);
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it('is left out where the browser has none or refuses it', async () => {
    showAppBadge(3, {});
    showAppBadge(3, {
      setAppBadge: () => Promise.reject(new Error('The portal is not installed.')),
    });
    await new Promise((resolve) => setTimeout(resolve));
  });
});
