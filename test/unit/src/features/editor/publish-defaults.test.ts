import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  publishDefaults,
  rememberPublishChoice,
} from '#src/features/editor/submission/publish-defaults.ts';

type Lists = Parameters<typeof publishDefaults>[2];
const lists = {
  languages: [{ isoCode: 'hi' }, { isoCode: 'mr' }],
} as unknown as Lists;
const empty = { language: null, locations: [] };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the defaults of the publish step', () => {
  it('are what this creator chose last, whether together or one by one', () => {
    rememberPublishChoice('meera', { locations: ['nagpur'] });
    rememberPublishChoice('meera', { language: 'hi' });
    const both = { language: 'hi', locations: ['nagpur'] };
    expect(publishDefaults('meera', empty, lists)).toEqual(both);
    expect(publishDefaults('asha', empty, lists)).toEqual({});
  });

  it('leave what the draft has, and a language that can no longer be chosen', () => {
    rememberPublishChoice('meera', { language: 'hi', locations: ['nagpur'] });
    expect(publishDefaults('meera', { language: 'mr', locations: ['pune'] }, lists)).toEqual({});
    rememberPublishChoice('meera', { language: 'ur' });
    expect(publishDefaults('meera', empty, lists)).toEqual({ locations: ['nagpur'] });
  });

  it('stay when a field is emptied', () => {
    rememberPublishChoice('meera', { language: 'hi' });
    rememberPublishChoice('meera', { language: null, locations: [] });
    expect(publishDefaults('meera', empty, lists)).toEqual({ language: 'hi' });
  });

  it.each(['{', 'null', '[]', '{"language":7,"locations":"x"}'])(
    'are none where storage holds %s',
    (text) => {
      stored.set('publish-defaults:meera', text);
      expect(publishDefaults('meera', empty, lists)).toEqual({});
    },
  );

  it('are none where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberPublishChoice('meera', { language: 'hi' });
    expect(publishDefaults('meera', empty, lists)).toEqual({});
  });
});
