import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import {
  type PublishOptions,
  publishChoicesMachine,
} from '#machines/flow/editor/publish-choices.ts';
import { type Comparison, reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import type { Duplicate } from '#machines/flow/editor/review-findings.ts';
import { openEditor } from './post-editor-harness.ts';

/** Replies to the first call with an error, and to the next ones with `reply`. */
function refuseFirst<Reply, Input = void>(reply: Reply) {
  let isFirst = true;
  return fromPromise<Reply, Input>(async () => {
    const isRefused = isFirst;
    isFirst = false;
    if (isRefused) throw new Failure({ code: 'unauthenticated', status: 401 });
    return reply;
  });
}

it.each(['network.online', 'session.restored'] as const)(
  'loads its lists and looks for duplicates again after %s',
  async (type) => {
    const lists: PublishOptions = { languages: [], genres: [], featuredHashtags: [] };
    const chart = postEditorMachine.provide({
      actors: {
        choices: publishChoicesMachine.provide({ actors: { loadLists: refuseFirst(lists) } }),
        checks: reviewChecksMachine.provide({
          actors: { findDuplicates: refuseFirst<Duplicate[], Comparison>([]) },
        }),
      },
    });
    const { actor, open, type: write } = openEditor({ chart });
    await open();
    await write('ओले');
    actor.send({ type: 'next.requested' });
    const states = () => {
      const { choices, checks } = actor.getSnapshot().children;
      return { choices: choices?.getSnapshot().value, checks: checks?.getSnapshot().value };
    };
    await expect.poll(states).toMatchObject({ choices: 'failed', checks: { lookup: 'unknown' } });
    actor.send({ type });
    await expect
      .poll(states)
      .toMatchObject({ choices: { ready: 'quiet' }, checks: { lookup: 'known' } });
  },
);
