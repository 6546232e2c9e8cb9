import { fromCallback, fromPromise } from 'xstate';
import type { PostAction } from '#domain/post-states.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/rejection-reasons.ts';
import { createDecision, type DecisionRequest } from '#machines/flow/decision.ts';
import { createPagedList, type PageRequest } from '#machines/flow/paged-list.ts';
import { type ClaimRequest, reviewClaimMachine } from '#machines/flow/review-claim.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { sendLast } from '#src/api/send-last.ts';

export type WorkApproval = Reply<'viewWorkApprovalByFilter'>;
export type WorkApprovalRow = Schemas['WorkApprovalRow'];
export type QueuedPost = Schemas['PostCard'];
export type Post = Schemas['Post'];

export type ApprovalFilters = { status: 'pending' | 'approved' | 'rejected'; name: string };
export type QueueFilters = { language: Schemas['ContentLanguage'] | 'all' };

export const approvalListMachine = createPagedList<WorkApprovalRow, ApprovalFilters>((row) => [
  row.creatorUserId,
]);
export const queueMachine = createPagedList<QueuedPost, QueueFilters>((post) => [post.postUID]);
export const profileDecisionMachine = createDecision<WorkApproval, ProfileRejectionReason>();
/** What staff may do with a post beside deciding on it. */
export type PostMeasure = Extract<PostAction, 'unpublish' | 'suspend' | 'mark-sensitive' | 'look-again'>;
export const postDecisionMachine = createDecision<Post, RejectionReason, PostMeasure>();

export const liveApprovalListMachine = approvalListMachine.provide({
  actors: {
    loadPage: operationActor('getWorkApprovalByFilter', approvalsOf),
    reloadPages: reloadActor((request, signal) =>
      call('getWorkApprovalByFilter', { ...approvalsOf(request), signal }),
    ),
  },
});

function approvalsOf({ filters, pageUrl }: PageRequest<ApprovalFilters>): Request<'getWorkApprovalByFilter'> {
  const { status } = filters;
  const name = filters.name.trim();
  return {
    body: { approvalType: 'WORK', filters: { status, ...(name ? { name } : {}) } },
    query: pageQuery(pageUrl),
  };
}

export const liveQueueMachine = queueMachine.provide({
  actors: {
    loadPage: operationActor('getReviewQueue', queueOf),
    reloadPages: reloadActor((request, signal) => call('getReviewQueue', { ...queueOf(request), signal })),
  },
});

function queueOf({ filters, pageUrl }: PageRequest<QueueFilters>): Request<'getReviewQueue'> {
  return {
    body: { filters: filters.language === 'all' ? {} : { language: filters.language } },
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
        const { subject, verdict, key } = required(request);
        const note = verdict.kind === 'refuse' && verdict.note.trim();
        const { change } = subject.profile;
        return {
          body: {
            creatorUserId: subject.creatorUserId,
            ...(change?.status === 'pending' && { changeRevision: change.revision }),
            ...(verdict.kind === 'accept'
              ? { action: 'approve' as const }
              : { action: 'reject' as const, reasons: verdict.reasons, ...(note ? { note } : {}) }),
          },
          headers: { 'Idempotency-Key': key },
        };
      },
    ),
  },
});

type PostRequest = DecisionRequest<Post, RejectionReason, PostMeasure>;

export const livePostDecisionMachine = postDecisionMachine.provide({
  actors: {
    loadSubject: operationActor('getPostById', ({ id }: { id: string }) => ({
      body: {},
      path: { postId: id },
    })),
    decide: fromPromise<Post, PostRequest | null>(async ({ input, signal }) => {
      const { subject, verdict, key } = required(input);
      const { postUID, clientId, revision } = subject;
      const body = { post: { postUID, clientId, revision, ...actionOf(verdict) } };
      return (await call('upsertPost', { body, headers: { 'Idempotency-Key': key }, signal })).post;
    }),
  },
});

/** The chart `review-claim` on the real server; the post is let go when its page is left, closed or put to sleep. */
export const liveReviewClaimMachine = reviewClaimMachine.provide({
  actors: {
    claimReview: operationActor('claimReview', (request: ClaimRequest) => ({ body: request })),
    releaseReview: fromCallback(({ input: { postUID } }) => {
      const release = () => sendLast('releaseReview', { body: { postUID } });
      window.addEventListener('pagehide', release);
      return () => {
        window.removeEventListener('pagehide', release);
        release();
      };
    }),
  },
});

/** A verdict as an action on the post. */
function actionOf(verdict: PostRequest['verdict']) {
  if (verdict.kind === 'accept') return { action: 'publish' as const };
  const note = verdict.note.trim();
  const why = {
    ...(verdict.reasons.length > 0 ? { reasons: verdict.reasons } : {}),
    ...(note ? { note } : {}),
  };
  return verdict.kind === 'refuse'
    ? { action: 'reject' as const, permanent: verdict.permanent, ...why }
    : { action: verdict.measure, ...why };
}

function required<Request>(request: Request | null): Request {
  if (!request) throw new Error('Nothing was decided.');
  return request;
}
