import {
  bulkAction,
  bulkFailures,
  cancelledApproval,
  completeApproval,
  finishedApproval,
  stoppedApproval,
} from '#contract/examples/staff/bulk-actions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { BulkPanel } from '#src/features/admin/bulk/bulk-panel.tsx';
import { useCreatorOffers } from '#src/features/admin/creators/creator-bulk.tsx';
import { noCreatorFilters } from '#src/features/admin/creators/creator-filters.ts';
import { invoiceOffers } from '#src/features/admin/invoices/invoice-bulk.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { useDrawnAgencies } from '#stories/admin/creators/creator-drawings.tsx';
import { drawnBulkActionStates, useDrawnBulkActions } from '#stories/support/drawn-bulk-actions.ts';

export default { title: 'Admin/Bulk actions' };

type Drawn = Parameters<typeof useDrawnBulkActions>;
type Options = { value: Drawn[0]; context: Drawn[1]; total: number | undefined };

const pending = { ...noCreatorFilters, workApproval: 'pending' as const };

function Drawing({ value, context, total }: Options) {
  const actor = useDrawnBulkActions(value, context);
  const creatorOffers = useCreatorOffers(pending, useDrawnAgencies());
  return (
    <Page paddingBlock="6">
      <Stack gap="5">
        <BulkPanel
          actor={actor}
          offers={[...creatorOffers, ...invoiceOffers]}
          total={total}
          filters={{ workApproval: 'pending' }}
        />
      </Stack>
    </Page>
  );
}

const story = (value: Drawn[0], context: Drawn[1] = {}, total: number | undefined = 4312) => ({
  render: () => <Drawing value={value} context={context} total={total} />,
  parameters: { state: drawnBulkActionStates(value) },
});

const some = { selected: new Set(['1', '2', '3']) };
const approving = { ...some, kind: 'approve-creators' as const };
const all = { ...approving, isAllSelected: true };
const running = { action: bulkAction() };
const lost = new Failure({ code: 'network', status: 0 });
const report = { action: finishedApproval, failures: bulkFailures };

export const CheckFailed = story('checkFailed', { failure: lost });
export const SomeSelected = story('selecting', some);
export const AllSelected = story('selecting', all);
export const MoreThanCanBeSelected = story('selecting', some, 10_001);
export const Confirming = story('confirming', all);
export const ConfirmingAgency = story('confirming', { ...some, kind: 'assign-agency' });
export const ConfirmingPayment = story('confirming', { ...some, kind: 'pay-invoices' });
export const Starting = story('starting', all);
export const StartFailed = story('startFailed', { ...all, failure: lost });
export const MoreMatchNow = story('startFailed', {
  ...all,
  failure: new Failure({
    code: 'invalid-request',
    status: 400,
    fields: { expectedTotal: 'too-many' },
  }),
});
export const TooManyRunning = story('startFailed', {
  ...all,
  failure: new Failure({ code: 'invalid-request', status: 400, fields: { kind: 'too-many' } }),
});
export const Loading = story({ following: 'loading' }, running);
export const Running = story({ following: 'waiting' }, running);
export const Unreachable = story({ following: 'unreachable' }, { ...running, failure: lost });
export const ProgressFailed = story(
  { following: 'loadFailed' },
  { ...running, failure: new Failure({ code: 'not-found', status: 404 }) },
);
export const Commanding = story('commanding', running);
export const CommandFailed = story('commandFailed', { ...running, failure: lost });
export const Reported = story({ reported: 'shown' }, { ...report, nextPageUrl: '/next' });
export const Complete = story({ reported: 'shown' }, { action: completeApproval });
export const Stopped = story({ reported: 'shown' }, { ...report, action: stoppedApproval });
export const Cancelled = story({ reported: 'shown' }, { action: cancelledApproval });
export const LoadingMore = story({ reported: 'loadingMore' }, { ...report, nextPageUrl: '/next' });
export const MoreFailed = story(
  { reported: 'moreFailed' },
  { ...report, nextPageUrl: '/next', failure: lost },
);
export const SignInNeeded = story('signInNeeded');
