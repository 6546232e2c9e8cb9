import { describe, expect, it } from 'vitest';
import {
  contentOfTest,
  draftOfTest,
  htmlWithPicture,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openEditor } from './post-editor-harness.ts';

const longPause = 3000;

function choosePicture({ actor }: ReturnType<typeof openEditor>): void {
  const file = { name: 'a.jpg', size: 1, type: 'image/jpeg' };
  actor.send({ type: 'pictures.chosen', pictures: [{ key: pictureKey, file }] });
}

describe('pictures', () => {
  it('are left out of a save until they have arrived', async () => {
    const editor = openEditor();
    await editor.open();
    choosePicture(editor);
    await editor.type('खेत', { html: htmlWithPicture });
    editor.pass(longPause);
    await editor.remote('savedWithoutMedia');
    expect(editor.sent[0]?.post.textContent).toBe('<p>खेत</p>');
    expect(editor.deleted).toEqual([]);
    editor.finishUpload();
    editor.pass(longPause);
    await editor.remote('synced');
    expect(editor.sent[1]?.post.textContent).toContain(uploadedPicture.id);
  });

  it('that arrive during typing do not stop the text from being collected', async () => {
    const editor = openEditor();
    await editor.open();
    choosePicture(editor);
    await editor.type('खेत', { html: htmlWithPicture });
    editor.touch('खेत हरे हैं');
    editor.finishUpload();
    await editor.until(({ context }) => context.draft.pictures[pictureKey] !== null);
    editor.pass(250);
    await editor.until(({ context }) => context.draft.content.title === 'खेत हरे हैं');
    await editor.until((snapshot) => !snapshot.hasTag('storing'));
    expect(editor.written.at(-1)).toMatchObject({
      content: { title: 'खेत हरे हैं' },
      pictures: { [pictureKey]: uploadedPicture },
    });
  });

  it('are kept on the device too when the text is the same', async () => {
    const editor = openEditor();
    await editor.open();
    choosePicture(editor);
    await editor.type('खेत', { html: htmlWithPicture });
    editor.touch('खेत');
    editor.finishUpload();
    await editor.until(({ context }) => context.draft.pictures[pictureKey] !== null);
    editor.pass(250);
    await editor.until((snapshot) => !snapshot.hasTag('storing'));
    expect(editor.written.at(-1)?.pictures).toEqual({ [pictureKey]: uploadedPicture });
  });

  it('go on after a reload', async () => {
    const kept = draftOfTest({
      content: contentOfTest({ html: htmlWithPicture }),
      pictures: { [pictureKey]: null },
    });
    const editor = openEditor({ kept, loads: [failure('network')], input: { isFresh: false } });
    const { children } = await editor.open();
    expect(Object.keys(children)).toContain(pictureKey);
  });
});

describe('two tabs', () => {
  it('let one write; the other reads until it takes over', async () => {
    const editor = openEditor({ lock: 'refused' });
    await editor.at({ withLock: 'inOtherTab' });
    editor.actor.send({ type: 'content.edited' });
    expect(editor.tags()).not.toContain('editing');
  });

  it('stop writing when another takes over', async () => {
    const editor = openEditor();
    await editor.open();
    editor.loseLock();
    await editor.at({ withLock: 'inOtherTab' });
  });

  it('continue with what the other tab wrote last, even if just closed', async () => {
    const kept = draftOfTest({ content: contentOfTest({ title: 'बारिश' }), change: 1 });
    const keptLast = draftOfTest({ content: contentOfTest({ title: 'बारिश रुकी' }), change: 2 });
    const editor = openEditor({ kept, keptLast, input: { isFresh: false } });
    await editor.open();
    expect(editor.draft().content.title).toBe('बारिश रुकी');
    expect(editor.draft().change).toBe(2);
  });

  it('find the draft of a save with a lost reply by its postUID', async () => {
    const post = postOfTest({ revision: 1 });
    const kept = draftOfTest({
      clientId: post.clientId,
      content: contentOfTest({ title: 'बारिश रुकी' }),
    });
    const input = { clientId: null, postUID: post.postUID, isFresh: false };
    const editor = openEditor({ kept, loads: [post, post], input });
    await editor.open();
    expect(editor.draft().content.title).toBe('बारिश रुकी');
  });
});

describe('what cannot be changed', () => {
  it('is shown to read', async () => {
    const inReview = postOfTest({ state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', actions: [] });
    const editor = openEditor({
      loads: [inReview],
      input: { isFresh: false, postUID: inReview.postUID },
    });
    await editor.at('closed');
    expect(editor.draft().content.title).toBe(inReview.title);
  });

  it('leaves the drafts of somebody who signs out on the device', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('बारिश');
    editor.actor.send({ type: 'signed.out' });
    expect(editor.actor.getSnapshot().value).toBe('left');
    editor.pass(60_000);
    expect(editor.deleted).toEqual([]);
    expect(editor.sent).toEqual([]);
  });
});
