import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Article } from '#src/reader/article.tsx';
import { Decided } from '#src/staff/decided.tsx';
import { DecisionPage } from '#src/staff/decision-page.tsx';
import { DecisionPanel } from '#src/staff/decision-panel.tsx';
import { type Post, postDecisionMachine } from '#src/staff/live-machines.ts';
import { Card } from '#src/ui/card.tsx';
import { screenStory } from '#stories/support/story.tsx';
import { submittedPost } from './subjects.ts';

export default { title: 'Staff/Decision' };

type Drawn = Parameters<typeof screenStory<typeof postDecisionMachine>>[2];

const Screen = ({ actor }: { actor: ActorRefFrom<typeof postDecisionMachine> }) => (
  <DecisionPage title="As a reader sees it" back={{ href: '/app/review', label: 'Review queue' }}>
    <DecisionPanel
      actor={actor}
      show={(post: Post) => (
        <Card raised>
          <Article post={post} />
        </Card>
      )}
      isOpen={() => true}
      accept="Publish"
      reasonsFor={(post: Post) => rejectionReasonsFor(post.format)}
      showReason={(reason) => <RejectionReasonMessage reason={reason} />}
      canBePermanent
      after={<Decided next="/app/review" />}
    />
  </DecisionPage>
);

const context: Drawn['context'] = {
  id: submittedPost.postUID,
  subject: submittedPost,
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) =>
  screenStory(Screen, postDecisionMachine, { value, context: { ...context, ...more } });
const accepting = { request: { subject: submittedPost, verdict: { kind: 'accept' as const }, key: 'key' } };

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Viewing = story('viewing');
export const PublishingFailed = story('viewing', { ...accepting, failure: new Failure({ code: 'network' }) });
export const ChoosingReasons = story('choosingReasons');
export const Deciding = story('deciding', accepting);
export const Overtaken = story('overtaken', {
  ...accepting,
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const DecisionMade = story('decided', accepting);
export const SignInNeeded = story('signInNeeded', accepting);
