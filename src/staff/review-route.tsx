import { useActorRef } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/languages.ts';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Article } from '#src/reader/article.tsx';
import { Card } from '#src/ui/card.tsx';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
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

const naming = {
  read: (search: URLSearchParams): QueueFilters => ({
    language: contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
  }),
  write: ({ language }: QueueFilters) => new URLSearchParams(language === 'all' ? {} : { language }),
};

function Queue() {
  const [search] = useSearchParams();
  const list = useActorRef(liveQueueMachine, { input: { filters: naming.read(search) } });
  const [filters, follow] = useAddressFilters(list, naming);
  useGlobalEvents(list);
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
