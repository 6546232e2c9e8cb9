import { describe, expect, it } from 'vitest';
import {
  contentOfTest,
  draftOfTest,
  htmlWithPicture,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openDesk } from './post-editor-harness.ts';

const longPause = 3000;

function choosePicture({ actor }: ReturnType<typeof openDesk>): void {
  const file = { name: 'a.jpg', size: 1, type: 'image/jpeg' };
  actor.send({ type: 'pictures.chosen', pictures: [{ key: pictureKey, file }] });
}

describe('pictures', () => {
  it('are left out of a save until they have arrived, and the post stays unsaved as long', async () => {
    const desk = openDesk();
    await desk.open();
    choosePicture(desk);
    await desk.type('खेत', { html: htmlWithPicture });
    desk.pass(longPause);
    await desk.remote('savedWithoutMedia');
    expect(desk.sent[0]?.post.textContent).toBe('<p>खेत</p>');
    expect(desk.deleted).toEqual([]);
    desk.finishUpload();
    desk.pass(longPause);
    await desk.remote('synced');
    expect(desk.sent[1]?.post.textContent).toContain(uploadedPicture.id);
  });

  it('that arrive while somebody types do not make the desk forget to ask for the words', async () => {
    const desk = openDesk();
    await desk.open();
    choosePicture(desk);
    await desk.type('खेत', { html: htmlWithPicture });
    desk.touch('खेत हरे हैं');
    desk.finishUpload();
    await desk.until(({ context }) => context.draft.pictures[pictureKey] !== null);
    desk.pass(250);
    await desk.until(({ context }) => context.draft.content.title === 'खेत हरे हैं');
    await desk.until((snapshot) => !snapshot.hasTag('storing'));
    expect(desk.written.at(-1)).toMatchObject({
      content: { title: 'खेत हरे हैं' },
      pictures: { [pictureKey]: uploadedPicture },
    });
  });

  it('are kept on the device too when the words turn out to be the same', async () => {
    const desk = openDesk();
    await desk.open();
    choosePicture(desk);
    await desk.type('खेत', { html: htmlWithPicture });
    desk.touch('खेत');
    desk.finishUpload();
    await desk.until(({ context }) => context.draft.pictures[pictureKey] !== null);
    desk.pass(250);
    await desk.until((snapshot) => !snapshot.hasTag('storing'));
    expect(desk.written.at(-1)?.pictures).toEqual({ [pictureKey]: uploadedPicture });
  });

  it('go on after a reload', async () => {
    const kept = draftOfTest({
      content: contentOfTest({ html: htmlWithPicture }),
      pictures: { [pictureKey]: null },
    });
    const desk = openDesk({ kept, loads: [failure('network')], input: { isFresh: false } });
    const { children } = await desk.open();
    expect(Object.keys(children)).toContain(pictureKey);
  });
});

describe('two tabs', () => {
  it('let one write; the other reads until it takes over', async () => {
    const desk = openDesk({ lock: 'refused' });
    await desk.at({ withLock: 'inOtherTab' });
    desk.actor.send({ type: 'content.edited' });
    expect(desk.tags()).not.toContain('editing');
  });

  it('stop writing when another takes over', async () => {
    const desk = openDesk();
    await desk.open();
    desk.loseLock();
    await desk.at({ withLock: 'inOtherTab' });
  });

  it('go on with what the other one wrote last, also when it was closed while this one was opening', async () => {
    const kept = draftOfTest({ content: contentOfTest({ title: 'बारिश' }), change: 1 });
    const keptLast = draftOfTest({ content: contentOfTest({ title: 'बारिश रुकी' }), change: 2 });
    const desk = openDesk({ kept, keptLast, input: { isFresh: false } });
    await desk.open();
    expect(desk.draft().content.title).toBe('बारिश रुकी');
    expect(desk.draft().change).toBe(2);
  });

  it('find the draft of a save whose answer was lost also by the number that only the server knows', async () => {
    const post = postOfTest({ revision: 1 });
    const kept = draftOfTest({
      clientId: post.clientId,
      content: contentOfTest({ title: 'बारिश रुकी' }),
    });
    const input = { clientId: null, postUID: post.postUID, isFresh: false };
    const desk = openDesk({ kept, loads: [post, post], input });
    await desk.open();
    expect(desk.draft().content.title).toBe('बारिश रुकी');
  });
});

describe('what cannot be changed', () => {
  it('is shown to read', async () => {
    const inReview = postOfTest({ state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', actions: [] });
    const desk = openDesk({
      loads: [inReview],
      input: { isFresh: false, postUID: inReview.postUID },
    });
    await desk.at('closed');
    expect(desk.draft().content.title).toBe(inReview.title);
  });

  it('leaves the drafts of somebody who signs out on the device', async () => {
    const desk = openDesk();
    await desk.open();
    await desk.type('बारिश');
    desk.actor.send({ type: 'signed.out' });
    expect(desk.actor.getSnapshot().value).toBe('left');
    desk.pass(60_000);
    expect(desk.deleted).toEqual([]);
    expect(desk.sent).toEqual([]);
  });
});
