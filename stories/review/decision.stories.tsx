import { useState } from 'react';
import {
  contextOfDuplicate,
  contextOfSecondOpinion,
  ownOpinion,
  reviewContext,
} from '#contract/examples/posts/review-context.ts';
import { Failure } from '#domain/contract/failure.ts';
import { postReviewMachine } from '#machines/flow/review/post-review.ts';
import { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { postHistoryMachine } from '#src/features/posts/history/live-post-history-machine.ts';
import {
  type Post,
  postDecisionMachine,
  reviewContextMachine,
} from '#src/features/review/live-machines.ts';
import { ReviewPanel } from '#src/features/review/review-panel.tsx';
import { type DrawnState, drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import type { ScreenStory } from '#stories/support/screen-story.tsx';
import {
  claimOfAnita,
  galleryPost,
  gifPost,
  imagePost,
  postEvents,
  publishedPost,
  submittedPost,
  videoPost,
} from './review-data.ts';

export default { title: 'Review/Decision' };

type Drawn = DrawnState<typeof postDecisionMachine>;
type Claim = DrawnState<typeof reviewClaimMachine>;

const history: DrawnState<typeof postHistoryMachine> = {
  value: { listing: 'idle' },
  context: {
    filters: { postUID: submittedPost.postUID },
    rows: postEvents,
    nextPageUrl: '/more',
    failure: null,
  },
};
const context: Drawn['context'] = {
  id: submittedPost.postUID,
  subject: submittedPost,
  moderation: null,
  request: null,
  lastOutcome: null,
  failure: null,
};
const claimed: Claim['context'] = {
  postUID: submittedPost.postUID,
  claim: claimOfAnita,
  failure: null,
};

type Known = typeof reviewContext extends (...more: never[]) => infer Data ? Data : never;

function Panel({
  decision,
  claim,
  known = reviewContext(),
  isCorrected = false,
}: {
  decision: Drawn;
  claim: Claim;
  known?: Known;
  isCorrected?: boolean;
}) {
  const [actors] = useState(() => ({
    review: drawState(postReviewMachine, {
      value: 'open',
      context: { postUID: submittedPost.postUID, isCorrected, isStale: false },
    }),
    decision: drawState(postDecisionMachine, decision),
    claim: drawState(reviewClaimMachine, claim),
    history: drawState(postHistoryMachine, history),
    reviewContext: drawState(reviewContextMachine, {
      value: 'shown',
      context: { filters: { postUID: submittedPost.postUID }, data: known, failure: null },
    }),
  }));
  return <ReviewPanel {...actors} list="/app/review" />;
}

/** The decision in one state, with the post in the moderator's own hands. */
function story(value: Drawn['value'], more: Partial<Drawn['context']> = {}): ScreenStory {
  const decision: Drawn = { value, context: { ...context, ...more } };
  const claim: Claim = { value: { held: 'waiting' }, context: claimed };
  return {
    render: () => <Panel decision={decision} claim={claim} />,
    parameters: { state: drawnStateNames(postDecisionMachine, decision) },
  };
}

/** The claim in one state, over an open post. */
function claimStory(
  value: Claim['value'],
  more: Partial<Claim['context']> = {},
  decision: Drawn = { value: 'viewing', context },
): ScreenStory {
  const claim: Claim = { value, context: { ...claimed, ...more } };
  return {
    render: () => <Panel decision={decision} claim={claim} />,
    parameters: { state: drawnStateNames(reviewClaimMachine, claim) },
  };
}

const network = new Failure({ code: 'network' });
const request = (verdict: NonNullable<Drawn['context']['request']>['verdict'], subject: Post) => ({
  request: { subject, verdict, key: 'key' },
});
const accepting = request({ kind: 'approve' }, submittedPost);
const suspending = {
  subject: publishedPost,
  moderation: 'suspend' as const,
  ...request(
    { kind: 'moderation', moderation: 'suspend', reasons: ['fake-news'], note: '' },
    publishedPost,
  ),
};

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Viewing = story('viewing');
export const ViewingAnImage = story('viewing', { subject: imagePost });
export const ViewingAGallery = story('viewing', { subject: galleryPost });
export const ViewingAVideo = story('viewing', { subject: videoPost });
export const ViewingAGifVideo = story('viewing', { subject: gifPost });
export const PublishingFailed = story('viewing', { ...accepting, failure: network });
export const ChoosingReasons = story('rejecting');
export const Deciding = story('deciding', accepting);
export const Overtaken = story('conflict', {
  ...accepting,
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const Published = story('decided', accepting);
export const SignInNeeded = story('signInNeeded', accepting);

const known = (data: Known, value: Drawn['value'] = 'viewing'): ScreenStory => {
  const decision: Drawn = { value, context };
  const claim: Claim = { value: { held: 'waiting' }, context: claimed };
  return {
    render: () => <Panel decision={decision} claim={claim} known={data} />,
    parameters: { state: drawnStateNames(postDecisionMachine, decision) },
  };
};
export const SecondOpinionWanted = known(contextOfSecondOpinion);
export const ConfirmingASecondOpinion = known(contextOfSecondOpinion, 'rejecting');
export const OwnOpinionGiven = known(reviewContext({ firstOpinion: ownOpinion }));
export const DuplicateSuspected = known(contextOfDuplicate);
export const DuplicateSuggestedAsReason = known(contextOfDuplicate, 'rejecting');

export const ViewingWhatReadersSee = story('viewing', { subject: publishedPost });
export const SayingWhyItIsSuspended = story('moderating', {
  subject: publishedPost,
  moderation: 'suspend',
});
export const SayingWhyItIsTakenDown = story('moderating', {
  subject: publishedPost,
  moderation: 'unpublish',
});
export const SayingWhyItIsSensitive = story('moderating', {
  subject: publishedPost,
  moderation: 'mark-sensitive',
});
export const SuspendingFailed = story('moderating', { ...suspending, failure: network });
export const Suspending = story('deciding', suspending);
export const Suspended = story('decided', suspending);

export const DetailsCorrected: ScreenStory = {
  render: () => (
    <Panel
      decision={{ value: 'viewing', context: { ...context, subject: publishedPost } }}
      claim={{ value: { held: 'waiting' }, context: claimed }}
      isCorrected
    />
  ),
  parameters: { state: 'decision.viewing' },
};

export const LookedAtByAnother = claimStory({ heldByOther: 'waiting' });
export const TakenOverByAnother = claimStory(
  { takenOver: 'waiting' },
  {},
  { value: 'rejecting', context },
);
export const TakingOver = claimStory('takingOver');
export const TakingOverFailed = claimStory({ heldByOther: 'waiting' }, { failure: network });
