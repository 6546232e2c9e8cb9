import { describe, expect, it } from 'vitest';
import type { PostState } from '#domain/post/post-states.ts';
import { allowedPostActions, decidePost } from '#machines/lifecycle/post-decisions.ts';
import { at, moved, refused } from '#test/factories/post-positions.ts';
import { agency, author, otherAgency, staff, stranger } from '#test/factories/post-roles.ts';

const writing = ['save', 'submit', 'archive'];
const waiting = ['withdraw', 'schedule', 'unschedule', 'archive'];
const deciding = ['publish', 'reject'];
const measures = ['reject', 'unpublish', 'suspend'];
const correction = 'update-advance-meta';

describe.each<[PostState, author: string[], staff: string[]]>([
  ['CREATED', [...writing, 'delete'], []],
  ['DRAFT', [...writing, 'delete'], []],
  ['SUBMITTED', writing, deciding],
  ['SUBMITTED_FOR_DHPUBLISH_REVIEW', waiting, [...deciding, correction]],
  ['SCHEDULED', waiting, [...measures, correction]],
  ['PENDING', ['archive'], []],
  [
    'PUBLISHED',
    [...writing, 'unpublish'],
    [...measures, 'mark-sensitive', 'look-again', correction],
  ],
  ['PUBLISH_FAILED', ['archive'], deciding],
  ['UNPUBLISHED', [...writing, 'delete'], ['publish']],
  ['SENSITIVE', ['archive'], [...measures, 'look-again']],
  ['UNDER_REVIEW', ['archive'], [...measures, 'publish', 'mark-sensitive']],
  ['SUSPENDED', ['archive'], ['publish']],
  ['REJECTED', [...writing, 'delete'], []],
  ['PERMANENTLY_REJECTED', ['archive', 'delete'], []],
])('what is offered for %s', (state, toAuthor, toStaff) => {
  // spec 4.17
  it.each([
    ['its author', author, toAuthor],
    ['the agency of its author', agency, toAuthor],
    ['staff', staff, toStaff],
    ['another creator', stranger, []],
    ['another agency', otherAgency, []],
    [
      'who looks after its author without the permission to',
      { ...author, isOwner: false, managesCreator: true },
      [],
    ],
  ])('to %s', (_, by, actions) => {
    expect(allowedPostActions(at(state), by).sort()).toEqual([...actions].sort());
  });

  it('to its author when it is archived', () => {
    const expected = toAuthor.map((action) => (action === 'archive' ? 'restore' : action));
    expect(allowedPostActions({ ...at(state), archived: true }, author).sort()).toEqual(
      expected.sort(),
    );
  });
});

// [the working version, what becomes of it when staff take the published one down, when its author
// does; null where the author may not]
describe.each<[PostState, PostState, PostState | null]>([
  ['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'SUBMITTED_FOR_DHPUBLISH_REVIEW', 'DRAFT'],
  ['PENDING', 'UNPUBLISHED', 'UNPUBLISHED'],
  ['PUBLISHED', 'UNPUBLISHED', 'UNPUBLISHED'],
  ['SENSITIVE', 'UNPUBLISHED', null],
  ['UNDER_REVIEW', 'UNPUBLISHED', null],
  ['PUBLISH_FAILED', 'PUBLISH_FAILED', 'DRAFT'],
  ['REJECTED', 'REJECTED', 'REJECTED'],
  ['PERMANENTLY_REJECTED', 'PERMANENTLY_REJECTED', 'PERMANENTLY_REJECTED'],
])('a version that readers see, with a working version that is %s', (state, after, afterAuthor) => {
  const up = at(state, 'PUBLISHED');

  // spec 4.15
  it('is taken down by staff', () => {
    expect(allowedPostActions(up, staff)).toContain('unpublish');
    expect(decidePost(up, { type: 'unpublish', by: staff })).toEqual(
      moved(after, { live: 'TAKEN_DOWN' }),
    );
  });

  it('is suspended by staff', () => {
    const suspended = after === 'UNPUBLISHED' ? 'SUSPENDED' : after;
    expect(decidePost(up, { type: 'suspend', by: staff })).toEqual(
      moved(suspended, { live: 'TAKEN_DOWN' }),
    );
  });

  it.each([
    ['its author', author],
    ['the agency of its author', agency],
  ])(`is ${afterAuthor ? 'taken down' : 'left up'} by %s`, (_, by) => {
    expect(allowedPostActions(up, by).includes('unpublish')).toBe(afterAuthor !== null);
    expect(decidePost(up, { type: 'unpublish', by })).toEqual(
      afterAuthor ? moved(afterAuthor, { live: 'TAKEN_DOWN' }) : refused('forbidden'),
    );
  });

  it('is taken down by no other creator', () => {
    expect(decidePost(up, { type: 'unpublish', by: stranger })).toEqual(refused('forbidden'));
  });

  it('is not taken down twice, nor where there never was one', () => {
    const again = refused('transition-not-allowed');
    for (const live of ['NONE', 'TAKEN_DOWN'] as const) {
      for (const by of [staff, author])
        expect(decidePost(at(state, live), { type: 'unpublish', by })).toEqual(again);
    }
  });

  it('is not deleted under its readers', () => {
    expect(allowedPostActions(up, author)).not.toContain('delete');
  });
});
