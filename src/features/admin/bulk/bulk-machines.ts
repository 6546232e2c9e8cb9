import { fromPromise } from 'xstate';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import {
  type BulkAction,
  bulkActionsMachine,
  type CommandInput,
  type ReportInput,
  type StartInput,
} from '#machines/flow/admin/bulk-actions.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import { isReportClosed, rememberClosedReport } from './closed-reports.ts';

const failuresPerPage = 50;

export const liveBulkActionMachine = bulkActionsMachine.provide({
  actions: {
    rememberClosed: (_, { action }) => {
      if (action) rememberClosedReport(action.bulkActionId);
    },
  },
  actors: {
    findRunning: fromPromise<BulkAction | null, { kinds: readonly BulkActionKind[] }>(
      async ({ input: { kinds }, signal }) => {
        const { rows } = await call('getBulkActions', { signal });
        return rows.find((row) => kinds.includes(row.kind) && isWorthShowing(row)) ?? null;
      },
    ),
    startBulkAction: fromPromise<BulkAction, StartInput>(({ input: { request, key }, signal }) =>
      call('startBulkAction', { body: request, headers: { 'Idempotency-Key': key }, signal }),
    ),
    getBulkAction: operationActor('getBulkAction', ({ bulkActionId, pageUrl }: ReportInput) => ({
      body: { bulkActionId, pageSize: failuresPerPage },
      query: pageQuery(pageUrl),
    })),
    changeBulkAction: fromPromise<BulkAction, CommandInput>(
      ({ input: { command, bulkActionId, key }, signal }) => {
        const request = { body: { bulkActionId }, headers: { 'Idempotency-Key': key }, signal };
        return command === 'retry'
          ? call('retryBulkAction', request)
          : call('cancelBulkAction', request);
      },
    ),
  },
});

/** One that is running, or left something to retry; not one whose report was closed here. */
const isWorthShowing = ({ state, failed, bulkActionId }: BulkAction): boolean =>
  state === 'running' ||
  ((state === 'stopped' || (state === 'finished' && failed > 0)) && !isReportClosed(bulkActionId));
