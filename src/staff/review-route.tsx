import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/languages.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { livePostHistoryMachine } from '#src/reader/history-machine.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import {
  livePostDecisionMachine,
  liveQueueMachine,
  liveReviewClaimMachine,
  type QueueFilters,
} from './live-machines.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewScreen } from './review-screen.tsx';

/** /app/review: the queue, or one post with `?post=`. */
export default function ReviewRoute() {
  const [search] = useSearchParams();
  const post = search.get('post');
  return post ? <OnePost key={post} id={post} /> : <Queue />;
}

const naming = {
  read: (search: URLSearchParams): QueueFilters => ({
    language: contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
  }),
  write: ({ language }: QueueFilters) => new URLSearchParams(language === 'all' ? {} : { language }),
};

function Queue() {
  const [search] = useSearchParams();
  const list = useActorRef(liveQueueMachine, {
    input: { filters: naming.read(search), isKeptCurrent: true },
  });
  const [filters, follow] = useAddressFilters(list, naming);
  useGlobalEvents(list);
  return <ReviewScreen actor={list} filters={filters} onFilters={follow} />;
}

function OnePost({ id }: { id: string }) {
  const decision = useActorRef(livePostDecisionMachine, { input: { id } });
  const claim = useActorRef(liveReviewClaimMachine, { input: { postUID: id } });
  const history = useActorRef(livePostHistoryMachine, { input: { filters: { postUID: id } } });
  useGlobalEvents(decision);
  useGlobalEvents(claim);
  useGlobalEvents(history);
  // Whoever looks again, or is refused because another has the post, asks for it anew.
  const isLoading = useSelector(decision, (current) => current.matches('loading'));
  const isOthers = useSelector(decision, ({ context }) => context.failure?.code === 'claimed-by-other');
  useEffect(() => {
    if (isLoading || isOthers) claim.send({ type: 'claim.requested' });
  }, [claim, isLoading, isOthers]);
  useEffect(() => {
    const subscription = decision.on('decision.made', () => history.send({ type: 'list.reset' }));
    return () => subscription.unsubscribe();
  }, [decision, history]);
  return <ReviewPanel decision={decision} claim={claim} history={history} />;
}
