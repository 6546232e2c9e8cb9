import { useState } from 'react';
import { reviewStatistics, undoableDecision } from '#contract/examples/posts/review-context.ts';
import { Failure } from '#domain/contract/failure.ts';
import { decisionUndoMachine } from '#machines/flow/review/decision-undo.ts';
import { reviewStatisticsMachine } from '#src/features/review/live-machines.ts';
import { postWorkQueueMachine } from '#src/features/review/live-work-queues.ts';
import { ReviewStatisticsPanel } from '#src/features/review/review-statistics.tsx';
import { WorkSession } from '#src/features/review/session/work-session.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { type DrawnState, drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import { type ScreenStory, screenStory } from '#stories/support/screen-story.tsx';
import { submittedPost } from './review-data.ts';

export default { title: 'Review/Session' };

type Queue = DrawnState<typeof postWorkQueueMachine>;
type Undo = DrawnState<typeof decisionUndoMachine>;

const second = { id: 'second', subject: submittedPost };
const queueContext: Queue['context'] = {
  filters: { language: 'all', search: '' },
  current: submittedPost.postUID,
  prefetched: null,
  opened: ['earlier', submittedPost.postUID],
  decided: ['earlier'],
  upcoming: [second],
  failure: null,
};
const showing: Queue = { value: { showing: 'ready' }, context: queueContext };
const idle: Undo = { value: 'idle', context: { decision: null, key: '', failure: null } };

function Session({ queue, undo }: { queue: Queue; undo: Undo }) {
  const [actors] = useState(() => ({
    queue: drawState(postWorkQueueMachine, queue),
    undo: drawState(decisionUndoMachine, undo),
  }));
  return (
    <WorkSession
      {...actors}
      back={{ href: '/app/review', label: 'Review queue' }}
      renderItem={() => (
        <Card raised>
          <PageTitle>{submittedPost.title}</PageTitle>
        </Card>
      )}
    />
  );
}

function queueStory(value: Queue['value'], more: Partial<Queue['context']> = {}): ScreenStory {
  const queue: Queue = { value, context: { ...queueContext, ...more } };
  return {
    render: () => <Session queue={queue} undo={idle} />,
    parameters: { state: drawnStateNames(postWorkQueueMachine, queue) },
  };
}

function undoStory(value: Undo['value'], more: Partial<Undo['context']> = {}): ScreenStory {
  const undo: Undo = {
    value,
    context: {
      decision: { verdict: 'accepted', name: submittedPost.title, undo: undoableDecision() },
      key: '',
      failure: null,
      ...more,
    },
  };
  return {
    render: () => <Session queue={showing} undo={undo} />,
    parameters: { state: drawnStateNames(decisionUndoMachine, undo) },
  };
}

const nothing = { upcoming: [], decided: queueContext.opened };

export const ShowingAnItem = queueStory({ showing: 'ready' });
export const LookingForTheNextItem = queueStory('seeking', { upcoming: [] });
export const NextItemFailed = queueStory('seekFailed', {
  upcoming: [],
  failure: new Failure({ code: 'network' }),
});
export const NothingLeft = queueStory({ finished: 'waiting' }, nothing);
export const SkippedItemsLeft = queueStory(
  { finished: 'waiting' },
  { ...nothing, decided: ['earlier'] },
);
export const NewItemsWaiting = queueStory(
  { finished: 'available' },
  { ...nothing, upcoming: [second] },
);

export const DecisionThatCanBeUndone = undoStory('offered');
export const RejectionThatCanBeUndone = undoStory('offered', {
  decision: { verdict: 'rejected', name: submittedPost.title, undo: undoableDecision() },
});
export const DecisionRecorded = undoStory('recorded', {
  decision: { verdict: 'second-opinion', name: submittedPost.title, undo: null },
});
export const Undoing = undoStory('undoing');
export const SignInNeeded = undoStory('signInNeeded');
export const Undone = undoStory('undone');
export const UndoneTooLate = undoStory('failed', {
  failure: new Failure({ code: 'undo-expired', status: 409 }),
});

const Statistics = ({ actor }: Parameters<typeof ReviewStatisticsPanel>[0]) => (
  <Page paddingBlock="6">
    <ReviewStatisticsPanel actor={actor} />
  </Page>
);
const filters: Record<string, never> = {};
export const YourDecisions = screenStory(Statistics, reviewStatisticsMachine, {
  value: 'shown',
  context: { filters, data: reviewStatistics(), failure: null },
});
export const YourDecisionsLoading = screenStory(Statistics, reviewStatisticsMachine, {
  value: 'loading',
  context: { filters, data: null, failure: null },
});
export const YourDecisionsFailed = screenStory(Statistics, reviewStatisticsMachine, {
  value: 'failed',
  context: { filters, data: null, failure: new Failure({ code: 'network' }) },
});
