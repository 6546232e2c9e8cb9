import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { toFailure } from '#domain/contract/failure.ts';
import { savePost, savePostActor } from '#src/api/save-post.ts';
import { postOfTest } from '#test/factories/posts.ts';

const { clientId, postUID, revision } = postOfTest();
const request = {
  body: { post: { action: 'archive' as const, clientId, postUID, revision } },
  headers: { 'Idempotency-Key': 'key-1' },
};

function replyWith(data: unknown): void {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  vi.stubGlobal('fetch', async () => Response.json({ data }));
}

const failureCode = (promise: PromiseLike<unknown>) =>
  promise.then(
    () => 'saved',
    (error: unknown) => toFailure(error).code,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a save of a post', () => {
  it('returns the post of a reply with the success flag', async () => {
    replyWith({ success: true, post: postOfTest() });
    expect((await savePost(request)).post.postUID).toBe(postUID);
  });

  // spec 5.28
  it.each([
    ['the flag is false', { success: false, post: postOfTest() }],
    ['there is neither a flag nor a post', { success: false }],
    ['the flag is missing', { post: postOfTest() }],
    ['the flag is a text', { success: 'true', post: postOfTest() }],
    ['the post is missing', { success: true }],
    ['there is no data', null],
  ])('fails when %s', async (_, data) => {
    replyWith(data);
    expect(await failureCode(savePost(request))).toBe('not-saved');
    const actor = createActor(savePostActor(() => request));
    actor.subscribe({ error: () => undefined });
    actor.start();
    expect(await failureCode(toPromise(actor))).toBe('not-saved');
  });
});
