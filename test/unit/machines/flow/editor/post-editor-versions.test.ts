import { describe, expect, it } from 'vitest';
import { uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import {
  contentOfTest,
  draftClientId,
  draftOfTest,
  htmlWithPicture,
  pictureKey,
} from '#test/factories/drafts.ts';
import { postOfTest, versionOfTest } from '#test/factories/posts.ts';
import { openEditor } from './post-editor-harness.ts';

const version = versionOfTest({ title: 'पहले का शीर्षक', textContent: '<p>पहले के शब्द।</p>' });
const saved = postOfTest({ clientId: draftClientId, revision: 4 });

describe('an earlier version', () => {
  it("replaces the text, is on the device, and keeps the server's version", async () => {
    const { actor, remote, draft, sent, written, pass } = openEditor({
      input: { isFresh: false },
      loads: [saved],
    });
    await remote('synced');
    const { contentReplacements } = actor.getSnapshot().context;
    actor.send({ type: 'version.restored', version });
    expect(draft().content).toMatchObject({ title: version.title, html: version.textContent });
    expect(
      actor.getSnapshot().context.contentReplacements,
      'the page begins a new writing surface',
    ).toBe(contentReplacements + 1);
    expect(written.at(-1)?.keepsPrevious).toBe(true);
    pass(3000);
    await remote('synced');
    expect(sent.at(-1)?.post).toMatchObject({
      revision: 4,
      title: version.title,
      keepPrevious: true,
    });
    expect(draft().keepsPrevious, 'once').toBe(false);
  });

  it('waits until the server has what is written here', async () => {
    const { actor, remote, type, pass } = openEditor({ input: { isFresh: false }, loads: [saved] });
    await remote('synced');
    await type('और एक शब्द');
    expect(actor.getSnapshot().can({ type: 'version.restored', version })).toBe(false);
    pass(3000);
    await remote('synced');
    expect(actor.getSnapshot().can({ type: 'version.restored', version })).toBe(true);
  });
});

it('what another device has written is kept where this one’s text is chosen', async () => {
  const { actor, remote, sent } = openEditor({
    input: { isFresh: false },
    kept: draftOfTest({ revision: 1 }),
    loads: [postOfTest({ clientId: draftClientId, revision: 2, title: 'दूसरे फ़ोन से' })],
  });
  await remote('conflict');
  actor.send({ type: 'local-copy.chosen' });
  await remote('synced');
  expect(sent.at(-1)?.post).toMatchObject({ revision: 2, keepPrevious: true });
});

describe('this device’s text, after the other one was chosen', () => {
  const serverCopy = postOfTest({ clientId: draftClientId, revision: 2, title: 'दूसरे फ़ोन से' });
  const localCopy = draftOfTest({
    revision: 1,
    content: contentOfTest({ title: 'इस फ़ोन से', html: htmlWithPicture }),
    pictures: { [pictureKey]: null },
  });

  async function chosen() {
    const editor = openEditor({ input: { isFresh: false }, kept: localCopy, loads: [serverCopy] });
    await editor.remote('conflict');
    editor.actor.send({ type: 'server-copy.chosen' });
    await editor.remote('synced');
    return editor;
  }

  it('replaces it, and the server keeps the other one', async () => {
    const { actor, remote, draft, sent, written, pass } = await chosen();
    expect(draft().content.title).toBe(serverCopy.title);
    actor.send({ type: 'discarded-draft.restored' });
    expect(draft().content.title).toBe('इस फ़ोन से');
    expect(written.at(-1)?.content.title).toBe('इस फ़ोन से');
    pass(3000);
    await remote('synced');
    expect(sent.at(-1)?.post).toMatchObject({
      title: 'इस फ़ोन से',
      revision: 2,
      keepPrevious: true,
    });
    expect(actor.getSnapshot().can({ type: 'discarded-draft.restored' }), 'once').toBe(false);
  });

  it('is restored without pictures that had not arrived', async () => {
    const { actor, draft } = await chosen();
    actor.send({ type: 'discarded-draft.restored' });
    expect(draft().content.html).not.toContain(pictureKey);
    expect(uploadingMedia(draft())).toEqual([]);
  });

  it('waits until the server has what was written since', async () => {
    const { actor, remote, type, pass } = await chosen();
    await type('और एक शब्द');
    expect(actor.getSnapshot().can({ type: 'discarded-draft.restored' })).toBe(false);
    pass(3000);
    await remote('synced');
    expect(actor.getSnapshot().can({ type: 'discarded-draft.restored' })).toBe(true);
  });
});
