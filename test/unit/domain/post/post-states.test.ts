import { expect, it } from 'vitest';
import {
  draftStageStates,
  postActions,
  postEventActions,
  reasonedActions,
  statusGroups,
} from '#domain/post/post-states.ts';
import { contentStates, liveStates, postMachine } from '#machines/lifecycle/post.ts';
import { readContract } from '../../../../scripts/contract/contract-document.ts';

/* The editor loads the lists of post-states.ts without the chart, so they are written by hand. */

const { schemas } = readContract().components;
const { content, live } = postMachine.states;
/** Before the first save and after the deletion there is no post. */
const withoutPost = ['absent', 'deleted'];

it('has a name for every state of the chart in which there is a post', () => {
  expect(Object.keys(contentStates).sort()).toEqual(
    Object.keys(content?.states ?? {})
      .filter((state) => !withoutPost.includes(state))
      .sort(),
  );
  expect(Object.keys(liveStates).sort()).toEqual(Object.keys(live?.states ?? {}).sort());
});

it('lists the actions that the chart accepts from people', () => {
  // Events with a dot come from the server, as the reply of the publisher does.
  const events = postMachine.events.filter(
    (event) => !event.includes('.') && event !== 'handed-over',
  );
  expect([...postActions].sort()).toEqual([...events].sort());
});

it('has every action in the history, except those of writing', () => {
  const writing = ['save', 'delete'];
  expect(postActions.filter((action) => !writing.includes(action))).toEqual(
    postEventActions.filter((action) => (postActions as readonly string[]).includes(action)),
  );
});

it('needs reasons for every decision on a post that can be appealed', () => {
  const appealable = schemas.AppealableDecision?.properties?.action?.enum ?? [];
  expect(appealable).toContain('reject');
  expect(reasonedActions).toEqual(
    expect.arrayContaining(appealable.filter((action) => action !== 'block')),
  );
});

it('splits the drafts into stages, each state once', () => {
  expect(Object.values(draftStageStates).flat().sort()).toEqual([...statusGroups.draft].sort());
});
