import { fromPromise } from 'xstate';
import { toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { decisionUndoMachine, type UndoRequest } from '#machines/flow/review/decision-undo.ts';
import {
  createWorkQueue,
  type QueueItem,
  type UpcomingRequest,
} from '#machines/flow/review/work-queue.ts';
import type { Page } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import {
  type ApprovalFilters,
  approvalsRequest,
  type Post,
  type QueuedPost,
  type QueueFilters,
  queueRequest,
  type WorkApproval,
  type WorkApprovalRow,
} from './live-machines.ts';

export const postWorkQueueMachine = createWorkQueue<Post, QueueFilters>();
export const profileWorkQueueMachine = createWorkQueue<WorkApproval, ApprovalFilters>();

type Queue<Row, Subject> = {
  loadPage: (pageUrl: string | null) => Promise<Page<Row>>;
  rowId: (row: Row) => string;
  loadSubject: (id: string) => Promise<Subject>;
  /** Whether an item that was loaded before is still the one of this row. */
  isCurrent: (subject: Subject, row: Row) => boolean;
};

/** The oldest items that were not opened, whole. Pages are read until there are enough of them. */
async function findUpcoming<Row, Subject>(
  { opened, known }: Pick<UpcomingRequest<Subject, unknown>, 'opened' | 'known'>,
  { loadPage, rowId, loadSubject, isCurrent }: Queue<Row, Subject>,
): Promise<QueueItem<Subject>[]> {
  const rows: Row[] = [];
  let pageUrl: string | null = null;
  do {
    const page: Page<Row> = await loadPage(pageUrl);
    rows.push(...page.rows.filter((row) => !opened.includes(rowId(row))));
    pageUrl = page.nextPageUrl;
  } while (rows.length < limits.reviewPrefetch && pageUrl !== null);
  const items = rows.slice(0, limits.reviewPrefetch).map(async (row) => {
    const id = rowId(row);
    const loaded = known.find((item) => item.id === id);
    if (loaded && isCurrent(loaded.subject, row)) return loaded;
    try {
      return { id, subject: await loadSubject(id) };
    } catch (error) {
      // It was deleted since.
      if (toFailure(error).code === 'not-found') return null;
      throw error;
    }
  });
  return (await Promise.all(items)).filter((item) => item !== null);
}

export const livePostWorkQueueMachine = postWorkQueueMachine.provide({
  actors: {
    loadUpcoming: fromPromise<QueueItem<Post>[], UpcomingRequest<Post, QueueFilters>>(
      ({ input: { filters, ...request }, signal }) =>
        findUpcoming<QueuedPost, Post>(request, {
          loadPage: (pageUrl) => {
            const { body, query } = queueRequest({ filters, pageUrl });
            const available = { ...body, filters: { ...body.filters, available: true } };
            return call('getReviewQueue', { body: available, query, signal });
          },
          rowId: (row) => row.postUID,
          loadSubject: (postId) => call('getPostById', { body: {}, path: { postId }, signal }),
          isCurrent: (post, row) => post.revision === row.revision && post.state === row.state,
        }),
    ),
  },
});

export const liveProfileWorkQueueMachine = profileWorkQueueMachine.provide({
  actors: {
    loadUpcoming: fromPromise<
      QueueItem<WorkApproval>[],
      UpcomingRequest<WorkApproval, ApprovalFilters>
    >(({ input: { filters, ...request }, signal }) =>
      findUpcoming<WorkApprovalRow, WorkApproval>(request, {
        loadPage: (pageUrl) =>
          call('getWorkApprovalByFilter', { ...approvalsRequest({ filters, pageUrl }), signal }),
        rowId: (row) => row.creatorUserId,
        loadSubject: (creatorUserId) =>
          call('viewWorkApprovalByFilter', { body: { creatorUserId }, signal }),
        // A profile has no revision that a row could be compared with.
        isCurrent: () => false,
      }),
    ),
  },
});

export const liveDecisionUndoMachine = decisionUndoMachine.provide({
  actors: {
    undoDecision: operationActor('undoDecision', ({ decisionId, key }: UndoRequest) => ({
      body: { decisionId },
      headers: { 'Idempotency-Key': key },
    })),
  },
});
