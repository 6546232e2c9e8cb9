import { useState } from 'react';
import { Failure } from '#domain/failure.ts';
import { type CrawledPost, crawledListMachine } from '#src/posts/crawled-machine.ts';
import { CrawledScreen } from '#src/posts/crawled-screen.tsx';
import { drawState } from '#stories/support/drawn-state.ts';
import { filters } from './posts.ts';

export default { title: 'Posts/Crawled' };

const oranges: CrawledPost = {
  id: '01930000-0000-7000-8000-0000000000e5',
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  excerpt: 'मंडियों में भाव गिरे।',
  format: 'FORMAT_ARTICLE',
  state: 'PUBLISHED',
  language: 'hi',
  url: 'https://vidarbha.example/2026/11/santra',
  imageUrl: null,
  source: {
    sourceId: '01930000-0000-7000-8000-0000000000d5',
    key: 'vidarbha-samachar',
    name: 'विदर्भ समाचार',
  },
  creatorUserId: '01930000-0000-7000-8000-000000000006',
  createdAt: '2026-11-20T05:10:00.000Z',
  publishedAt: '2026-11-20T05:00:00.000Z',
};
const books: CrawledPost = {
  ...oranges,
  id: '01930000-0000-7000-8000-0000000000e6',
  title: 'لکھنؤ میں کتاب میلہ',
  excerpt: 'شہر کے ادیب جمع ہوئے۔',
  language: 'ur',
  url: 'https://roznama.example/1',
};

type Drawn = Parameters<typeof drawState<typeof crawledListMachine>>[1];

function Crawled({ value, context }: { value: Drawn['value']; context: Partial<Drawn['context']> }) {
  const whole = { filters, rows: [oranges, books], nextPageUrl: null, failure: null, ...context };
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
