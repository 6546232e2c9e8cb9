import { describe, expect, it } from 'vitest';
import {
  contentOfTest,
  draftOfTest,
  htmlWithPicture,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openEditor, taken } from './post-editor-harness.ts';

const longPause = 3000;

describe('writing', () => {
  it('is kept on the device before anything is requested from the server', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('ब');
    expect(editor.written.map(({ content }) => content.title)).toEqual(['ब']);
    expect(editor.sent).toEqual([]);
    expect(editor.tags()).toContain('unsaved');
  });

  it('begins with the hashtag of a campaign, which is not yet worth saving', async () => {
    const editor = openEditor({ input: { hashtags: ['बारिश'] } });
    await editor.open();
    expect(editor.draft().content.hashtags).toEqual(['बारिश']);
    editor.pass(longPause);
    expect([editor.written, editor.sent]).toEqual([[], []]);
  });

  it('requests the text once for many key presses', async () => {
    const editor = openEditor();
    await editor.open();
    let asked = 0;
    editor.actor.on('content.requested', () => {
      asked += 1;
    });
    for (let key = 0; key < 50; key += 1) editor.actor.send({ type: 'content.edited' });
    editor.pass(250);
    expect(asked).toBe(1);
  });

  it('is saved after a pause, under the id that this device made', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('बारिश');
    editor.pass(longPause);
    await editor.remote('synced');
    expect(editor.sent).toHaveLength(1);
    expect(editor.sent[0]?.post).toMatchObject({
      action: 'save',
      clientId: editor.draft().clientId,
      revision: 0,
      title: 'बारिश',
    });
    expect(editor.draft().revision).toBe(1);
    expect(editor.tags()).toContain('saved');
    await editor.at({ withLock: { open: { device: 'stored' } } });
    expect(editor.deleted).toEqual([editor.draft().clientId]);
  });

  it('is sent after at most thirty seconds, however fast somebody types', async () => {
    const editor = openEditor();
    await editor.open();
    for (let word = 1; word <= 15 && editor.sent.length === 0; word += 1) {
      await editor.type('शब्द '.repeat(word));
      editor.pass(2000);
      if (word === 12) expect(editor.sent).toEqual([]);
    }
    await editor.until(() => editor.sent.length === 1);
  });

  it('sends one save at a time; later changes use the new revision', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('एक');
    editor.actor.send({ type: 'save.requested' });
    await editor.type('एक दो');
    await editor.type('एक दो तीन');
    await editor.until(() => editor.draft().revision === 1);
    expect(editor.draft().content.title).toBe('एक दो तीन');
    editor.pass(longPause);
    await editor.remote('synced');
    expect(editor.sent.map(({ post }) => [post.revision, post.title])).toEqual([
      [0, 'एक'],
      [1, 'एक दो तीन'],
    ]);
    expect(new Set(editor.sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a network that goes', () => {
  it('waits, says so, and sends the same save again with the same key', async () => {
    const editor = openEditor({ saves: [failure('network'), failure('network')] });
    await editor.open();
    await editor.type('बारिश');
    editor.pass(longPause);
    await editor.remote('waitingForNetwork');
    expect(editor.tags()).toContain('waiting');
    await editor.type('बारिश आई');
    editor.actor.send({ type: 'network.online' });
    await editor.until(() => editor.sent.length === 2);
    await editor.remote('waitingForNetwork');
    editor.pass(4000);
    await editor.until(() => editor.draft().revision === 1);
    expect(editor.sent.map(({ key, post }) => [key, post.title])).toEqual([
      ['key-1', 'बारिश'],
      ['key-1', 'बारिश'],
      ['key-1', 'बारिश'],
    ]);
    editor.pass(longPause);
    await editor.remote('synced');
    expect(editor.sent.at(-1)).toMatchObject({
      key: 'key-2',
      post: { revision: 1, title: 'बारिश आई' },
    });
  });

  it('that returns while a save is failing retries without delay', async () => {
    const editor = openEditor({
      saves: [failure('network'), failure('network'), failure('network')],
    });
    await editor.open();
    await editor.type('बारिश');
    editor.pass(longPause);
    await editor.remote('waitingForNetwork');
    editor.pass(2000);
    await editor.remote('waitingForNetwork');
    editor.pass(4000);
    editor.actor.send({ type: 'network.online' });
    await editor.remote('waitingForNetwork');
    editor.pass(1000);
    await editor.until(() => editor.draft().revision === 1);
    expect(editor.sent).toHaveLength(4);
  });

  it('notes on the device what was sent, so that a crash sends the same again', async () => {
    const first = openEditor({ saves: [failure('network')] });
    await first.open();
    await first.type('बारिश');
    first.pass(longPause);
    await first.remote('waitingForNetwork');
    const kept = first.written.at(-1);
    expect(kept?.intent?.key).toBe('key-1');
    first.actor.stop();

    const second = openEditor({ kept, loads: [failure('network')], input: { isFresh: false } });
    await second.open();
    await second.until(() => second.draft().revision === 1);
    expect(second.sent[0]).toEqual(first.sent[0]);
  });

  it('continues without the server when the post cannot be loaded', async () => {
    const editor = openEditor({
      kept: draftOfTest({ postUID: 'p', revision: 2 }),
      loads: [failure('network')],
      input: { isFresh: false, clientId: null, postUID: 'p' },
    });
    await editor.open();
    expect(editor.draft().content).toEqual(contentOfTest());
  });

  it('says that a post cannot be opened when neither server nor device has it', async () => {
    const editor = openEditor({
      loads: [failure('network')],
      input: { isFresh: false, postUID: 'p' },
    });
    await editor.at('openFailed');
  });
});

describe('a server that refuses', () => {
  it('says why, keeps the text, and retries a later change with a new key', async () => {
    const editor = openEditor({
      saves: [failure('invalid-request', { status: 400, fields: { title: 'too-long' } })],
    });
    await editor.open();
    await editor.type('बहुत लंबा');
    editor.pass(longPause);
    await editor.remote('refused');
    expect(editor.actor.getSnapshot().context.fields).toEqual({ title: 'too-long' });
    await editor.type('छोटा');
    expect(editor.actor.getSnapshot().context.fields).toEqual({});
    editor.pass(longPause);
    await editor.remote('synced');
    expect(editor.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('says so when a reply lacks the success flag, and nothing counts as saved', async () => {
    const editor = openEditor({ saves: [failure('not-saved', { status: 200 })] });
    await editor.open();
    await editor.type('बारिश');
    editor.pass(longPause);
    await editor.remote('refused');
    expect(editor.actor.getSnapshot().context.failure?.code).toBe('not-saved');
    expect(editor.tags()).toContain('notSaved');
    expect(editor.draft()).toMatchObject({ revision: 0, savedChange: 0, intent: null });
  });

  it('retries automatically when the server was only busy', async () => {
    const editor = openEditor({ saves: [failure('server-busy', { status: 503 })] });
    await editor.open();
    await editor.type('बारिश');
    editor.pass(longPause);
    await editor.remote('waitingForServer');
    editor.pass(4000);
    await editor.remote('synced');
    expect(editor.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('asks to sign in again and then sends what was about to go', async () => {
    const editor = openEditor({ saves: [failure('unauthenticated', { status: 401 })] });
    await editor.open();
    await editor.type('बारिश');
    editor.pass(longPause);
    await editor.remote('signInNeeded');
    editor.actor.send({ type: 'session.restored' });
    await editor.remote('synced');
    expect(editor.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('reports that the device is full, and still saves on the server', async () => {
    const editor = openEditor({ device: 'full' });
    await editor.open();
    await editor.type('बारिश');
    await editor.at({ withLock: { open: { device: 'full' } } });
    expect(editor.tags()).toContain('notStored');
    editor.pass(longPause);
    await editor.remote('synced');
  });
});

describe('sending for review', () => {
  const whole = contentOfTest();

  async function written(world: Parameters<typeof openEditor>[0] = {}) {
    const editor = openEditor(world);
    await editor.open();
    await editor.type(whole.title, whole);
    return editor;
  }

  it('is refused for what is missing, at the step where it is missing', async () => {
    const editor = await written();
    editor.actor.send({ type: 'next.requested' });
    await editor.type('', { locations: [] });
    editor.actor.send({ type: 'submit.requested' });
    await editor.at({ withLock: { open: { step: 'writing' } } });
    expect(editor.actor.getSnapshot().context.fields).toEqual({
      title: 'required',
      locations: 'list-required',
    });
    await editor.type('शीर्षक');
    editor.actor.send({ type: 'submit.requested' });
    await editor.at({ withLock: { open: { step: 'publishing' } } });
    expect(editor.sent).toEqual([]);
  });

  it('is refused while no valid time is chosen, which the server does not get', async () => {
    const editor = await written();
    editor.actor.send({ type: 'next.requested' });
    await editor.type('शीर्षक', { publishAt: '' });
    editor.actor.send({ type: 'submit.requested' });
    await editor.at({ withLock: { open: { step: 'publishing' } } });
    expect(editor.actor.getSnapshot().context.fields).toEqual({ publishAt: 'required' });
    editor.pass(3000);
    await editor.remote('synced');
    const post = editor.sent.at(-1)?.post;
    expect(post?.action).toBe('save');
    expect(post?.publishAt).toBeUndefined();
  });

  it('is done only when the server says so', async () => {
    const editor = await written();
    editor.actor.send({ type: 'submit.requested' });
    await editor.at({ sent: 'cleared' });
    expect(editor.sent.map(({ action }) => action)).toEqual(['submit']);
    expect(editor.deleted).toEqual([editor.draft().clientId]);
  });

  it('first finishes a save without an answer, with its own key', async () => {
    const editor = await written({ saves: [failure('network')] });
    editor.actor.send({ type: 'save.requested' });
    await editor.remote('waitingForNetwork');
    editor.actor.send({ type: 'submit.requested' });
    await editor.at('sent');
    expect(editor.sent.map(({ action, key, post }) => [action, key, post.revision])).toEqual([
      ['save', 'key-1', 0],
      ['save', 'key-1', 0],
      ['submit', 'key-2', 1],
    ]);
  });

  it("asks the server for the post's status without a reply", async () => {
    const sentPost = postOfTest({ state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', revision: 1 });
    const editor = await written({
      saves: [failure('network')],
      loads: [failure('network'), sentPost],
    });
    editor.actor.send({ type: 'submit.requested' });
    await editor.remote({ submission: 'checkWaiting' });
    expect(editor.sent).toHaveLength(1);
    editor.actor.send({ type: 'network.online' });
    await editor.at('sent');
    expect(editor.sent).toHaveLength(1);
  });

  it('sends again with the same key when the first did not arrive', async () => {
    const editor = await written({
      saves: [failure('network')],
      loads: [postOfTest({ revision: 1 })],
    });
    editor.actor.send({ type: 'submit.requested' });
    await editor.at('sent');
    expect(editor.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('is not taken for done by a reply without the state of review', async () => {
    const draft = postOfTest({ revision: 1 });
    const editor = await written({ saves: [draft, draft, draft] });
    editor.actor.send({ type: 'submit.requested' });
    await editor.remote({ submission: 'failed' });
  });

  it('says what is missing while the profile is not approved; the post is saved', async () => {
    const saved = postOfTest({ revision: 1 });
    const editor = await written({
      saves: [failure('profile-not-approved', { status: 409, data: saved })],
    });
    editor.actor.send({ type: 'submit.requested' });
    await editor.remote({ submission: 'notApproved' });
    expect(editor.draft().revision).toBe(1);
    editor.actor.send({ type: 'submit.cancelled' });
    await editor.remote('synced');
  });

  it('waits for uploads, then is sent with their server ids', async () => {
    const editor = await written();
    editor.actor.send({
      type: 'pictures.chosen',
      pictures: [{ key: pictureKey, file: { name: 'a.jpg', size: 1, type: 'image/jpeg' } }],
    });
    await editor.type(whole.title, { html: htmlWithPicture });
    editor.actor.send({ type: 'submit.requested' });
    await editor.remote('awaitingMedia');
    expect(editor.sent).toEqual([]);
    editor.finishUpload();
    await editor.at('sent');
    expect(editor.sent[0]?.post.textContent).toContain(`data-picture="${uploadedPicture.id}"`);
    expect(editor.sent[0]?.post.textContent).toContain('<figcaption>धान</figcaption>');
  });

  it('is remembered over a crash: opened again, it is found sent', async () => {
    const first = await written({ saves: [failure('network')], loads: [failure('network')] });
    first.actor.send({ type: 'submit.requested' });
    await first.remote({ submission: 'checkWaiting' });
    const kept = first.written.at(-1);
    first.actor.stop();
    const sentPost = taken(first.sent[0] ?? expect.fail('nothing was sent'));
    const second = openEditor({ kept, loads: [sentPost], input: { isFresh: false } });
    await second.at('sent');
  });
});
