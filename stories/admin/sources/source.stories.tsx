import { useState } from 'react';
import {
  crawledHindiPost,
  crawledPost,
  lucknowSource,
  vidarbhaSource,
} from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import { type SourceAction, sourceMachine } from '#src/features/admin/sources/source-machines.ts';
import {
  SourcePostsCard,
  sourcePostExportMachine,
  sourcePostsMachine,
} from '#src/features/admin/sources/source-posts.tsx';
import { SourceScreen } from '#src/features/admin/sources/source-screen.tsx';
import { DrawnHistory } from '#stories/admin/audit/drawn-history.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

export default { title: 'Admin/Source' };

type Drawn = Parameters<typeof drawState<typeof sourceMachine>>[1];
type DrawnPosts = Parameters<typeof drawState<typeof sourcePostsMachine>>[1];

const posts: DrawnPosts = {
  value: { listing: { idle: 'waiting' } },
  context: {
    filters: { sourceId: vidarbhaSource.sourceId },
    rows: [
      crawledHindiPost,
      crawledPost({
        id: '0198a4f2-7000-7000-8000-0000000000e9',
        title: 'मंडी में कपास के भाव चढ़े',
        format: 'FORMAT_VIDEO',
      }),
    ],
    nextPageUrl: '/next',
    failure: null,
  },
};
const none = { ...posts.context, rows: [], nextPageUrl: null };

function Posts({ drawn }: { drawn: DrawnPosts }) {
  const [actor] = useState(() => drawState(sourcePostsMachine, drawn));
  const [exporter] = useState(() => drawState(sourcePostExportMachine, idleExport));
  return <SourcePostsCard actor={actor} exporter={exporter} />;
}

function Drawing({ drawn, drawnPosts }: { drawn: Drawn; drawnPosts: DrawnPosts }) {
  const [actor] = useState(() => drawState(sourceMachine, drawn));
  return (
    <SourceScreen
      actor={actor}
      posts={({ convertedAt }) => !convertedAt && <Posts drawn={drawnPosts} />}
      history={({ sourceId }) => <DrawnHistory subject={{ kind: 'source', id: sourceId }} />}
    />
  );
}

const base = {
  recordId: vidarbhaSource.sourceId,
  rows: [vidarbhaSource],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (
  value: Drawn['value'],
  more: Partial<Drawn['context']> = {},
  drawnPosts: DrawnPosts = posts,
) => ({
  render: () => (
    <Drawing drawn={{ value, context: { ...base, ...more } }} drawnPosts={drawnPosts} />
  ),
});
const lost = new Failure({ code: 'network', status: 0 });
const stopped = { ...vidarbhaSource, crawling: false };
const stop: SourceAction = { kind: 'stop-crawling', source: vidarbhaSource };

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Crawled = story('listed');
export const WithoutPosts = story('listed', {}, { value: { empty: 'waiting' }, context: none });
export const PostsNotLoaded = story(
  'listed',
  {},
  { value: 'failed', context: { ...none, failure: lost } },
);
export const NotCrawled = story('listed', { rows: [stopped] });
export const Converted = story('listed', { rows: [lucknowSource] });
export const ConfirmingStop = story('confirming', { action: stop });
export const ConfirmingStart = story('confirming', {
  rows: [stopped],
  action: { kind: 'start-crawling', source: stopped },
});
export const Stopping = story('acting', { action: stop });
export const StopFailed = story('actionFailed', { action: stop, failure: lost });
export const ChangedElsewhere = story('actionFailed', {
  action: stop,
  failure: new Failure({ code: 'revision-conflict', status: 409 }),
});
export const Done = story('done', { rows: [stopped], action: stop });
