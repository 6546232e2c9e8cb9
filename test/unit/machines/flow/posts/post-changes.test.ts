import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type PostChangeEvent, postChangesMachine } from '#machines/flow/posts/post-changes.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';

const filters = { status: 'published' as const, draftStage: 'all' as const };
const others = { status: 'published' as const, draftStage: 'all' as const };
const post = cardOfTest({ state: 'PUBLISHED' });
const { clientId } = post;

function start() {
  const actor = createActor(postChangesMachine).start();
  const emitted: PostChangeEvent[] = [];
  actor.on('*', (event) => emitted.push(event));
  const remove = (action: 'archive' | 'delete') =>
    actor.send({ type: 'post.removed', post, action, index: 3, filters });
  const reports = () =>
    emitted.flatMap((event) => (event.type === 'change.reported' ? [event.change] : []));
  const rows = () => emitted.filter(({ type }) => type.startsWith('row.'));
  return { actor, emitted, remove, reports, rows };
}

describe('a post that has left the list', () => {
  it('is removed from it, with a message that can be undone', () => {
    const { emitted, remove } = start();
    remove('archive');
    expect(emitted).toEqual([
      { type: 'row.removed', post },
      { type: 'change.reported', change: 'archive', undoes: clientId },
    ]);
  });

  it('is restored by the inverse action', () => {
    const { actor, emitted, remove } = start();
    remove('archive');
    actor.send({ type: 'undo.requested', clientId, key: 'k' });
    expect(emitted.at(-1)).toEqual({
      type: 'inverse.requested',
      post,
      action: 'restore',
      key: 'k',
      index: 3,
    });
  });

  it('is restored from the outbox when it was deleted', () => {
    const { actor, emitted, remove } = start();
    remove('delete');
    actor.send({ type: 'undo.requested', clientId, key: 'k' });
    expect(emitted.at(-1)).toEqual({ type: 'withdrawal.requested', clientId });
  });

  it.each([
    ['the same list gets it back in its place', filters, 1],
    ['another list does not', others, 0],
  ])('comes back: %s', (_, shown, count) => {
    const { actor, remove, rows, reports } = start();
    remove('archive');
    actor.send({ type: 'post.restored', post, index: 3, filters: shown });
    expect(rows().slice(1)).toEqual(
      Array.from({ length: count }, () => ({ type: 'row.restored', post, index: 3 })),
    );
    expect(reports()).toEqual(['archive', 'restore']);
  });
});

describe('a deletion that is withdrawn', () => {
  it('returns the post to its list', () => {
    const { actor, remove, rows, reports } = start();
    remove('delete');
    actor.send({ type: 'deletion.withdrawn', clientId, isInTime: true, filters });
    expect(rows().at(-1)).toEqual({ type: 'row.restored', post, index: 3 });
    expect(reports()).toEqual(['delete', 'deletionCancelled']);
  });

  it('says when it was too late, and changes nothing', () => {
    const { actor, remove, rows, reports } = start();
    remove('delete');
    actor.send({ type: 'deletion.withdrawn', clientId, isInTime: false, filters });
    expect(rows()).toHaveLength(1);
    expect(reports()).toEqual(['delete', 'deletionTooLate']);
  });

  it('says so also where the list is another one', () => {
    const { actor, remove, rows, reports } = start();
    remove('delete');
    actor.send({ type: 'deletion.withdrawn', clientId, isInTime: true, filters: others });
    expect(rows()).toHaveLength(1);
    expect(reports()).toEqual(['delete', 'deletionCancelled']);
  });
});

it('a post taken back from review stays only among drafts that were not sent', () => {
  const { actor, rows, reports } = start();
  const change = 'withdraw' as const;
  const draft = { ...post, state: 'DRAFT' as const };
  for (const draftStage of ['inReview', 'all', 'notSent'] as const)
    actor.send({
      type: 'post.changed',
      change,
      post: draft,
      filters: { status: 'draft', draftStage },
    });
  expect(rows().map(({ type }) => type)).toEqual(['row.removed', 'row.changed', 'row.changed']);
  expect(reports()).toEqual([change, change, change]);
});

it('an unpublished post stays only in a list of its state', () => {
  const { actor, rows } = start();
  const unpublished = { ...post, state: 'UNPUBLISHED' as const };
  actor.send({ type: 'post.changed', change: 'unpublish', post: unpublished, filters });
  actor.send({
    type: 'post.changed',
    change: 'unpublish',
    post: unpublished,
    filters: { status: 'all', draftStage: 'all' },
  });
  expect(rows().map(({ type }) => type)).toEqual(['row.removed', 'row.changed']);
});
