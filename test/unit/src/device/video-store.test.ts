import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDeviceDatabase } from '#src/device/database.ts';
import { deleteDraft, readDraft, writeDraft } from '#src/device/draft-store.ts';
import {
  deleteVideo,
  isSameVideo,
  readVideo,
  saveVideo,
  saveVideoUploadId,
} from '#src/device/video-store.ts';
import { draftOfTest, ownerId } from '#test/factories/drafts.ts';
import { silentFacts, video } from '#test/factories/videos.ts';

const key = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a33';

/** Bytes that differ from place to place. */
const film = (seed = 0, bytes = 400_000) =>
  new File([Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + seed) % 251)], 'VID_1.mp4', {
    type: 'video/mp4',
    lastModified: 1,
  });

const room = (free: number) =>
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ quota: free + 1000, usage: 1000 }) },
  });
const keep = (file = film()) => saveVideo({ key, file, facts: silentFacts, videoId: null });

beforeEach(() => room(1e9));

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDeviceDatabase();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('dh-creator').onsuccess = resolve;
  });
});

describe('a video on the device', () => {
  it('is kept with its upload address, and restored completely', async () => {
    expect(await keep()).toBe(true);
    await saveVideoUploadId(key, 'video-1');
    await closeDeviceDatabase();
    const found = await readVideo(key);
    expect(found).toMatchObject({
      name: 'VID_1.mp4',
      size: 400_000,
      facts: silentFacts,
      videoId: 'video-1',
    });
    expect(await found?.file?.arrayBuffer()).toEqual(await film().arrayBuffer());
  });

  it('is remembered without its file, to recognise the same one', async () => {
    room(400_000);
    expect(await keep()).toBe(false);
    expect(await readVideo(key)).toMatchObject({ size: 400_000, file: null });
    expect(await isSameVideo(key, film())).toBe(true);
  });

  it('is the same by its bytes, whatever its file name', async () => {
    await keep();
    const renamed = new File([film()], 'document_42', { lastModified: 99 });
    expect(await isSameVideo(key, renamed)).toBe(true);
    expect(await isSameVideo(key, film(1))).toBe(false);
    expect(await isSameVideo(key, film(0, 400_001))).toBe(false);
    const bytes = new Uint8Array(await film().arrayBuffer());
    bytes[399_999] = 252;
    expect(await isSameVideo(key, new File([bytes], 'VID_1.mp4'))).toBe(false);
    expect(await isSameVideo('unknown', film())).toBe(false);
  });

  it('is deleted when the server has it and the draft names it', async () => {
    await keep();
    await writeDraft(draftOfTest({ videos: { [key]: null } }));
    expect(await readVideo(key)).not.toBeNull();
    await writeDraft(draftOfTest({ videos: { [key]: video } }));
    expect(await readVideo(key)).toBeNull();
  });

  it('is removed with its draft, or alone', async () => {
    await keep();
    await writeDraft(draftOfTest({ videos: { [key]: null } }));
    await deleteDraft(draftOfTest().clientId);
    expect(await readVideo(key)).toBeNull();
    await keep();
    await deleteVideo(key);
    await saveVideoUploadId(key, 'late');
    expect(await readVideo(key)).toBeNull();
  });
});

it('a device with drafts of the portal before videos keeps them', async () => {
  const before = await openDB('dh-creator', 1, {
    upgrade(database) {
      database
        .createObjectStore('drafts', { keyPath: 'clientId' })
        .createIndex('byOwner', 'ownerUserId');
      database.createObjectStore('pictures', { keyPath: 'key' });
    },
  });
  await before.put('drafts', { ...draftOfTest(), updatedAt: 1 });
  before.close();
  const address = { clientId: draftOfTest().clientId, postUID: null, ownerUserId: ownerId };
  expect(await readDraft(address)).toEqual(draftOfTest());
  await keep();
  expect(await readVideo(key)).not.toBeNull();
});
