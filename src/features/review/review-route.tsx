import { useActorRef, useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/language/languages.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { livePostReviewMachine, liveQueueMachine, type QueueFilters } from './live-machines.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewQueueScreen } from './review-queue-screen.tsx';

/** /app/review: the queue, or one post with `?post=`. */
export default function ReviewRoute() {
  const [search] = useSearchParams();
  const post = search.get('post');
  return post ? <OnePost key={post} id={post} /> : <Queue />;
}

const urlFilters = {
  read: (search: URLSearchParams): QueueFilters => ({
    language:
      contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
  }),
  write: ({ language }: QueueFilters) =>
    new URLSearchParams(language === 'all' ? {} : { language }),
};

function Queue() {
  const [search] = useSearchParams();
  const list = useActorRef(liveQueueMachine, {
    input: { filters: urlFilters.read(search), isPolled: true },
  });
  const [filters, follow] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  return <ReviewQueueScreen actor={list} filters={filters} onFilters={follow} />;
}

function OnePost({ id }: { id: string }) {
  const review = useActorRef(livePostReviewMachine, { input: { postUID: id } });
  useGlobalEvents(review);
  const { decision, claim, history } = useSelector(review, ({ children }) => children);
  if (!decision || !claim || !history) return null;
  return <ReviewPanel decision={decision} claim={claim} history={history} />;
}
