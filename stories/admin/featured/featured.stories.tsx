import { useState } from 'react';
import type { ContextFrom } from 'xstate';
import {
  featuredHindiPost,
  featuredPost,
  featuredUrduPost,
} from '#contract/examples/posts/featured.ts';
import { Failure } from '#domain/contract/failure.ts';
import { featuredSelectionMachine } from '#machines/flow/admin/featured-selection.ts';
import {
  type PublishedFilters,
  publishedExportMachine,
  publishedListMachine,
} from '#src/features/admin/featured/featured-machines.ts';
import { FeaturedScreen } from '#src/features/admin/featured/featured-screen.tsx';
import type { SelectionActor } from '#src/features/admin/featured/selection-actor.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Admin/Wall of fame' };

const others = Array.from({ length: 4 }, (_, place) =>
  featuredPost({
    postUID: `0198a4f2-7000-7000-8000-0000000000e${place}`,
    title: `बारिश के बाद गाँव ${place + 1}`,
    cover: null,
  }),
);
const filters: PublishedFilters = { title: '', language: 'all' };

function Screen({ actor }: { actor: SelectionActor }) {
  const [published] = useState(() =>
    drawState(publishedListMachine, {
      value: { listing: { idle: 'waiting' } },
      context: {
        filters,
        rows: [featuredHindiPost, ...others],
        nextPageUrl: '/next',
        failure: null,
      },
    }),
  );
  const [exporter] = useState(() =>
    drawState(publishedExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <FeaturedScreen
      actor={actor}
      published={published}
      exporter={exporter}
      filters={filters}
      onFilters={() => {}}
    />
  );
}

type Context = ContextFrom<typeof featuredSelectionMachine>;
type Value = Parameters<typeof screenStory<typeof featuredSelectionMachine>>[2]['value'];

const saved = [featuredHindiPost, featuredUrduPost];
const changed = [featuredUrduPost, featuredHindiPost, ...others.slice(0, 1)];
const story = (value: Value, more: Partial<Context> = {}) =>
  screenStory(Screen, featuredSelectionMachine, {
    value,
    context: { saved, posts: changed, failure: null, ...more },
  });
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading', { saved: [], posts: [] });
export const LoadFailed = story('loadFailed', { saved: [], posts: [], failure: lost });
export const Empty = story({ choosing: 'editing' }, { saved: [], posts: [] });
export const Unchanged = story({ choosing: 'editing' }, { posts: saved });
export const Changed = story({ choosing: 'editing' });
export const Saving = story('saving');
export const SaveFailed = story({ choosing: 'failed' }, { failure: lost });
export const NoLongerVisible = story(
  { choosing: 'failed' },
  {
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { 'postIds.1': 'not-allowed' },
    }),
  },
);
export const Saved = story({ choosing: 'saved' }, { saved: changed });
export const Conflict = story('conflict');
export const MergeFailed = story('conflict', { failure: lost });
export const Merging = story('merging');
export const SignInNeeded = story('signInNeeded');
