import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  postSharingMachine,
  type ShareOutcome,
  type ShareRequest,
} from '#machines/flow/posts/post-sharing.ts';

const post = { postUID: 'p', title: 'बारिश' };

function start(share: (request: ShareRequest) => Promise<ShareOutcome>) {
  const copied: string[] = [];
  const actor = createActor(
    postSharingMachine.provide({
      actors: { shareLink: fromPromise<ShareOutcome, ShareRequest>(({ input }) => share(input)) },
    }),
  );
  actor.on('link.copied', ({ type }) => copied.push(type));
  actor.start();
  const at = (state: 'idle' | 'refused') => waitFor(actor, (current) => current.matches(state));
  return { actor, copied, at };
}

describe('sharing a post', () => {
  it.each([
    ['copied', ['link.copied']],
    ['dismissed', []],
  ] as const)('says that the link is in the clipboard only then: %s', async (outcome, said) => {
    const { actor, copied, at } = start(async () => outcome);
    actor.send({ type: 'share.requested', post, method: 'share' });
    await at('idle');
    expect(copied).toEqual(said);
  });

  it('shows the link when the browser refuses, and can be asked again', async () => {
    const requests: ShareRequest[] = [];
    const { actor, copied, at } = start(async (request) => {
      requests.push(request);
      if (requests.length === 1) throw new Error('refused');
      return 'copied';
    });
    actor.send({ type: 'share.requested', post, method: 'copy' });
    await at('refused');
    expect(actor.getSnapshot().context.post).toEqual(post);
    actor.send({ type: 'share.closed' });
    actor.send({ type: 'share.requested', post, method: 'copy' });
    await at('idle');
    expect([requests.length, copied]).toEqual([2, ['link.copied']]);
  });
});
