import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDeviceDatabase } from '#src/device/database.ts';
import {
  clearProfilePictures,
  deleteProfilePicture,
  readProfilePicture,
  saveProfilePicture,
} from '#src/device/profile-picture-store.ts';

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const day = 24 * 60 * 60_000;

afterEach(async () => {
  vi.restoreAllMocks();
  await clearProfilePictures();
  await closeDeviceDatabase();
});

describe('the profile picture on this device', () => {
  it('is found again by its person only, with the key of its upload', async () => {
    await saveProfilePicture('meera', { file: photo('me.jpg'), key: 'k' });
    const found = await readProfilePicture('meera');
    expect(found).toMatchObject({ key: 'k', file: { name: 'me.jpg', type: 'image/jpeg' } });
    expect(await readProfilePicture('asha')).toBeNull();
  });

  it('is replaced by the next, and gone when it was sent or somebody signed out', async () => {
    await saveProfilePicture('meera', { file: photo('one.jpg'), key: '1' });
    await saveProfilePicture('meera', { file: photo('two.jpg'), key: '2' });
    expect((await readProfilePicture('meera'))?.key).toBe('2');
    await deleteProfilePicture('meera');
    expect(await readProfilePicture('meera')).toBeNull();
    await saveProfilePicture('meera', { file: photo('one.jpg'), key: '1' });
    await clearProfilePictures();
    expect(await readProfilePicture('meera')).toBeNull();
  });

  it('is kept for seven days', async () => {
    await saveProfilePicture('meera', { file: photo('me.jpg'), key: 'k' }, 0);
    expect(await readProfilePicture('meera', 7 * day)).not.toBeNull();
    expect(await readProfilePicture('meera', 7 * day + 1)).toBeNull();
    expect(await readProfilePicture('meera', 1)).toBeNull();
  });

  it('replaces an earlier one where the device is full', async () => {
    await saveProfilePicture('meera', { file: photo('one.jpg'), key: '1' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await saveProfilePicture('meera', { file: photo('two.jpg'), key: '2' });
    expect(await readProfilePicture('meera')).toBeNull();
  });

  it('is not kept without a database, without an error', async () => {
    await closeDeviceDatabase();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await saveProfilePicture('meera', { file: photo('me.jpg'), key: 'k' });
    await deleteProfilePicture('meera');
    await clearProfilePictures();
    await expect(readProfilePicture('meera')).rejects.toThrow('Forbidden');
  });
});
