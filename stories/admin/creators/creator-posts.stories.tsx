import { useState } from 'react';
import { postsWritingExamples } from '#contract/examples/operations/posts/writing.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  creatorPostExportMachine,
  creatorPostsMachine,
} from '#src/features/admin/creators/creator-panels.ts';
import { CreatorPosts } from '#src/features/admin/creators/creator-posts.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

export default { title: 'Admin/Creator posts' };

type Drawn = Parameters<typeof drawState<typeof creatorPostsMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(creatorPostsMachine, drawn));
  const [exporter] = useState(() => drawState(creatorPostExportMachine, idleExport));
  return (
    <Page>
      <CreatorPosts
        actor={actor}
        exporter={exporter}
        filters={drawn.context.filters}
        onFilters={() => {}}
      />
    </Page>
  );
}

const base = {
  filters: { creatorUserId: 'meera', status: 'all' as const },
  rows: [],
  nextPageUrl: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const { rows } = postsWritingExamples.getPostByFilter[200].mixed.data;

export const Loading = story('loading');
export const Listed = story({ listing: { idle: 'waiting' } }, { rows, nextPageUrl: '/next' });
export const Untitled = story(
  { listing: { idle: 'waiting' } },
  { rows: rows.map((row) => ({ ...row, title: '' })) },
);
export const Empty = story({ empty: 'waiting' });
export const NoMatch = story(
  { empty: 'waiting' },
  { filters: { creatorUserId: 'meera', status: 'rejected' } },
);
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
