import { useState } from 'react';
import { Failure } from '#domain/failure.ts';
import { type Wall, wallMachine } from '#src/analytics/live-machines.ts';
import { WallScreen } from '#src/analytics/wall-screen.tsx';
import { postCard, posts } from '#stories/posts/posts.ts';
import { drawState } from '#stories/support/drawn-state.ts';

export default { title: 'Analytics/Wall of fame' };

type Drawn = Parameters<typeof drawState<typeof wallMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(wallMachine, drawn));
  return <WallScreen actor={actor} filters={drawn.context.filters} onFilters={() => {}} />;
}

const inUrdu = postCard(7, {
  language: 'ur',
  title: 'پرانے شہر کی گلیوں میں رمضان کی شامیں',
  excerpt: 'چراغوں کی روشنی میں دسترخوان بچھتے ہیں اور محلے کی رونق لوٹ آتی ہے۔',
  publishedAt: '2026-11-18T10:00:00.000Z',
});

const figures: Wall = {
  rows: [...posts.filter(({ state }) => state === 'PUBLISHED'), inUrdu].map(
    ({ postUID, format, language, title, excerpt, cover, publishedAt, stats, creator }) => ({
      postUID,
      format,
      language,
      title,
      excerpt,
      cover,
      publishedAt,
      stats,
      creator,
    }),
  ),
  nextPageUrl: null,
};

const context = { filters: {}, figures: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `figures.${value}` },
});

export const Loading = story('loading');
export const Shown = story('shown', { figures });
export const NothingYet = story('empty', { figures: { ...figures, rows: [] } });
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
