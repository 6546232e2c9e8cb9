import { fromCallback, fromPromise } from 'xstate';
import type { ProfileRejectionReason, RejectionReason } from '#domain/post/rejection-reasons.ts';
import { type ModerationAction, postReviewMachine } from '#machines/flow/review/post-review.ts';
import { type ClaimRequest, reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { createDecision, type DecisionRequest } from '#machines/kit/decision.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import { sendOperationBeacon } from '#src/api/operation-beacon.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { savePost } from '#src/api/save-post.ts';
import { livePostHistoryMachine } from '#src/features/posts/index.ts';
import { livePostDetailsMachine } from './details/post-details-machine.ts';

export type WorkApproval = Reply<'viewWorkApprovalByFilter'>;
export type WorkApprovalRow = Schemas['WorkApprovalRow'];
export type QueuedPost = Schemas['PostCard'];
/** A post; after a decision with how it can be undone. */
export type Post = Schemas['Post'] & Pick<Reply<'upsertPost'>, 'decision'>;
export type ReviewContext = Schemas['ReviewContext'];

export type ApprovalFilters = { status: 'pending' | 'approved' | 'rejected'; name: string };
export type QueueFilters = {
  language: Schemas['ContentLanguage'] | 'all';
  /** Any part of the title, or parts of words of the creator's name or handle. */
  search: string;
};

export const approvalListMachine = createPagedList<WorkApprovalRow, ApprovalFilters>((row) => [
  row.creatorUserId,
]);
export const queueMachine = createPagedList<QueuedPost, QueueFilters>((post) => [post.postUID]);
export const profileDecisionMachine = createDecision<WorkApproval, ProfileRejectionReason>();
export const postDecisionMachine = createDecision<Post, RejectionReason, ModerationAction>();

export const liveApprovalListMachine = approvalListMachine.provide({
  actors: {
    loadPage: operationActor('getWorkApprovalByFilter', approvalsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getWorkApprovalByFilter', { ...approvalsRequest(request), signal }),
    ),
  },
});

export function approvalsRequest({
  filters,
  pageUrl,
}: PageRequest<ApprovalFilters>): Request<'getWorkApprovalByFilter'> {
  const { status } = filters;
  const name = filters.name.trim();
  return {
    body: { approvalType: 'WORK', filters: { status, ...(name ? { name } : {}) } },
    query: pageQuery(pageUrl),
  };
}

export const liveQueueMachine = queueMachine.provide({
  actors: {
    loadPage: operationActor('getReviewQueue', queueRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getReviewQueue', { ...queueRequest(request), signal }),
    ),
  },
});

export function queueRequest({
  filters: { language, search },
  pageUrl,
}: PageRequest<QueueFilters>): Request<'getReviewQueue'> {
  const words = search.trim();
  return {
    body: { filters: { ...(language !== 'all' && { language }), ...(words && { search: words }) } },
    query: pageQuery(pageUrl),
  };
}

export const liveProfileDecisionMachine = profileDecisionMachine.provide({
  actors: {
    loadSubject: operationActor('viewWorkApprovalByFilter', ({ id }: { id: string }) => ({
      body: { creatorUserId: id },
    })),
    decide: operationActor(
      'updateDetailsStatus',
      (request: DecisionRequest<WorkApproval, ProfileRejectionReason> | null) => {
        const { subject, verdict, key } = assertRequest(request);
        const note = verdict.kind === 'reject' && verdict.note.trim();
        const { change } = subject.profile;
        return {
          body: {
            creatorUserId: subject.creatorUserId,
            ...(change?.status === 'pending' && { changeRevision: change.revision }),
            ...(verdict.kind === 'approve'
              ? { action: 'approve' as const }
              : { action: 'reject' as const, reasons: verdict.reasons, ...(note ? { note } : {}) }),
          },
          headers: { 'Idempotency-Key': key },
        };
      },
    ),
  },
});

type PostRequest = DecisionRequest<Post, RejectionReason, ModerationAction>;

export const livePostDecisionMachine = postDecisionMachine.provide({
  actors: {
    loadSubject: operationActor('getPostById', ({ id }: { id: string }) => ({
      body: {},
      path: { postId: id },
    })),
    decide: fromPromise<Post, PostRequest | null>(async ({ input, signal }) => {
      const { subject, verdict, key } = assertRequest(input);
      const { postUID, clientId, revision } = subject;
      const headers = { 'Idempotency-Key': key };
      if (verdict.kind === 'second-opinion') {
        const { reasons, note } = verdict;
        const body = { postUID, revision, reasons, note: note.trim() };
        return (await call('requestSecondOpinion', { body, headers, signal })).post;
      }
      const body = { post: { postUID, clientId, revision, ...verdictAction(verdict) } };
      const { post, decision } = await savePost({ body, headers, signal });
      return { ...post, ...(decision && { decision }) };
    }),
  },
});

/**
 * The chart `review-claim` on the real server; it releases the post when its page closes or is
 * suspended.
 */
export const liveReviewClaimMachine = reviewClaimMachine.provide({
  actors: {
    claimReview: operationActor('claimReview', (request: ClaimRequest) => ({ body: request })),
    releaseReview: fromCallback(({ input: { postUID } }) => {
      const release = () => sendOperationBeacon('releaseReview', { body: { postUID } });
      window.addEventListener('pagehide', release);
      return () => {
        window.removeEventListener('pagehide', release);
        release();
      };
    }),
  },
});

export const reviewContextMachine = createResource<ReviewContext, { postUID: string }>();
const liveReviewContextMachine = reviewContextMachine.provide({
  actors: {
    loadResource: operationActor(
      'getReviewContext',
      ({ filters }: { filters: { postUID: string } }) => ({ body: filters }),
    ),
  },
});

export type ReviewStatistics = Schemas['ReviewStatistics'];
export const reviewStatisticsMachine = createResource<ReviewStatistics, Record<string, never>>();
export const liveReviewStatisticsMachine = reviewStatisticsMachine.provide({
  actors: { loadResource: operationActor('getReviewStatistics', () => ({ body: {} })) },
});

/** The chart `post-review` on the real server. */
export const livePostReviewMachine = postReviewMachine.provide({
  actors: {
    decision: livePostDecisionMachine,
    claim: liveReviewClaimMachine,
    history: livePostHistoryMachine,
    reviewContext: liveReviewContextMachine,
    details: livePostDetailsMachine,
  },
});

/** A verdict as an action on the post. */
function verdictAction(verdict: Exclude<PostRequest['verdict'], { kind: 'second-opinion' }>) {
  if (verdict.kind === 'approve') return { action: 'publish' as const };
  const note = verdict.note.trim();
  const why = {
    ...(verdict.reasons.length > 0 ? { reasons: verdict.reasons } : {}),
    ...(note ? { note } : {}),
  };
  return verdict.kind === 'reject'
    ? { action: 'reject' as const, permanent: verdict.permanent, ...why }
    : { action: verdict.moderation, ...why };
}

function assertRequest<Request>(request: Request | null): Request {
  if (!request) throw new Error('Nothing was decided.');
  return request;
}
