import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { type WallOfFame, wallOfFameMachine } from '#src/features/analytics/live-machines.ts';
import { WallOfFameScreen } from '#src/features/analytics/wall-of-fame-screen.tsx';
import { postCard, posts } from '#stories/posts/post-data.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Analytics/Wall of fame' };

type Drawn = Parameters<typeof drawState<typeof wallOfFameMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(wallOfFameMachine, drawn));
  return <WallOfFameScreen actor={actor} filters={drawn.context.filters} onFilters={() => {}} />;
}

const inUrdu = postCard(7, {
  language: 'ur',
  title: 'پرانے شہر کی گلیوں میں رمضان کی شامیں',
  excerpt: 'چراغوں کی روشنی میں دسترخوان بچھتے ہیں اور محلے کی رونق لوٹ آتی ہے۔',
  publishedAt: '2026-11-18T10:00:00.000Z',
});

const data: WallOfFame = {
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

const context = { filters: {}, data: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `resource.${value}` },
});

export const Loading = story('loading');
export const Shown = story('shown', { data });
export const NothingYet = story('empty', { data: { ...data, rows: [] } });
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
