import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isDatabaseUnavailable } from '#server/platform/database/database-errors.ts';
import { maxStaleness } from '#server/platform/database/read-replica.ts';
import type { Call, DataOf, Handler, OperationId } from './handler.ts';

/**
 * Operations that only read, much at once, and may show what is some seconds old. What people
 * decide about together, such as the review queue and its claims, is not among them.
 */
export const replicaOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'getAgencyByFilter',
  'getAgencyEarnings',
  'getAgencyMonths',
  'getAgencyOverview',
  'getAppealStatistics',
  'getChartUsage',
  'getEngagementTrend',
  'getInvoiceList',
  'getLeaderboard',
  'getPaymentList',
  'getPostAnalytics',
  'getQuickAnalytics',
  'getReviewStatistics',
  'getSourceByFilter',
  'getStaffOverview',
  'listChartUsage',
  'listCreators',
  'searchPublishedPosts',
  'searchSources',
]);

/** By `source`: `replica`, `late` (the primary, as the replica was behind), and so on. */
export const replicaReadsTotal = new Counter({
  name: 'replica_reads_total',
  help: 'Reads that a replica may answer, by what answered them and why',
  labelNames: ['source'],
  registers: [],
});
for (const source of ['replica', 'changed', 'late', 'failed']) replicaReadsTotal.inc({ source }, 0);

/**
 * A browser with this cookie has changed something a moment ago and sees it in every list: its
 * reads go to the primary, on each process, for longer than the replica may be behind.
 */
const changedCookie = 'changed';
const changedSeconds = 2 * (maxStaleness / 1000);

/**
 * Answers from the replica where there is one, it is recent enough and the operation allows it. A
 * replica that fails, or cancels the query, costs the person nothing: the primary answers.
 */
export async function handleWithReplica<Id extends OperationId>(
  handler: Handler<Id>,
  call: Call<Id>,
): Promise<DataOf<Id> | undefined> {
  const { replica } = call.deps;
  if (!replica || !replicaOperations.has(call.operationId)) return handler(call);
  const reason = reasonForPrimary(replica.isUsable(), call.request);
  if (reason) {
    replicaReadsTotal.inc({ source: reason });
    return handler(call);
  }
  try {
    const data = await handler({ ...call, deps: { ...call.deps, db: replica.db } });
    replicaReadsTotal.inc({ source: 'replica' });
    return data;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    replica.reportFailure();
    replicaReadsTotal.inc({ source: 'failed' });
    return handler(call);
  }
}

function reasonForPrimary(isUsable: boolean, { cookies }: FastifyRequest) {
  if (cookies[changedCookie] !== undefined) return 'changed';
  return isUsable ? undefined : 'late';
}

/** Has the browser read from the primary for a while. */
export function noteChange(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) return;
  const { isSecure: secure } = request.server.origins;
  const options = { path: '/api', sameSite: 'lax', secure, httpOnly: true } as const;
  reply.setCookie(changedCookie, '1', { ...options, maxAge: changedSeconds });
}
