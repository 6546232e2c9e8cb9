import { describe, expect, it } from 'vitest';
import { storedDraft } from '#machines/flow/editor/post-draft.ts';
import { contentOfTest, draftClientId, draftOfTest, ownerId } from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openEditor } from './post-editor-harness.ts';

describe('a request to send', () => {
  it('is on the device before anything is sent', async () => {
    const { actor, type, open, remote, written } = openEditor({
      saves: [failure('network')],
      loads: [failure('network')],
    });
    await open();
    await type('बारिश');
    actor.send({ type: 'submit.requested' });
    await remote({ submission: 'checkWaiting' });
    expect(written.at(-1)).toMatchObject({ submitRequested: true, intent: { action: 'submit' } });
  });

  it('continues when the post is opened again', async () => {
    const kept = draftOfTest({ submitRequested: true });
    const { at, sent } = openEditor({ input: { isFresh: false }, kept });
    await at('sent');
    expect(sent.map(({ action }) => action)).toEqual(['submit']);
  });

  it('continues with the same key when the call had not arrived', async () => {
    const intent = {
      action: 'submit' as const,
      key: 'of-before',
      change: 1,
      ownerUserId: ownerId,
      post: { action: 'submit' as const, clientId: draftClientId, revision: 0 },
    };
    const { at, sent } = openEditor({
      input: { isFresh: false },
      kept: draftOfTest({ submitRequested: true, intent, revision: 1 }),
      loads: [postOfTest({ revision: 1 }), postOfTest({ revision: 1 })],
    });
    await at('sent');
    expect(sent.map(({ key }) => key)).toEqual(['of-before']);
  });

  it('needs a new confirmation when the post has been changed since', async () => {
    const { remote, sent, draft } = openEditor({
      input: { isFresh: false },
      kept: draftOfTest({ submitRequested: true, revision: 1 }),
      loads: [postOfTest({ revision: 2, title: 'Other words' })],
    });
    await remote('conflict');
    expect(sent).toEqual([]);
    expect(draft().submitRequested).toBe(false);
  });

  it('counts when it is made just before the sign-in, and is handled after it', async () => {
    const { actor, type, open, remote, at, sent } = openEditor({
      saves: [
        failure('unauthenticated', { status: 401 }),
        failure('unauthenticated', { status: 401 }),
      ],
    });
    await open();
    await type('बारिश');
    actor.send({ type: 'save.requested' });
    await remote('signInNeeded');
    actor.send({ type: 'submit.requested' });
    await remote({ submission: 'signInNeeded' });
    actor.send({ type: 'session.restored' });
    await at('sent');
    expect(sent.map(({ action }) => action)).toEqual(['save', 'save', 'save', 'submit']);
  });

  it('waits while the server is busy, and can be cancelled', async () => {
    const { actor, type, open, remote, written, draft } = openEditor({
      saves: [failure('server-busy')],
    });
    await open();
    await type('बारिश');
    actor.send({ type: 'submit.requested' });
    await remote({ submission: 'waiting' });
    actor.send({ type: 'submit.cancelled' });
    await remote('synced').catch(() => {});
    expect(draft()).toMatchObject({ submitRequested: false, intent: null });
    expect(written.at(-1)?.submitRequested).toBe(false);
  });

  it('leaves no copy on the device when the server turns out to have everything', async () => {
    const { open, deleted } = openEditor({
      input: { isFresh: false },
      kept: draftOfTest({ revision: 1 }),
      loads: [
        postOfTest({
          clientId: draftClientId,
          revision: 2,
          title: contentOfTest().title,
          textContent: contentOfTest().html,
          language: 'hi',
          genre: 'agriculture',
          subGenre: 'weather',
          locations: ['mh-nagpur'],
          hashtags: [],
        }),
      ],
    });
    await open();
    expect(deleted).toEqual([draftClientId]);
  });
});

it('a request to send that an earlier version of the portal stored is kept', () => {
  const { submitRequested: _, ...stored } = draftOfTest();
  expect(storedDraft({ ...stored, isToBeSent: true } as never)).toMatchObject({
    submitRequested: true,
  });
  expect(storedDraft(draftOfTest({ submitRequested: true })).submitRequested).toBe(true);
});
