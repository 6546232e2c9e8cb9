import { describe, expect, it } from 'vitest';
import {
  contentOfTest,
  draftOfTest,
  htmlWithPicture,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openDesk, taken } from './post-editor-harness.ts';

const longPause = 3000;

describe('writing', () => {
  it('is kept on the device before anything is asked of the server', async () => {
    const desk = openDesk();
    await desk.open();
    await desk.type('ब');
    expect(desk.written.map(({ content }) => content.title)).toEqual(['ब']);
    expect(desk.sent).toEqual([]);
    expect(desk.tags()).toContain('unsaved');
  });

  it('asks for the text once for many keys', async () => {
    const desk = openDesk();
    await desk.open();
    let asked = 0;
    desk.actor.on('content.requested', () => {
      asked += 1;
    });
    for (let key = 0; key < 50; key += 1) desk.actor.send({ type: 'content.edited' });
    desk.pass(250);
    expect(asked).toBe(1);
  });

  it('is saved after a pause, under the id that this device made', async () => {
    const desk = openDesk();
    await desk.open();
    await desk.type('बारिश');
    desk.pass(longPause);
    await desk.remote('synced');
    expect(desk.sent).toHaveLength(1);
    expect(desk.sent[0]?.post).toMatchObject({
      action: 'save',
      clientId: desk.draft().clientId,
      revision: 0,
      title: 'बारिश',
    });
    expect(desk.draft().revision).toBe(1);
    expect(desk.tags()).toContain('saved');
    await desk.at({ withLock: { open: { device: 'stored' } } });
    expect(desk.deleted).toEqual([desk.draft().clientId]);
  });

  it('goes out at the latest after thirty seconds, however fast somebody types', async () => {
    const desk = openDesk();
    await desk.open();
    for (let word = 1; word <= 15 && desk.sent.length === 0; word += 1) {
      await desk.type('शब्द '.repeat(word));
      desk.pass(2000);
      if (word === 12) expect(desk.sent).toEqual([]);
    }
    await desk.until(() => desk.sent.length === 1);
  });

  it('sends one save at a time; what is written during it goes with the next, on the new revision', async () => {
    const desk = openDesk();
    await desk.open();
    await desk.type('एक');
    desk.actor.send({ type: 'save.requested' });
    await desk.type('एक दो');
    await desk.type('एक दो तीन');
    await desk.until(() => desk.draft().revision === 1);
    expect(desk.draft().content.title).toBe('एक दो तीन');
    desk.pass(longPause);
    await desk.remote('synced');
    expect(desk.sent.map(({ post }) => [post.revision, post.title])).toEqual([
      [0, 'एक'],
      [1, 'एक दो तीन'],
    ]);
    expect(new Set(desk.sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a network that goes', () => {
  it('waits, says so, and sends the same save again with the same key', async () => {
    const desk = openDesk({ saves: [failure('network'), failure('network')] });
    await desk.open();
    await desk.type('बारिश');
    desk.pass(longPause);
    await desk.remote('waitingForNetwork');
    expect(desk.tags()).toContain('waiting');
    await desk.type('बारिश आई');
    desk.actor.send({ type: 'network.online' });
    await desk.until(() => desk.sent.length === 2);
    await desk.remote('waitingForNetwork');
    desk.pass(4000);
    await desk.until(() => desk.draft().revision === 1);
    expect(desk.sent.map(({ key, post }) => [key, post.title])).toEqual([
      ['key-1', 'बारिश'],
      ['key-1', 'बारिश'],
      ['key-1', 'बारिश'],
    ]);
    desk.pass(longPause);
    await desk.remote('synced');
    expect(desk.sent.at(-1)).toMatchObject({
      key: 'key-2',
      post: { revision: 1, title: 'बारिश आई' },
    });
  });

  it('that comes back while a save is still being lost is not kept waiting', async () => {
    const desk = openDesk({ saves: [failure('network'), failure('network'), failure('network')] });
    await desk.open();
    await desk.type('बारिश');
    desk.pass(longPause);
    await desk.remote('waitingForNetwork');
    desk.pass(2000);
    await desk.remote('waitingForNetwork');
    desk.pass(4000);
    desk.actor.send({ type: 'network.online' });
    await desk.remote('waitingForNetwork');
    desk.pass(1000);
    await desk.until(() => desk.draft().revision === 1);
    expect(desk.sent).toHaveLength(4);
  });

  it('notes on the device what was sent, so that a crash sends the same again', async () => {
    const first = openDesk({ saves: [failure('network')] });
    await first.open();
    await first.type('बारिश');
    first.pass(longPause);
    await first.remote('waitingForNetwork');
    const kept = first.written.at(-1);
    expect(kept?.intent?.key).toBe('key-1');
    first.actor.stop();

    const second = openDesk({ kept, loads: [failure('network')], input: { isFresh: false } });
    await second.open();
    await second.until(() => second.draft().revision === 1);
    expect(second.sent[0]).toEqual(first.sent[0]);
  });

  it('writes on without the server when the post cannot be fetched', async () => {
    const desk = openDesk({
      kept: draftOfTest({ postUID: 'p', revision: 2 }),
      loads: [failure('network')],
      input: { isFresh: false, clientId: null, postUID: 'p' },
    });
    await desk.open();
    expect(desk.draft().content).toEqual(contentOfTest());
  });

  it('says that a post cannot be opened when neither server nor device has it', async () => {
    const desk = openDesk({ loads: [failure('network')], input: { isFresh: false, postUID: 'p' } });
    await desk.at('openFailed');
  });
});

describe('a server that refuses', () => {
  it('says why, keeps the words, and tries again after the next change with a new key', async () => {
    const desk = openDesk({
      saves: [failure('invalid-request', { status: 400, fields: { title: 'too-long' } })],
    });
    await desk.open();
    await desk.type('बहुत लंबा');
    desk.pass(longPause);
    await desk.remote('refused');
    expect(desk.actor.getSnapshot().context.fields).toEqual({ title: 'too-long' });
    await desk.type('छोटा');
    expect(desk.actor.getSnapshot().context.fields).toEqual({});
    desk.pass(longPause);
    await desk.remote('synced');
    expect(desk.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('goes on by itself when the server was only busy', async () => {
    const desk = openDesk({ saves: [failure('server-busy', { status: 503 })] });
    await desk.open();
    await desk.type('बारिश');
    desk.pass(longPause);
    await desk.remote('waitingForServer');
    desk.pass(4000);
    await desk.remote('synced');
    expect(desk.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('asks to sign in again and then sends what was about to go', async () => {
    const desk = openDesk({ saves: [failure('unauthenticated', { status: 401 })] });
    await desk.open();
    await desk.type('बारिश');
    desk.pass(longPause);
    await desk.remote('signInNeeded');
    desk.actor.send({ type: 'session.restored' });
    await desk.remote('synced');
    expect(desk.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('says that a device without room keeps nothing, and saves on the server all the same', async () => {
    const desk = openDesk({ device: 'full' });
    await desk.open();
    await desk.type('बारिश');
    await desk.at({ withLock: { open: { device: 'full' } } });
    expect(desk.tags()).toContain('notStored');
    desk.pass(longPause);
    await desk.remote('synced');
  });
});

describe('a post that was changed elsewhere', () => {
  const theirs = postOfTest({ revision: 5, title: 'उनका शीर्षक' });
  const conflict = () => failure('revision-conflict', { status: 409, data: theirs });

  async function inConflict() {
    const desk = openDesk({ saves: [conflict()] });
    await desk.open();
    await desk.type('मेरा शीर्षक');
    desk.pass(longPause);
    await desk.remote('conflict');
    return desk;
  }

  it('shows both texts and changes neither', async () => {
    const desk = await inConflict();
    expect(desk.draft().content.title).toBe('मेरा शीर्षक');
    expect(desk.actor.getSnapshot().context.serverCopy?.title).toBe('उनका शीर्षक');
  });

  it('saves mine over the revision of theirs', async () => {
    const desk = await inConflict();
    desk.actor.send({ type: 'local-copy.chosen' });
    await desk.remote('synced');
    expect(desk.sent.at(-1)?.post).toMatchObject({ revision: 5, title: 'मेरा शीर्षक' });
  });

  it('takes theirs, and opens a new writing surface for it', async () => {
    const desk = await inConflict();
    const { contentReplacements } = desk.actor.getSnapshot().context;
    desk.actor.send({ type: 'server-copy.chosen' });
    await desk.remote('synced');
    expect(desk.draft()).toMatchObject({ revision: 5, content: { title: 'उनका शीर्षक' } });
    expect(desk.actor.getSnapshot().context.contentReplacements).toBe(contentReplacements + 1);
    expect(desk.sent).toHaveLength(1);
  });

  it('is noticed when it is opened again with unsaved work on the device', async () => {
    const kept = draftOfTest({ postUID: theirs.postUID, revision: 2 });
    const desk = openDesk({
      kept,
      loads: [theirs],
      input: { isFresh: false, postUID: theirs.postUID },
    });
    await desk.remote('conflict');
  });

  it('is no conflict when only the server has moved on', async () => {
    const kept = draftOfTest({ postUID: theirs.postUID, revision: 2, savedChange: 1 });
    const desk = openDesk({
      kept,
      loads: [theirs],
      input: { isFresh: false, postUID: theirs.postUID },
    });
    await desk.remote('synced');
    expect(desk.draft().content.title).toBe('उनका शीर्षक');
  });
});

describe('sending for review', () => {
  const whole = contentOfTest();

  async function written(world: Parameters<typeof openDesk>[0] = {}) {
    const desk = openDesk(world);
    await desk.open();
    await desk.type(whole.title, whole);
    return desk;
  }

  it('is refused for what is missing, at the step where it is missing', async () => {
    const desk = await written();
    desk.actor.send({ type: 'next.requested' });
    await desk.type('', { locations: [] });
    desk.actor.send({ type: 'submit.requested' });
    await desk.at({ withLock: { open: { step: 'writing' } } });
    expect(desk.actor.getSnapshot().context.fields).toEqual({
      title: 'required',
      locations: 'list-required',
    });
    await desk.type('शीर्षक');
    desk.actor.send({ type: 'submit.requested' });
    await desk.at({ withLock: { open: { step: 'publishing' } } });
    expect(desk.sent).toEqual([]);
  });

  it('is done only when the server says so', async () => {
    const desk = await written();
    desk.actor.send({ type: 'submit.requested' });
    await desk.at({ sent: 'cleared' });
    expect(desk.sent.map(({ action }) => action)).toEqual(['submit']);
    expect(desk.deleted).toEqual([desk.draft().clientId]);
  });

  it('first finishes a save without an answer, with its own key', async () => {
    const desk = await written({ saves: [failure('network')] });
    desk.actor.send({ type: 'save.requested' });
    await desk.remote('waitingForNetwork');
    desk.actor.send({ type: 'submit.requested' });
    await desk.at('sent');
    expect(desk.sent.map(({ action, key, post }) => [action, key, post.revision])).toEqual([
      ['save', 'key-1', 0],
      ['save', 'key-1', 0],
      ['submit', 'key-2', 1],
    ]);
  });

  it('asks the server where the post stands when no answer came', async () => {
    const sentPost = postOfTest({ state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', revision: 1 });
    const desk = await written({
      saves: [failure('network')],
      loads: [failure('network'), sentPost],
    });
    desk.actor.send({ type: 'submit.requested' });
    await desk.remote({ submission: 'checkWaiting' });
    expect(desk.sent).toHaveLength(1);
    desk.actor.send({ type: 'network.online' });
    await desk.at('sent');
    expect(desk.sent).toHaveLength(1);
  });

  it('sends again with the same key when the first did not arrive', async () => {
    const desk = await written({
      saves: [failure('network')],
      loads: [postOfTest({ revision: 1 })],
    });
    desk.actor.send({ type: 'submit.requested' });
    await desk.at('sent');
    expect(desk.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('is not taken for done by a reply without the state of review', async () => {
    const draft = postOfTest({ revision: 1 });
    const desk = await written({ saves: [draft, draft, draft] });
    desk.actor.send({ type: 'submit.requested' });
    await desk.remote({ submission: 'failed' });
  });

  it('says what is missing while the profile is not approved; the post is saved', async () => {
    const saved = postOfTest({ revision: 1 });
    const desk = await written({
      saves: [failure('profile-not-approved', { status: 409, data: saved })],
    });
    desk.actor.send({ type: 'submit.requested' });
    await desk.remote({ submission: 'notApproved' });
    expect(desk.draft().revision).toBe(1);
    desk.actor.send({ type: 'submit.cancelled' });
    await desk.remote('synced');
  });

  it('waits for pictures that travel, and then goes by itself with their server ids', async () => {
    const desk = await written();
    desk.actor.send({
      type: 'pictures.chosen',
      pictures: [{ key: pictureKey, file: { name: 'a.jpg', size: 1, type: 'image/jpeg' } }],
    });
    await desk.type(whole.title, { html: htmlWithPicture });
    desk.actor.send({ type: 'submit.requested' });
    await desk.remote('awaitingMedia');
    expect(desk.sent).toEqual([]);
    desk.finishUpload();
    await desk.at('sent');
    expect(desk.sent[0]?.post.textContent).toContain(`data-picture="${uploadedPicture.id}"`);
    expect(desk.sent[0]?.post.textContent).toContain('<figcaption>धान</figcaption>');
  });

  it('is remembered over a crash: opened again, it is found sent', async () => {
    const first = await written({ saves: [failure('network')], loads: [failure('network')] });
    first.actor.send({ type: 'submit.requested' });
    await first.remote({ submission: 'checkWaiting' });
    const kept = first.written.at(-1);
    first.actor.stop();
    const sentPost = taken(first.sent[0] ?? expect.fail('nothing was sent'));
    const second = openDesk({ kept, loads: [sentPost], input: { isFresh: false } });
    await second.at('sent');
  });
});
