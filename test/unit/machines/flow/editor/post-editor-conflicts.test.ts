import { describe, expect, it } from 'vitest';
import { draftOfTest } from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openEditor } from './post-editor-harness.ts';

const longPause = 3000;

describe('a post that was changed elsewhere', () => {
  const serverCopy = postOfTest({ revision: 5, title: 'उनका शीर्षक' });
  const conflict = () => failure('revision-conflict', { status: 409, data: serverCopy });

  async function inConflict() {
    const editor = openEditor({ saves: [conflict()] });
    await editor.open();
    await editor.type('मेरा शीर्षक');
    editor.pass(longPause);
    await editor.remote('conflict');
    return editor;
  }

  it('shows both texts and changes neither', async () => {
    const editor = await inConflict();
    expect(editor.draft().content.title).toBe('मेरा शीर्षक');
    expect(editor.actor.getSnapshot().context.serverCopy?.title).toBe('उनका शीर्षक');
  });

  it('saves the local copy over the revision of the server copy', async () => {
    const editor = await inConflict();
    editor.actor.send({ type: 'local-copy.chosen' });
    await editor.remote('synced');
    expect(editor.sent.at(-1)?.post).toMatchObject({ revision: 5, title: 'मेरा शीर्षक' });
  });

  it('drops the time of an edit of what readers see', async () => {
    const live = postOfTest({ revision: 5, state: 'PUBLISHED', live: 'PUBLISHED' });
    const refused = failure('revision-conflict', { status: 409, data: live });
    const editor = openEditor({ saves: [refused] });
    await editor.open();
    await editor.type('मेरा शीर्षक', { publishAt: '2026-12-01T12:30:00.000Z' });
    editor.pass(longPause);
    await editor.remote('conflict');
    editor.actor.send({ type: 'local-copy.chosen' });
    await editor.remote('synced');
    expect(editor.sent.at(-1)?.post).toMatchObject({ title: 'मेरा शीर्षक', publishAt: null });
  });

  it('continues with the server copy in a new writing surface', async () => {
    const editor = await inConflict();
    const { contentReplacements } = editor.actor.getSnapshot().context;
    editor.actor.send({ type: 'server-copy.chosen' });
    await editor.remote('synced');
    expect(editor.draft()).toMatchObject({ revision: 5, content: { title: 'उनका शीर्षक' } });
    expect(editor.actor.getSnapshot().context.contentReplacements).toBe(contentReplacements + 1);
    expect(editor.sent).toHaveLength(1);
  });

  it('is noticed when it is opened again with unsaved work on the device', async () => {
    const kept = draftOfTest({ postUID: serverCopy.postUID, revision: 2 });
    const editor = openEditor({
      kept,
      loads: [serverCopy],
      input: { isFresh: false, postUID: serverCopy.postUID },
    });
    await editor.remote('conflict');
  });

  it('is no conflict when only the server has moved on', async () => {
    const kept = draftOfTest({ postUID: serverCopy.postUID, revision: 2, savedChange: 1 });
    const editor = openEditor({
      kept,
      loads: [serverCopy],
      input: { isFresh: false, postUID: serverCopy.postUID },
    });
    await editor.remote('synced');
    expect(editor.draft().content.title).toBe('उनका शीर्षक');
  });
});
