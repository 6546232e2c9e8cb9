import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDeviceDatabase, deviceDatabase } from '#src/device/database.ts';
import { listDeviceDrafts, removeDeviceDraft } from '#src/device/draft-list.ts';
import {
  deleteDraft,
  readDraft,
  readPicture,
  savePicture,
  writeDraft,
} from '#src/device/draft-store.ts';
import { saveUnloadBackup } from '#src/device/unload-backup.ts';
import {
  contentOfTest,
  draftOfTest,
  htmlWithPicture,
  ownerId,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { storageOfTest } from '#test/factories/web-storage.ts';

const address = { clientId: draftOfTest().clientId, postUID: null, ownerUserId: ownerId };
const file = new Blob(['jpeg']);

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfTest());
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDeviceDatabase();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('dh-creator').onsuccess = resolve;
  });
});

describe('a draft on the device', () => {
  it('comes back as it was written', async () => {
    await writeDraft(draftOfTest());
    await closeDeviceDatabase();
    expect(await readDraft(address)).toEqual(draftOfTest());
  });

  it('of earlier versions with only articles gets empty new fields', async () => {
    const { videos: _, ...draft } = draftOfTest();
    const { title, html, language, genre, subGenre, locations, hashtags } = draft.content;
    const content = { title, html, language, genre, subGenre, locations, hashtags };
    const old = { ...draft, content, updatedAt: 1 };
    await (await deviceDatabase()).put('drafts', old as never);
    expect(await readDraft(address)).toEqual(draftOfTest());
    expect(await listDeviceDrafts(ownerId)).toMatchObject([{ title }]);
    await deleteDraft(old.clientId);
    saveUnloadBackup(old as never);
    expect(await readDraft(address)).toEqual(draftOfTest());
  });

  it('is found by the postUID that the server gave it', async () => {
    const postUID = '01930000-0000-7000-8000-000000000001';
    await writeDraft(draftOfTest({ postUID }));
    expect((await readDraft({ clientId: null, postUID, ownerUserId: ownerId }))?.postUID).toBe(
      postUID,
    );
    expect(await readDraft({ clientId: null, postUID: null, ownerUserId: ownerId })).toBeNull();
  });

  it('is not shown to anybody else', async () => {
    await writeDraft(draftOfTest());
    expect(await readDraft({ ...address, ownerUserId: 'somebody-else' })).toBeNull();
    expect(await listDeviceDrafts('somebody-else')).toEqual([]);
  });

  it('keeps the files of pictures until the server has them', async () => {
    const content = contentOfTest({ html: htmlWithPicture });
    await savePicture({ key: pictureKey, file, name: 'a.jpg' });
    await writeDraft(draftOfTest({ content, pictures: { [pictureKey]: null } }));
    expect((await readPicture(pictureKey))?.name).toBe('a.jpg');
    await writeDraft(draftOfTest({ content, pictures: { [pictureKey]: uploadedPicture } }));
    expect(await readPicture(pictureKey)).toBeNull();
  });

  it('goes with its pictures', async () => {
    await savePicture({ key: pictureKey, file, name: 'a.jpg' });
    await writeDraft(draftOfTest({ pictures: { [pictureKey]: null } }));
    await deleteDraft(address.clientId);
    expect(await readDraft(address)).toBeNull();
    expect(await readPicture(pictureKey)).toBeNull();
  });
});

describe('the drafts on this phone', () => {
  it('are those that the server does not have whole, the newest first', async () => {
    await writeDraft(draftOfTest({ clientId: 'older' }), 1);
    await writeDraft(
      draftOfTest({ clientId: 'newer', content: contentOfTest({ title: ' नया ' }) }),
      2,
    );
    await writeDraft(draftOfTest({ clientId: 'saved', savedChange: 1 }), 3);
    const drafts = await listDeviceDrafts(ownerId);
    expect(drafts.map(({ clientId, title }) => [clientId, title])).toEqual([
      ['newer', 'नया'],
      ['older', contentOfTest().title],
    ]);
    expect(drafts[0]?.href).toBe('/app/post/create?format=FORMAT_ARTICLE&draft=newer');
  });

  it('start with their text, without captions and tags', async () => {
    const html = `${htmlWithPicture}<p>धान &amp; <strong>गेहूँ</strong></p>`;
    await writeDraft(draftOfTest({ content: contentOfTest({ html }) }));
    expect((await listDeviceDrafts(ownerId))[0]?.excerpt).toBe('खेत धान & गेहूँ');
  });

  it('can be removed', async () => {
    await writeDraft(draftOfTest());
    await removeDeviceDraft(draftOfTest().clientId);
    expect(await listDeviceDrafts(ownerId)).toEqual([]);
  });
});

describe('the backup of a closed page', () => {
  const later = draftOfTest({ content: contentOfTest({ html: '<p>आख़िरी शब्द</p>' }), change: 2 });

  it('is used instead of what the database has', async () => {
    await writeDraft(draftOfTest());
    saveUnloadBackup(later);
    expect(await readDraft(address)).toEqual(later);
    expect(await listDeviceDrafts(ownerId)).toHaveLength(1);
    expect(await readDraft({ ...address, ownerUserId: 'somebody-else' })).toBeNull();
  });

  it('is used where the database has nothing', async () => {
    saveUnloadBackup(later);
    expect(await readDraft(address)).toEqual(later);
  });

  it('is deleted once the database has as much', async () => {
    saveUnloadBackup(later);
    await writeDraft(later);
    expect(localStorage).toEqual({});
  });

  it('survives a write of something older', async () => {
    saveUnloadBackup(later);
    await writeDraft(draftOfTest());
    expect(await readDraft(address)).toEqual(later);
  });

  it('is deleted with the draft', async () => {
    saveUnloadBackup(later);
    await deleteDraft(address.clientId);
    expect(await readDraft(address)).toBeNull();
  });

  it('leaves no partial backup where there is no room', async () => {
    saveUnloadBackup(draftOfTest());
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveUnloadBackup(later);
    expect(await readDraft(address)).toBeNull();
  });
});
