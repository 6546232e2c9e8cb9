import { useState } from 'react';
import { diwaliHashtag, hiddenHashtag, rainHashtag } from '#contract/examples/hashtags.ts';
import { Failure } from '#domain/contract/failure.ts';
import { HashtagListScreen } from '#src/features/admin/hashtags/hashtag-list-screen.tsx';
import {
  type HashtagFilters,
  hashtagExportMachine,
  hashtagListMachine,
} from '#src/features/admin/hashtags/hashtag-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { useDrawnBulkActions } from '#stories/support/drawn-bulk-actions.ts';

export default { title: 'Admin/Hashtags' };

type Drawn = Parameters<typeof drawState<typeof hashtagListMachine>>[1];

const noFilters: HashtagFilters = { search: '', kind: 'all' };

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(hashtagListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(hashtagExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  const bulk = useDrawnBulkActions();
  return (
    <HashtagListScreen
      actor={actor}
      exporter={exporter}
      bulk={bulk}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const rows = [rainHashtag, diwaliHashtag, hiddenHashtag];
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows, nextPageUrl: '/next', failure: lost },
);
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { search: 'होली', kind: 'hidden' } },
);
export const Failed = story('failed', { failure: lost });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
