import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLastSession, readLastSession, saveLastSession } from '#src/device/last-session.ts';
import { clearSavedLists, readSavedList, savePostList } from '#src/device/post-list-store.ts';
import { config, creator, staff } from '#test/factories/current-users.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const forbidden = () => {
  const refuse = () => {
    throw new DOMException('Storage is forbidden.', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('document', { cookie: 'region=DH_APP; nextScreen=dashboard' });
});
afterEach(() => vi.unstubAllGlobals());

const approved = { ...creator, nextScreen: 'dashboard' as const };

describe('the session of the last visit', () => {
  it('is there until it is cleared', () => {
    saveLastSession({ user: approved, config });
    expect(readLastSession()).toEqual({ user: approved, config });
    clearLastSession();
    expect(readLastSession()).toBeNull();
  });

  it('is not shown when the server has cleared its cookies', () => {
    saveLastSession({ user: approved, config });
    vi.stubGlobal('document', { cookie: 'region=DH_APP' });
    expect(readLastSession()).toBeNull();
  });

  it('is replaced by nothing when staff sign in, or somebody who has steps to take', () => {
    for (const user of [staff, { ...creator, nextScreen: 'phone-submission' as const }]) {
      saveLastSession({ user: approved, config });
      saveLastSession({ user, config });
      expect(readLastSession()).toBeNull();
    }
  });

  it('is unknown where storage is forbidden or holds something else', () => {
    localStorage.setItem('dh-creator:last-session', '{"format":0,"user":{}}');
    expect(readLastSession()).toBeNull();
    localStorage.setItem('dh-creator:last-session', 'not JSON');
    expect(readLastSession()).toBeNull();
    vi.stubGlobal('localStorage', forbidden());
    saveLastSession({ user: approved, config });
    expect(readLastSession()).toBeNull();
  });
});

describe('the list of the last visit', () => {
  const page = (count: number) => ({
    rows: Array.from({ length: count }, (_, index) => ({ postUID: String(index) })),
    nextPageUrl: null,
    savedAt: 1,
  });

  it('has the first rows only, of three filters, for its owner', () => {
    savePostList('meera', '', page(50));
    expect(readSavedList('meera', '')?.rows).toHaveLength(20);
    for (const filters of ['a', 'b', 'c']) savePostList('meera', filters, page(1));
    expect(readSavedList('meera', '')).toBeUndefined();
    expect(readSavedList('meera', 'a')?.rows).toHaveLength(1);
    expect(readSavedList('imran', 'a')).toBeUndefined();
    savePostList('imran', 'a', page(2));
    expect(readSavedList('meera', 'a')).toBeUndefined();
  });

  it('is gone when it is cleared, and unknown where storage is full or forbidden', () => {
    savePostList('meera', '', page(1));
    clearSavedLists();
    expect(readSavedList('meera', '')).toBeUndefined();
    vi.stubGlobal('localStorage', forbidden());
    savePostList('meera', '', page(1));
    expect(readSavedList('meera', '')).toBeUndefined();
  });
});
