import { useState } from 'react';
import { firstOpinion } from '#contract/examples/posts/review-context.ts';
import { Failure } from '#domain/contract/failure.ts';
import { ApprovalsScreen } from '#src/features/admin/approvals/approvals-screen.tsx';
import {
  approvalExportMachine,
  queueExportMachine,
} from '#src/features/review/live-export-machines.ts';
import {
  approvalListMachine,
  queueMachine,
  type WorkApprovalRow,
} from '#src/features/review/live-machines.ts';
import { ReviewQueueScreen } from '#src/features/review/review-queue-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';
import { screenStory } from '#stories/support/screen-story.tsx';
import { claimOfAnita, queuedPost } from './review-data.ts';

export default { title: 'Review/Lists' };

type Value = Parameters<typeof screenStory<typeof queueMachine>>[2]['value'];

type Changed<Context> = Partial<Omit<Context, 'failure'>> & { failure?: Failure };

const changing = '01930000-0000-7000-8000-000000000008';
const waiting: WorkApprovalRow = {
  creatorUserId: '01930000-0000-7000-8000-000000000007',
  name: 'હેતલ પટેલ',
  handle: 'hetal.patel',
  profileImage: null,
  languages: ['gu', 'hi'],
  creatorType: 'UGC',
  status: 'pending',
  submittedAt: '2026-11-19T08:00:00.000Z',
};
const network = new Failure({ code: 'network' });
const page = { nextPageUrl: '/more', failure: null };
const queue = {
  ...page,
  filters: { language: 'all' as const, search: '' },
  rows: [queuedPost],
  total: 1,
};
const profiles = {
  ...page,
  filters: { status: 'pending' as const, name: '' },
  rows: [waiting],
  total: 1,
};

function Queue({ actor }: Pick<Parameters<typeof ReviewQueueScreen>[0], 'actor'>) {
  const [exporter] = useState(() => drawState(queueExportMachine, idleExport));
  return (
    <ReviewQueueScreen
      actor={actor}
      exporter={exporter}
      filters={queue.filters}
      onFilters={() => {}}
      query=""
    />
  );
}

function Profiles({ actor }: Pick<Parameters<typeof ApprovalsScreen>[0], 'actor'>) {
  const [exporter] = useState(() => drawState(approvalExportMachine, idleExport));
  return (
    <ApprovalsScreen
      actor={actor}
      exporter={exporter}
      filters={profiles.filters}
      onFilters={() => {}}
      query=""
    />
  );
}

const review = (value: Value, context: Changed<typeof queue> = {}) =>
  screenStory(Queue, queueMachine, { value, context: { ...queue, ...context } });
const approvals = (value: Value, context: Changed<typeof profiles> = {}) =>
  screenStory(Profiles, approvalListMachine, { value, context: { ...profiles, ...context } });

export const ReviewQueue = review({ listing: 'idle' });
export const ReviewQueueWithAnotherModerator = review(
  { listing: 'idle' },
  { rows: [{ ...queuedPost, claim: claimOfAnita }] },
);
export const ReviewQueueWithASecondOpinion = review(
  { listing: 'idle' },
  { rows: [{ ...queuedPost, firstOpinion }] },
);
export const ReviewQueueLoading = review('loading', { rows: [] });
export const ReviewQueueEmpty = review('empty', { rows: [] });
export const ReviewQueueLoadingMore = review({ listing: 'loadingMore' });
export const ReviewQueueMoreFailed = review({ listing: 'moreFailed' }, { failure: network });
export const WorkApproval = approvals({ listing: 'idle' });
export const WorkApprovalOfAChange = approvals(
  { listing: 'idle' },
  { rows: [waiting, { ...waiting, creatorUserId: changing, kind: 'change', status: 'approved' }] },
);
export const WorkApprovalLoading = approvals('loading', { rows: [] });
export const WorkApprovalEmpty = approvals('empty', { rows: [] });
export const WorkApprovalFailed = approvals('failed', { rows: [], failure: network });
