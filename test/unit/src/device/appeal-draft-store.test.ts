import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearAppealDrafts,
  deleteAppealFile,
  readAppealDraft,
  readAppealFile,
  saveAppealDraft,
  saveAppealFile,
} from '#src/device/appeal-draft-store.ts';
import { closeDeviceDatabase } from '#src/device/database.ts';
import { appealDraftOf } from '#test/factories/appeals.ts';
import { storageOfTest } from '#test/factories/web-storage.ts';

const photo = () => new File(['photo'], 'source.jpg', { type: 'image/jpeg' });
const draft = appealDraftOf({ upload: { key: 'k' }, sendKey: 's' });

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await closeDeviceDatabase();
});

describe('the draft of a second review on this device', () => {
  it('is found again by its person and decision only', () => {
    saveAppealDraft('meera', 'post', draft);
    expect(readAppealDraft('meera', 'post')).toEqual(draft);
    expect(readAppealDraft('meera', 'other')).toBeNull();
    expect(readAppealDraft('asha', 'post')).toBeNull();
  });

  it('is deleted once it is empty', () => {
    saveAppealDraft('meera', 'post', draft);
    saveAppealDraft('meera', 'post', null);
    expect(readAppealDraft('meera', 'post')).toBeNull();
  });

  it.each(['{', '{"text": 1}', 'null'])('is none when %s is stored', (text) => {
    saveAppealDraft('meera', 'post', draft);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    expect(readAppealDraft('meera', 'post')).toBeNull();
  });

  it('is not kept where storage is forbidden or full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(() => saveAppealDraft('meera', 'post', draft)).not.toThrow();
    expect(readAppealDraft('meera', 'post')).toBeNull();
  });
});

describe('a sign-out', () => {
  it('forgets every draft with its photo, and nothing else', async () => {
    localStorage.setItem('theme', 'dark');
    saveAppealDraft('meera', 'decision', draft);
    saveAppealDraft('blocked', 'other', appealDraftOf({ upload: null }));
    await saveAppealFile({ file: photo(), key: 'k' });
    await clearAppealDrafts();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(await readAppealFile('k')).toBeNull();
  });
});

describe('the photo of a second review on this device', () => {
  it('is found again by its key until it is deleted', async () => {
    await saveAppealFile({ file: photo(), key: 'k' });
    const found = await readAppealFile('k');
    expect(found).toMatchObject({ key: 'k', file: { name: 'source.jpg', type: 'image/jpeg' } });
    await deleteAppealFile('k');
    expect(await readAppealFile('k')).toBeNull();
  });

  it('is lost where the database cannot be opened, and nothing fails', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    await saveAppealFile({ file: photo(), key: 'k' });
    expect(await readAppealFile('k')).toBeNull();
    await deleteAppealFile('k');
  });
});
