import { describe, expect, it } from 'vitest';
import { postLives, postStates } from '#domain/post/post-states.ts';
import {
  contentStates,
  liveStates,
  type PostEvent,
  type PostPosition,
} from '#machines/lifecycle/post.ts';
import { allowedPostActions, decidePost } from '#machines/lifecycle/post-decisions.ts';
import { at, moved, refused, reject } from '#test/factories/post-positions.ts';
import { author, editor, newAuthor, staff, stranger } from '#test/factories/post-roles.ts';

it('names every state of the contract, once', () => {
  expect(Object.values(contentStates).sort()).toEqual([...postStates].sort());
  expect(Object.values(liveStates)).toEqual([...postLives]);
});

describe('a post', () => {
  it.each([
    ['is created by its first save', null, { type: 'save', by: author }, moved('CREATED')],
    [
      'is not created by who may only edit',
      null,
      { type: 'save', by: editor },
      refused('forbidden'),
    ],
    [
      'is not archived before it exists',
      null,
      { type: 'archive', by: author },
      refused('transition-not-allowed'),
    ],
    [
      'is a draft from its second save',
      at('CREATED'),
      { type: 'save', by: author },
      moved('DRAFT'),
    ],
    [
      'goes to review',
      at('DRAFT'),
      { type: 'submit', by: author },
      moved('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
    ],
    [
      'waits for its author to be approved',
      at('DRAFT'),
      { type: 'submit', by: newAuthor },
      refused('profile-not-approved'),
    ],
    [
      'is nobody else’s to send',
      at('DRAFT'),
      { type: 'submit', by: stranger },
      refused('forbidden'),
    ],
    [
      'is not saved while in review',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'save', by: author },
      refused('transition-not-allowed'),
    ],
    [
      'is handed over when published',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'publish', by: staff },
      moved('PENDING'),
    ],
    [
      'is not published by its author',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'publish', by: author },
      refused('forbidden'),
    ],
    [
      'is published when the publisher took it',
      at('PENDING'),
      { type: 'handed-over' },
      moved('PUBLISHED'),
    ],
    [
      'says when the publisher did not',
      at('PENDING'),
      { type: 'publishing.failed' },
      moved('PUBLISH_FAILED'),
    ],
    [
      'can be handed over again',
      at('PUBLISH_FAILED'),
      { type: 'publish', by: staff },
      moved('PENDING'),
    ],
    [
      'is taken back from review by its author',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'withdraw', by: author },
      moved('DRAFT'),
    ],
    [
      'stays as readers see it when an edit of it is taken back',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW', 'PUBLISHED'),
      { type: 'withdraw', by: author },
      moved('PUBLISHED'),
    ],
    [
      'is not taken back by staff',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'withdraw', by: staff },
      refused('forbidden'),
    ],
    [
      'is not taken back once it is approved',
      at('PENDING'),
      { type: 'withdraw', by: author },
      refused('transition-not-allowed'),
    ],
    [
      'is rejected with reasons',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(staff),
      moved('REJECTED'),
    ],
    [
      'is not rejected without',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(staff, { hasReasons: false }),
      refused('transition-not-allowed'),
    ],
    [
      'is not rejected by its author, with or without reasons',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(author, { hasReasons: false }),
      refused('forbidden'),
    ],
    [
      'is nobody else’s to send, approved or not',
      at('DRAFT'),
      { type: 'submit', by: { ...stranger, isProfileApproved: false } },
      refused('forbidden'),
    ],
    ['is suspended by staff', at('PUBLISHED'), { type: 'suspend', by: staff }, moved('SUSPENDED')],
    [
      'is not suspended by its author',
      at('PUBLISHED'),
      { type: 'suspend', by: author },
      refused('forbidden'),
    ],
    [
      'is marked sensitive',
      at('UNDER_REVIEW'),
      { type: 'mark-sensitive', by: staff },
      moved('SENSITIVE'),
    ],
    [
      'is looked at again',
      at('SENSITIVE'),
      { type: 'look-again', by: staff },
      moved('UNDER_REVIEW'),
    ],
    [
      'is permanently rejected',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(staff, { permanent: true }),
      moved('PERMANENTLY_REJECTED'),
    ],
    [
      'is fixed and sent again',
      at('REJECTED'),
      { type: 'submit', by: author },
      moved('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
    ],
    [
      'cannot be fixed after a permanent rejection',
      at('PERMANENTLY_REJECTED'),
      { type: 'save', by: author },
      refused('transition-not-allowed'),
    ],
    [
      'goes to review again when edited after publishing',
      at('PUBLISHED'),
      { type: 'submit', by: author },
      moved('SUBMITTED_FOR_DHPUBLISH_REVIEW', { live: 'PUBLISHED' }),
    ],
    [
      'keeps its state in the archive',
      at('PUBLISHED'),
      { type: 'archive', by: author },
      moved('PUBLISHED', { archived: true }),
    ],
    [
      'comes back from the archive',
      { ...at('DRAFT'), archived: true },
      { type: 'restore', by: author },
      moved('DRAFT'),
    ],
    ['is deleted as a draft', at('DRAFT'), { type: 'delete', by: author }, { kind: 'deleted' }],
    [
      'is not deleted once published',
      at('PUBLISHED'),
      { type: 'delete', by: author },
      refused('transition-not-allowed'),
    ],
  ] as [string, PostPosition, PostEvent, object][])('%s', (_, position, event, expected) => {
    expect(decidePost(position, event)).toEqual(expected);
  });

  it('offers sending before approval, so that the refusal can be explained', () => {
    expect(allowedPostActions(at('DRAFT'), newAuthor)).toContain('submit');
  });

  it('offers the same again, whatever changed in the last reply', () => {
    allowedPostActions(at('DRAFT'), author).push('publish');
    expect(allowedPostActions(at('DRAFT'), author)).not.toContain('publish');
  });
});
describe('an edit of a published post', () => {
  const edit = at('SUBMITTED_FOR_DHPUBLISH_REVIEW', 'PUBLISHED');

  it('leaves the published version up when it is rejected, also permanently', () => {
    expect(decidePost(edit, reject(staff))).toEqual(moved('REJECTED', { live: 'PUBLISHED' }));
    const forGood = reject(staff, { permanent: true });
    expect(decidePost(edit, forGood)).toEqual(moved('PERMANENTLY_REJECTED', { live: 'PUBLISHED' }));
  });

  it('leaves it up when the publisher does not take the edit', () => {
    const failed = decidePost(at('PENDING', 'PUBLISHED'), { type: 'publishing.failed' });
    expect(failed).toEqual(moved('PUBLISH_FAILED', { live: 'PUBLISHED' }));
  });

  it('can be published after the version before it was taken down', () => {
    const decision = decidePost(at('SUBMITTED_FOR_DHPUBLISH_REVIEW', 'TAKEN_DOWN'), {
      type: 'publish',
      by: staff,
    });
    expect(decision).toEqual(moved('PENDING', { live: 'TAKEN_DOWN' }));
    expect(decidePost(at('PENDING', 'TAKEN_DOWN'), { type: 'handed-over' })).toEqual(
      moved('PUBLISHED'),
    );
  });
});

it.each(['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'] as const)(
  'rejecting what is %s takes it down',
  (state) => {
    expect(decidePost(at(state), reject(staff))).toEqual(moved('REJECTED', { live: 'TAKEN_DOWN' }));
  },
);
