import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/language/languages.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { liveQueueExportMachine } from './live-export-machines.ts';
import {
  livePostReviewMachine,
  liveQueueMachine,
  liveReviewStatisticsMachine,
  type Post,
  type QueueFilters,
} from './live-machines.ts';
import { liveDecisionUndoMachine, livePostWorkQueueMachine } from './live-work-queues.ts';
import { postDecision } from './recorded-decision.ts';
import { closeRejectionDraft, readRejectionDraft } from './rejection-draft.ts';
import { postDraftKey, ReviewPanel } from './review-panel.tsx';
import { ReviewQueueScreen } from './review-queue-screen.tsx';
import { ReviewStatisticsPanel } from './review-statistics.tsx';
import type { QueueActor } from './session/queue-actor.ts';
import type { UndoActor } from './session/undo-notice.tsx';
import { useItemAddress } from './session/use-item-address.ts';
import { type ShownItem, WorkSession } from './session/work-session.tsx';

/** /app/review: the queue, or one post after the other with `?post=`. */
export default function ReviewRoute() {
  const [search] = useSearchParams();
  return search.has('post') ? (
    <Posts key={urlFilters.write(urlFilters.read(search)).toString()} />
  ) : (
    <Queue />
  );
}

const urlFilters = {
  read: (search: URLSearchParams): QueueFilters => ({
    language:
      contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
    search: search.get('search') ?? '',
  }),
  write: ({ language, search }: QueueFilters) =>
    new URLSearchParams({ ...(language !== 'all' && { language }), ...(search && { search }) }),
};

function Queue() {
  const [search] = useSearchParams();
  const list = useActorRef(liveQueueMachine, {
    input: { filters: urlFilters.read(search), isPolled: true },
  });
  const statistics = useActorRef(liveReviewStatisticsMachine, { input: { filters: {} } });
  const exporter = useActorRef(liveQueueExportMachine);
  const [filters, follow] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  useGlobalEvents(statistics);
  return (
    <ReviewQueueScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={follow}
      query={urlFilters.write(filters).toString()}
      statistics={<ReviewStatisticsPanel actor={statistics} />}
    />
  );
}

function Posts() {
  const [search] = useSearchParams();
  const filters = urlFilters.read(search);
  const queue = useActorRef(livePostWorkQueueMachine, {
    input: { current: search.get('post') ?? '', filters },
  });
  const undo = useActorRef(liveDecisionUndoMachine);
  useItemAddress(queue, 'post');
  useGlobalEvents(queue);
  useGlobalEvents(undo);
  const query = urlFilters.write(filters).toString();
  const list = query ? `/app/review?${query}` : '/app/review';
  return (
    <WorkSession
      queue={queue}
      undo={undo}
      back={{
        href: list,
        label: <FormattedMessage id="staff.review.back" defaultMessage="Review queue" />,
      }}
      renderItem={(item) => (
        <OnePost key={item.id} item={item} queue={queue} undo={undo} list={list} />
      )}
    />
  );
}

type OnePostProps = {
  item: ShownItem<Post>;
  queue: QueueActor<Post, QueueFilters>;
  undo: UndoActor;
  list: string;
};

function OnePost({ item: { id, subject }, queue, undo, list }: OnePostProps) {
  const draftKey = postDraftKey({ postUID: id });
  const review = useActorRef(livePostReviewMachine, {
    input: { postUID: id, subject, isRejecting: readRejectionDraft(draftKey)?.isOpen ?? false },
  });
  useGlobalEvents(review);
  const { decision, claim, history, reviewContext } = useSelector(
    review,
    ({ children }) => children,
  );
  useEffect(() => {
    if (!decision) return;
    const subscription = decision.on('decision.made', ({ subject: post, verdict, before }) => {
      if (verdict.kind === 'moderation') return;
      closeRejectionDraft(draftKey);
      undo.send({ type: 'decision.recorded', decision: postDecision(post, verdict) });
      if (before.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW')
        queue.send({ type: 'item.decided', id });
    });
    return () => subscription.unsubscribe();
  }, [decision, queue, undo, id, draftKey]);
  if (!decision || !claim || !history || !reviewContext) return null;
  return <ReviewPanel {...{ review, decision, claim, history, reviewContext, list }} />;
}
