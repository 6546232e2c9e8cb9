import { Failure } from '#domain/failure.ts';
import type { Standing } from '#machines/flow/outbox-standing.ts';
import { StandingText } from '#src/outbox/standing-line.tsx';
import { Card } from '#src/ui/card.tsx';
import { Page } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';

export default { title: 'Outbox/Standing' };

const story = (standing: Exclude<Standing, { state: 'confirmed' }>) => ({
  render: () => (
    <Page as="main" reading paddingBlock="8">
      <Card>
        <PageTitle size="md">बारिश के बाद खेतों में लौटी रौनक</PageTitle>
        <StandingText standing={standing} onRetry={() => {}} onKeep={() => {}} />
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
export const NotSaved = story({ state: 'failed', kind: 'save', why: 'refused', failure: unknown });
export const NotSent = story({ state: 'failed', kind: 'submit', why: 'refused', failure: unknown });
export const NotDeleted = story({ state: 'failed', kind: 'delete', why: 'refused', failure: unknown });
export const NotApproved = story({ state: 'failed', kind: 'submit', why: 'notApproved', failure: null });
export const TwoTexts = story({ state: 'failed', kind: 'save', why: 'conflict', failure: null });
export const Closed = story({ state: 'failed', kind: 'save', why: 'closed', failure: null });
export const Elsewhere = story({ state: 'failed', kind: 'save', why: 'elsewhere', failure: null });
export const MediaStuck = story({ state: 'failed', kind: 'submit', why: 'media', failure: null });
export const BankDetailsQueued = story({ state: 'queued', kind: 'bankDetails', failure: null });
export const BankDetailsBeingSent = story({ state: 'sending', kind: 'bankDetails', failure: null });
export const BankDetailsWaiting = story({ state: 'waiting', kind: 'bankDetails', failure: null });
export const BankDetailsNotTaken = story({
  state: 'failed',
  kind: 'bankDetails',
  why: 'refused',
  failure: new Failure({ code: 'envelope-expired' }),
});
export const BankDetailsOvertaken = story({
  state: 'failed',
  kind: 'bankDetails',
  why: 'conflict',
  failure: null,
});
