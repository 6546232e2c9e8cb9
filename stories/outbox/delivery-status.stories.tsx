import { Failure } from '#domain/contract/failure.ts';
import type { DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import { DeliveryStatusMessage } from '#src/features/outbox/delivery-status.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';

export default { title: 'Outbox/Delivery status' };

const story = (deliveryStatus: Exclude<DeliveryStatus, { state: 'confirmed' }>) => ({
  render: () => (
    <Page as="main" reading paddingBlock="8">
      <Card>
        <PageTitle size="md">बारिश के बाद खेतों में लौटी रौनक</PageTitle>
        <DeliveryStatusMessage
          status={deliveryStatus}
          onRetry={() => {}}
          onCancelDeletion={() => {}}
        />
      </Card>
    </Page>
  ),
});

const network = new Failure({ code: 'network' });
const busy = new Failure({ code: 'server-busy' });
const unknown = new Failure({ code: 'not-found' });

export const BeingSaved = story({ state: 'sending', kind: 'save', failure: null });
export const BeingSent = story({ state: 'sending', kind: 'submit', failure: null });
export const DeletionQueued = story({ state: 'queued', kind: 'delete', failure: null });
export const BeingDeleted = story({ state: 'sending', kind: 'delete', failure: null });
export const SaveWaiting = story({ state: 'waiting', kind: 'save', failure: network });
export const SendWaiting = story({ state: 'waiting', kind: 'submit', failure: network });
export const DeletionWaiting = story({ state: 'waiting', kind: 'delete', failure: network });
export const ServerBusy = story({ state: 'waiting', kind: 'submit', failure: busy });
export const Checking = story({ state: 'checking', kind: 'submit', failure: network });
export const NotSaved = story({
  state: 'failed',
  kind: 'save',
  reason: 'refused',
  failure: unknown,
});
export const NotSent = story({
  state: 'failed',
  kind: 'submit',
  reason: 'refused',
  failure: unknown,
});
export const NotDeleted = story({
  state: 'failed',
  kind: 'delete',
  reason: 'refused',
  failure: unknown,
});
export const NotApproved = story({
  state: 'failed',
  kind: 'submit',
  reason: 'notApproved',
  failure: null,
});
export const TwoTexts = story({ state: 'failed', kind: 'save', reason: 'conflict', failure: null });
export const Closed = story({ state: 'failed', kind: 'save', reason: 'closed', failure: null });
export const Elsewhere = story({
  state: 'failed',
  kind: 'save',
  reason: 'inOtherTab',
  failure: null,
});
export const MediaStuck = story({
  state: 'failed',
  kind: 'submit',
  reason: 'media',
  failure: null,
});
export const BankDetailsQueued = story({ state: 'queued', kind: 'bankDetails', failure: null });
export const BankDetailsBeingSent = story({ state: 'sending', kind: 'bankDetails', failure: null });
export const BankDetailsWaiting = story({ state: 'waiting', kind: 'bankDetails', failure: null });
export const BankDetailsNotTaken = story({
  state: 'failed',
  kind: 'bankDetails',
  reason: 'refused',
  failure: new Failure({ code: 'envelope-expired' }),
});
export const BankDetailsOvertaken = story({
  state: 'failed',
  kind: 'bankDetails',
  reason: 'conflict',
  failure: null,
});
