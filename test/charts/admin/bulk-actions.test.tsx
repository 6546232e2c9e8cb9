import { page } from 'vitest/browser';
import { bulkAction } from '#contract/examples/staff/bulk-actions.ts';
import { BulkPanel } from '#src/features/admin/bulk/bulk-panel.tsx';
import type { BulkActor, BulkOffer } from '#src/features/admin/bulk/index.ts';
import { hashtagOffers } from '#src/features/admin/hashtags/hashtag-bulk.tsx';
import samples from '#test/unit/machines/events/flow/admin/bulk-actions.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';

const approval = { ...hashtagOffers[0], kind: 'approve-creators' } as BulkOffer;
const { total } = bulkAction();

const Screen = ({ actor }: { actor: BulkActor }) => (
  <>
    <h1>Creators</h1>
    <BulkPanel
      actor={actor}
      offers={[approval]}
      total={total}
      filters={{ workApproval: 'pending' }}
    />
  </>
);

/** Nothing is drawn beside the list while no row is ticked. */
const list = heading('Creators');
const network = 'No connection. Check your internet and try again.';
const progress = () => page.getByRole('region', { name: 'Approving profiles' });
const dialogButton = (name: RegExp) => () =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const confirm = dialogButton(/^(Hide .* hashtags?|Try again)$/);

walkChart({
  samples,
  Screen,
  gestures: {
    // By the checkboxes of the table.
    'selection.changed': outside,
    'all.selected': press(/^Select all .* that match$/),
    'selection.cleared': press('Clear selection'),
    'action.requested': press('Hide'),
    'action.confirmed': () => confirm().click(),
    'action.dismissed': () => dialogButton(/^Cancel$/)().click(),
    'command.requested': press(/^(Cancel the rest|Retry .* failures?)$/),
    'more.requested': press('Show more failures'),
    'retry.requested': press('Try again'),
    'report.closed': press('Close report'),
    'network.online': outside,
    'session.restored': outside,
    'session.expired': outside,
    'signed.out': outside,
  },
  isPossible: (snapshot, event) => {
    const { context } = snapshot;
    const isTicked = context.selected.size > 0;
    const { type } = event;
    if (type === 'all.selected') return isTicked && !context.isAllSelected;
    if (['selection.cleared', 'action.requested'].includes(type)) return isTicked;
    if (type === 'command.requested')
      return snapshot.matches('reported') || context.action?.state === 'running';
    return true;
  },
  shows: {
    'bulk-actions.checkFailed': text(/^Could not check/),
    'bulk-actions.selecting': list,
    'bulk-actions.confirming': confirm,
    'bulk-actions.starting': confirm,
    'bulk-actions.startFailed': failureText({ network }),
    'bulk-actions.following.loading': progress,
    'bulk-actions.following.waiting': progress,
    'bulk-actions.following.unreachable': text(/^The progress cannot be loaded/),
    'bulk-actions.following.loadFailed': progress,
    'bulk-actions.commanding': progress,
    'bulk-actions.commandFailed': failureText({ network }),
    'bulk-actions.reported.shown': progress,
    'bulk-actions.reported.loadingMore': progress,
    'bulk-actions.reported.moreFailed': failureText({ network }),
    'bulk-actions.signInNeeded': list,
  },
});
