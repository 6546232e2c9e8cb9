import { useState } from 'react';
import { crawledHindiPost, crawledUrduPost } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CrawledScreen } from '#src/features/posts/crawled/crawled-screen.tsx';
import {
  type CrawledPost,
  crawledListMachine,
} from '#src/features/posts/crawled/live-crawled-list-machine.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { filters } from './post-data.ts';

export default { title: 'Posts/Crawled' };

const rows: CrawledPost[] = [crawledHindiPost, crawledUrduPost];

type Drawn = Parameters<typeof drawState<typeof crawledListMachine>>[1];

function Crawled({
  value,
  context,
}: {
  value: Drawn['value'];
  context: Partial<Drawn['context']>;
}) {
  const whole = { filters, rows, nextPageUrl: null, failure: null, ...context };
  const [list] = useState(() => drawState(crawledListMachine, { value, context: whole }));
  return <CrawledScreen list={list} filters={whole.filters} onFilters={() => {}} />;
}

const drawn = (value: Drawn['value'], context: Partial<Drawn['context']> = {}) => ({
  render: () => <Crawled value={value} context={context} />,
});
const failure = new Failure({ code: 'network', status: 0 });

export const Loading = drawn('loading', { rows: [] });
export const Listing = drawn(
  { listing: 'idle' },
  { nextPageUrl: '?pageValue=2026-11-20T05:00:00.000Z&offsetId=1' },
);
export const MoreFailed = drawn({ listing: 'moreFailed' }, { failure, nextPageUrl: '?' });
export const NothingCrawled = drawn('empty', { rows: [] });
export const NothingFound = drawn('empty', { rows: [], filters: { ...filters, title: 'xyz' } });
export const LoadFailed = drawn('failed', { rows: [], failure });
