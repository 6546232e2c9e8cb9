import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAppealFile, saveAppealDraft, saveAppealFile } from '#src/device/appeal-draft-store.ts';
import { closeDeviceDatabase } from '#src/device/database.ts';
import { createAppealDrafts } from '#src/features/posts/appeal/appeal-drafts.ts';
import { appealData, appealDraftOf } from '#test/factories/appeals.ts';
import { storageOfTest } from '#test/factories/web-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDeviceDatabase();
});

const data = appealData.available;
const decisionId = data.decision?.decisionId ?? '';
const context = {
  postUID: 'p',
  data,
  text: '',
  pictures: [],
  upload: null,
  sendKey: null,
  tries: 0,
  failure: null,
};

/** A page that was loaded again while a photo was on its way. */
async function reloadedPage() {
  const file = new File(['photo'], 'source.jpg', { type: 'image/jpeg' });
  saveAppealDraft('meera', decisionId, appealDraftOf({ upload: { key: 'k' } }));
  await saveAppealFile({ file, key: 'k' });
  const drafts = createAppealDrafts('meera');
  const { stored } = await drafts.load(data);
  expect(stored?.upload?.key).toBe('k');
  return drafts;
}
const untilGone = () => vi.waitFor(async () => expect(await readAppealFile('k')).toBeNull());

it('the photo leaves a device once the server has it, after a reload too', async () => {
  const drafts = await reloadedPage();
  drafts.actions.storeDraft({ context: { ...context, text: 'स्रोत' } });
  await untilGone();
});

it('the photo leaves a device once the request is sent, after a reload too', async () => {
  const drafts = await reloadedPage();
  drafts.actions.discardDraft({ context });
  await untilGone();
});
