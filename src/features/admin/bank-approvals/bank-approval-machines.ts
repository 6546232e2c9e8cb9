import { fromPromise } from 'xstate';
import type { BankRejectionReason } from '#domain/money/bank-details.ts';
import { createDecision, type DecisionRequest } from '#machines/kit/decision.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type BankDetails = Reply<'getBankDetails'>;
export type BankDetailsRow = Schemas['BankDetailsRow'];

export const bankApprovalStatuses = ['pending', 'approved', 'rejected'] as const;
export type BankApprovalFilters = {
  status: (typeof bankApprovalStatuses)[number];
  search: string;
};

export const bankApprovalListMachine = createPagedList<BankDetailsRow, BankApprovalFilters>(
  (row) => [row.creatorUserId],
);

export const liveBankApprovalListMachine = bankApprovalListMachine.provide({
  actors: {
    loadPage: operationActor('getBankDetailsByFilter', queueRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getBankDetailsByFilter', { ...queueRequest(request), signal }),
    ),
  },
});

export const bankApprovalExportMachine = createListExport<BankDetailsRow, BankApprovalFilters>();

export const liveBankApprovalExportMachine = bankApprovalExportMachine.provide({
  actors: { loadPage: operationActor('getBankDetailsByFilter', queueRequest) },
});

function queueRequest({
  filters: { status, search },
  pageUrl,
}: PageRequest<BankApprovalFilters>): Request<'getBankDetailsByFilter'> {
  const text = search.trim();
  return {
    body: { filters: { status, ...(text && { search: text }) } },
    query: pageQuery(pageUrl),
  };
}

export const bankDecisionMachine = createDecision<BankDetails, BankRejectionReason>();

type BankDecision = DecisionRequest<BankDetails, BankRejectionReason>;

export const liveBankDecisionMachine = bankDecisionMachine.provide({
  actors: {
    loadSubject: operationActor('getBankDetails', ({ id }: { id: string }) => ({
      query: { userId: id },
    })),
    decide: operationActor('saveBankDetails', (request: BankDecision | null) => {
      if (!request) throw new Error('Nothing was decided.');
      return { body: decisionBody(request), headers: { 'Idempotency-Key': request.key } };
    }),
  },
});

function decisionBody({ subject, verdict }: BankDecision): Request<'saveBankDetails'>['body'] {
  const { creatorUserId } = subject;
  if (verdict.kind !== 'reject') return { action: 'approve', creatorUserId };
  const note = verdict.note.trim();
  return { action: 'reject', creatorUserId, reasons: verdict.reasons, ...(note && { note }) };
}

/** The bank details that wait longest, apart from those that were just decided on. */
export type NextBankDetails = { next: BankDetailsRow | null };

export const nextBankDetailsMachine = createResource<NextBankDetails, { after: string }>(
  ({ next }) => next === null,
);

export const liveNextBankDetailsMachine = nextBankDetailsMachine.provide({
  actors: {
    loadResource: fromPromise<NextBankDetails, { filters: { after: string } }>(
      async ({ input: { filters }, signal }) => {
        const body = { filters: { status: 'pending' as const }, pageSize: 2 };
        const { rows } = await call('getBankDetailsByFilter', { body, query: {}, signal });
        return { next: rows.find(({ creatorUserId }) => creatorUserId !== filters.after) ?? null };
      },
    ),
  },
});
