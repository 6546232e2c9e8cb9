import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDeviceDatabase } from '#src/device/database.ts';
import {
  cancelDeletion,
  markDeletionStarted,
  queueDeletion,
  removeDeletion,
} from '#src/device/deletion-store.ts';
import { listDeviceDrafts } from '#src/device/draft-list.ts';
import { writeDraft } from '#src/device/draft-store.ts';
import { listPendingCommands } from '#src/device/pending-commands.ts';
import {
  cancelSealedDetails,
  markSealedDetailsStarted,
  readSealedDetails,
  removeSealedDetails,
  saveSealedDetails,
} from '#src/device/sealed-details-store.ts';
import {
  contentOfTest,
  draftClientId,
  draftOfTest,
  htmlWithPicture,
  ownerId,
  pictureKey,
} from '#test/factories/drafts.ts';
import { deletionOfTest, detailsOfTest } from '#test/factories/outbox-commands.ts';

const due = deletionOfTest().dueAt;
const names = async (now = due) => {
  const { commands } = await listPendingCommands(ownerId, now);
  return commands.map(({ kind, clientId }) => [kind, clientId]);
};

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDeviceDatabase();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('dh-creator').onsuccess = resolve;
  });
});

describe('what an agency has written for its creators', () => {
  const agency = '01930000-0000-7000-8000-0000000000c1';
  const forCreator = (clientId: string, ownerUserId: string) =>
    writeDraft(draftOfTest({ clientId, ownerUserId, writerUserId: agency }));

  it('is sent by the agency with what is its own, each with whose post it is', async () => {
    const other = '01930000-0000-7000-8000-0000000000b2';
    await writeDraft(draftOfTest({ clientId: 'own', ownerUserId: agency }));
    await forCreator('for-one', ownerId);
    await forCreator('for-another', other);
    await writeDraft(draftOfTest({ clientId: 'not-written-by-it', ownerUserId: other }));
    const { commands } = await listPendingCommands(agency);
    const owners = commands.map(({ clientId, ownerUserId }) => [clientId, ownerUserId]);
    expect(owners.sort()).toEqual([
      ['for-another', other],
      ['for-one', ownerId],
      ['own', agency],
    ]);
  });

  it('is listed for each creator alone, and leads back to writing for them', async () => {
    await forCreator('for-one', ownerId);
    expect(await listDeviceDrafts(agency)).toEqual([]);
    const [draft] = await listDeviceDrafts(ownerId);
    expect(draft?.href).toBe(
      `/app/post/create?format=FORMAT_ARTICLE&userId=${ownerId}&draft=for-one`,
    );
  });
});

describe('what waits on this device for the server', () => {
  it('is everything unsent, uploads last, empty pages never', async () => {
    const content = contentOfTest({ html: htmlWithPicture });
    await writeDraft(
      draftOfTest({ clientId: 'with-picture', content, pictures: { [pictureKey]: null } }),
      3,
    );
    await writeDraft(draftOfTest({ clientId: 'saved', savedChange: 1 }), 2);
    await writeDraft(
      draftOfTest({ clientId: 'empty', content: contentOfTest({ title: ' ', html: '' }) }),
      2,
    );
    await writeDraft(draftOfTest({ clientId: 'words' }), 1);
    await writeDraft(draftOfTest({ clientId: 'foreign', ownerUserId: 'somebody-else' }));
    expect(await names()).toEqual([
      ['draft', 'words'],
      ['draft', 'with-picture'],
    ]);
  });

  it('has a deletion once it is due, and says how long that is', async () => {
    await queueDeletion(deletionOfTest());
    expect(await listPendingCommands(ownerId, due - 4000)).toEqual({
      commands: [],
      undoable: [deletionOfTest()],
      nextDueIn: 4000,
    });
    expect(await listPendingCommands(ownerId, due)).toEqual({
      commands: [deletionOfTest()],
      undoable: [],
      nextDueIn: null,
    });
    expect(await listPendingCommands('somebody-else', due)).toEqual({
      commands: [],
      undoable: [],
      nextDueIn: null,
    });
  });

  it('does not save what is about to be deleted', async () => {
    await writeDraft(draftOfTest());
    await queueDeletion(deletionOfTest());
    expect(await names(due - 1)).toEqual([]);
    expect(await listDeviceDrafts(ownerId), 'nor list it').toEqual([]);
    expect(await names()).toEqual([['deletion', draftClientId]]);
  });
});

describe('a deletion', () => {
  it('can be cancelled until it is sent', async () => {
    await queueDeletion(deletionOfTest());
    expect(await cancelDeletion(draftClientId)).toBe(true);
    expect(await names()).toEqual([]);
    expect(
      await markDeletionStarted({ clientId: draftClientId }),
      'what was taken back does not go',
    ).toBe(false);
  });

  it('cannot be undone afterwards, and stays until it was answered', async () => {
    await queueDeletion(deletionOfTest());
    expect(await markDeletionStarted({ clientId: draftClientId })).toBe(true);
    expect(await cancelDeletion(draftClientId)).toBe(false);
    expect(await names(due - 5000), 'a started one is due at any time').toHaveLength(1);
    await removeDeletion(draftClientId);
    expect(await names()).toEqual([]);
  });
});

describe('sealed bank details', () => {
  const details = detailsOfTest();

  it('are sent after deletions and before drafts, and listed for their person only', async () => {
    await writeDraft(draftOfTest({ clientId: 'words' }), 1);
    await saveSealedDetails(details);
    await queueDeletion(deletionOfTest());
    expect(await names()).toEqual([
      ['deletion', draftClientId],
      ['bankDetails', details.key],
      ['draft', 'words'],
    ]);
    expect((await listPendingCommands('somebody-else', due)).commands).toEqual([]);
  });

  it('can be cancelled until it is sent', async () => {
    await saveSealedDetails(details);
    expect(await cancelSealedDetails({ ...details, isRefused: false })).toBe('withdrawn');
    expect(await markSealedDetailsStarted(details), 'what was taken back does not go').toBe(false);
    expect(await readSealedDetails(ownerId)).toBeNull();
  });

  it('cannot be withdrawn afterwards, but are deleted once they were refused', async () => {
    await saveSealedDetails(details);
    expect(await markSealedDetailsStarted(details)).toBe(true);
    expect(await cancelSealedDetails({ ...details, isRefused: false })).toBe('tooLate');
    expect(await readSealedDetails(ownerId)).toEqual({ ...details, isBegun: true });
    expect(await cancelSealedDetails({ ...details, isRefused: true })).toBe('withdrawn');
    expect(await cancelSealedDetails({ ...details, isRefused: true })).toBe('absent');
    expect(await readSealedDetails(ownerId)).toBeNull();
  });

  it('of one person wait one at a time: the latest, until it is sent', async () => {
    await saveSealedDetails(details);
    const second = detailsOfTest({ key: 'second', clientId: 'second' });
    expect(await saveSealedDetails(second)).toEqual(second);
    expect(await markSealedDetailsStarted(details), 'what was replaced does not go').toBe(false);
    expect(await cancelSealedDetails({ ...details, isRefused: false })).toBe('absent');
    expect(await markSealedDetailsStarted(second)).toBe(true);
    const started = { ...second, isBegun: true };
    const third = detailsOfTest({ key: 'third', clientId: 'third' });
    expect(await saveSealedDetails(third)).toEqual(started);
    await removeSealedDetails(details);
    expect(await readSealedDetails(ownerId), 'an answer to others does not forget them').toEqual(
      started,
    );
    await removeSealedDetails(second);
    expect(await saveSealedDetails(third)).toEqual(third);
  });

  it('are not kept once they are withdrawn', async () => {
    const stop = new AbortController();
    const keeping = saveSealedDetails(details, stop.signal);
    stop.abort();
    await expect(keeping).rejects.toThrow('aborted');
    expect(await readSealedDetails(ownerId)).toBeNull();
  });

  it('are stored by a device of an earlier version, which keeps its data', async () => {
    const before = await openDB('dh-creator', 3, {
      upgrade(database) {
        for (const [name, keyPath] of [
          ['drafts', 'clientId'],
          ['pictures', 'key'],
          ['videos', 'key'],
          ['deletions', 'clientId'],
        ] as const) {
          const store = database.createObjectStore(name, { keyPath });
          if (keyPath === 'clientId') store.createIndex('byOwner', 'ownerUserId');
        }
      },
    });
    await before.put('deletions', { ...deletionOfTest(), isBegun: false });
    before.close();
    await saveSealedDetails(details);
    expect((await names()).map(([kind]) => kind)).toEqual(['deletion', 'bankDetails']);
  });
});
