import { fromPromise } from 'xstate';
import type { ProfileRejectionReason, RejectionReason } from '#domain/rejection-reasons.ts';
import { createDecision, type DecisionRequest } from '#machines/flow/decision.ts';
import { createPagedList, type PageRequest } from '#machines/flow/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Schemas } from '#src/api/operation-types.ts';

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
export const postDecisionMachine = createDecision<Post, RejectionReason>();

export const liveApprovalListMachine = approvalListMachine.provide({
  actors: {
    loadPage: operationActor(
      'getWorkApprovalByFilter',
      ({ filters, pageUrl }: PageRequest<ApprovalFilters>) => ({
        body: {
          approvalType: 'WORK' as const,
          filters: { status: filters.status, ...(filters.name.trim() ? { name: filters.name.trim() } : {}) },
        },
        query: pageQuery(pageUrl),
      }),
    ),
  },
});

export const liveQueueMachine = queueMachine.provide({
  actors: {
    loadPage: operationActor('getReviewQueue', ({ filters, pageUrl }: PageRequest<QueueFilters>) => ({
      body: { filters: filters.language === 'all' ? {} : { language: filters.language } },
      query: pageQuery(pageUrl),
    })),
  },
});

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
        return {
          body: {
            creatorUserId: subject.creatorUserId,
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

export const livePostDecisionMachine = postDecisionMachine.provide({
  actors: {
    loadSubject: operationActor('getPostById', ({ id }: { id: string }) => ({
      body: {},
      path: { postId: id },
    })),
    decide: fromPromise<Post, DecisionRequest<Post, RejectionReason> | null>(async ({ input, signal }) => {
      const { subject, verdict, key } = required(input);
      const { postUID, clientId, revision } = subject;
      const note = verdict.kind === 'refuse' && verdict.note.trim();
      const decision =
        verdict.kind === 'accept'
          ? { action: 'publish' as const }
          : {
              action: 'reject' as const,
              reasons: verdict.reasons,
              permanent: verdict.permanent,
              ...(note ? { note } : {}),
            };
      const body = { post: { postUID, clientId, revision, ...decision } };
      return (await call('upsertPost', { body, headers: { 'Idempotency-Key': key }, signal })).post;
    }),
  },
});

function required<Request>(request: Request | null): Request {
  if (!request) throw new Error('Nothing was decided.');
  return request;
}
