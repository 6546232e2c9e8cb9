import { describe, expect, it } from 'vitest';
import { draftOfPost, draftsAbove } from '#src/posts/draft-places.ts';
import type { PostFilters } from '#src/posts/filters.ts';
import { cardOfTest } from '../../support/cards.ts';
import { deviceDraftOfTest } from '../../support/device-drafts.ts';

const post = cardOfTest();
const fresh = deviceDraftOfTest({ clientId: 'fresh' });
const changed = deviceDraftOfTest({ clientId: 'another-device', postUID: post.postUID });
const unanswered = deviceDraftOfTest({ clientId: post.clientId });
const all: PostFilters = { status: 'all', format: 'all', title: '', archived: false };

describe('a draft on the device', () => {
  it('belongs to the post of its postUID or its clientId', () => {
    expect(draftOfPost([fresh, changed], post)).toBe(changed);
    expect(draftOfPost([fresh, unanswered], post)).toBe(unanswered);
    expect(draftOfPost([fresh], post)).toBeUndefined();
  });

  it('stands above the list only while its post is not in it', () => {
    const above = (posts = [post], isListed = true) =>
      draftsAbove([fresh, changed], { posts, filters: all, isListed });
    expect(above()).toEqual([fresh]);
    expect(above([])).toEqual([fresh, changed]);
    expect(above([], false), 'the list may still bring its post').toEqual([fresh]);
  });

  it.each<[Partial<PostFilters>, number]>([
    [{ status: 'draft' }, 1],
    [{ status: 'published' }, 0],
    [{ title: 'बारिश' }, 0],
    [{ format: 'FORMAT_VIDEO' }, 0],
    [{ archived: true }, 0],
  ])('with the filters %o: %i above the list', (more, count) => {
    const filters = { ...all, ...more };
    expect(draftsAbove([fresh], { posts: [], filters, isListed: true })).toHaveLength(count);
  });
});
