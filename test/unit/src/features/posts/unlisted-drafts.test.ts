import { describe, expect, it } from 'vitest';
import { findPostDraft, unlistedDrafts } from '#src/features/posts/drafts/unlisted-drafts.ts';
import type { PostFilters } from '#src/features/posts/list/post-filters.ts';
import { deviceDraftOfTest } from '#test/factories/device-drafts.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';

const post = cardOfTest();
const fresh = deviceDraftOfTest({ clientId: 'fresh' });
const changed = deviceDraftOfTest({ clientId: 'another-device', postUID: post.postUID });
const unanswered = deviceDraftOfTest({ clientId: post.clientId });
const all: PostFilters = {
  status: 'all',
  draftStage: 'all',
  format: 'all',
  title: '',
  archived: false,
};

describe('a draft on the device', () => {
  it('belongs to the post of its postUID or its clientId', () => {
    expect(findPostDraft([fresh, changed], post)).toBe(changed);
    expect(findPostDraft([fresh, unanswered], post)).toBe(unanswered);
    expect(findPostDraft([fresh], post)).toBeUndefined();
  });

  it('is above the list only while its post is not in it', () => {
    const above = (posts = [post], isListed = true) =>
      unlistedDrafts([fresh, changed], { posts, filters: all, isListed });
    expect(above()).toEqual([fresh]);
    expect(above([])).toEqual([fresh, changed]);
    expect(above([], false), 'the list may still contain its post').toEqual([fresh]);
  });

  it.each<[Partial<PostFilters>, number]>([
    [{ status: 'draft' }, 1],
    [{ status: 'published' }, 0],
    [{ title: 'बारिश' }, 0],
    [{ format: 'FORMAT_VIDEO' }, 0],
    [{ archived: true }, 0],
  ])('with the filters %o: %i above the list', (more, count) => {
    const filters = { ...all, ...more };
    expect(unlistedDrafts([fresh], { posts: [], filters, isListed: true })).toHaveLength(count);
  });
});
