import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkActor, BulkFilters, BulkOffer } from './bulk-offer.ts';
import { BulkProgress } from './bulk-progress.tsx';

type Props = {
  actor: BulkActor;
  offers: readonly BulkOffer[];
  /** How many records match the filters. */
  total: number | undefined;
  /** The filters of the list as the contract has them. */
  filters: BulkFilters;
};

/** Above a list: what can be done with its ticked rows, and how far that is. */
export function BulkPanel({ actor, ...props }: Props) {
  const isSelecting = useSelector(actor, (current) => current.hasTag('selecting'));
  const isProgress = useSelector(actor, (current) => current.hasTag('progress'));
  const isUnknown = useSelector(actor, (current) => current.matches('checkFailed'));
  return (
    <>
      {isUnknown && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage
            id="bulk.unknown"
            defaultMessage="Could not check whether one of your actions is running. Try again to select rows."
          />
        </RetryNotice>
      )}
      {isSelecting && <BulkBar actor={actor} {...props} />}
      {isProgress && <BulkProgress actor={actor} />}
      <BulkDialog actor={actor} {...props} />
    </>
  );
}
