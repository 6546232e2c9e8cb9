import { useActorRef } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/languages.ts';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Article } from '#src/reader/article.tsx';
import { Card } from '#src/ui/card.tsx';
import { Decided } from './decided.tsx';
import { DecisionPage } from './decision-page.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { livePostDecisionMachine, liveQueueMachine, type Post, type QueueFilters } from './live-machines.ts';
import { ReviewScreen } from './review-screen.tsx';

/** /app/review: the queue, or one post with `?post=`. */
export default function ReviewRoute() {
  const [search] = useSearchParams();
  const post = search.get('post');
  return post ? <OnePost key={post} id={post} /> : <Queue />;
}

function Queue() {
  const [search, setSearch] = useSearchParams();
  const chosen = contentLanguages.find(({ isoCode }) => isoCode === search.get('language'));
  const filters: QueueFilters = { language: chosen?.isoCode ?? 'all' };
  const list = useActorRef(liveQueueMachine, { input: { filters } });
  useGlobalEvents(list);
  const follow = (next: QueueFilters) => {
    list.send({ type: 'filter.changed', filters: next });
    setSearch(next.language === 'all' ? {} : { language: next.language });
  };
  return <ReviewScreen actor={list} filters={filters} onFilters={follow} />;
}

const canDecide = (post: Post) => post.actions.includes('publish') || post.actions.includes('reject');

function OnePost({ id }: { id: string }) {
  const decision = useActorRef(livePostDecisionMachine, { input: { id } });
  useGlobalEvents(decision);
  return (
    <DecisionPage
      title={<FormattedMessage id="staff.post.title" defaultMessage="As a reader sees it" />}
      back={{
        href: '/app/review',
        label: <FormattedMessage id="staff.review.back" defaultMessage="Review queue" />,
      }}
    >
      <DecisionPanel
        actor={decision}
        show={(post) => (
          <Card raised>
            <Article post={post} />
          </Card>
        )}
        isOpen={canDecide}
        accept={<FormattedMessage id="staff.post.publish" defaultMessage="Publish" />}
        reasonsFor={(post) => rejectionReasonsFor(post.format)}
        showReason={(reason) => <RejectionReasonMessage reason={reason} />}
        canBePermanent
        after={<Decided next="/app/review" />}
      />
    </DecisionPage>
  );
}
