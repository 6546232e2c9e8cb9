import { useSelector } from '@xstate/react';
import { Inbox } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { countSkipped } from '#machines/flow/review/work-queue.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import type { QueueActor } from './queue-actor.ts';

type Props<Subject, Filters> = { actor: QueueActor<Subject, Filters>; list: string };

/** Instead of an item: nothing is left, or the next one could not be loaded. */
export function QueueStatus<Subject, Filters>({ actor, list }: Props<Subject, Filters>) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches('seekFailed')) {
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        {failure && <FailureMessage failure={failure} />}
      </RetryNotice>
    );
  }
  const skipped = countSkipped(snapshot.context);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="staff.queue.finished" defaultMessage="All done" />
      </PageTitle>
      <EmptyState
        icon={<Inbox aria-hidden="true" size="2.5rem" />}
        title={<FormattedMessage id="staff.list.empty" defaultMessage="Nothing left to review" />}
        action={
          <Row justifyContent="center">
            {snapshot.can({ type: 'next.requested' }) && (
              <Button onClick={() => actor.send({ type: 'next.requested' })}>
                <FormattedMessage id="staff.queue.new" defaultMessage="Review new items" />
              </Button>
            )}
            {skipped > 0 && (
              <Button kind="secondary" onClick={() => actor.send({ type: 'skipped.requested' })}>
                <FormattedMessage
                  id="staff.queue.skipped"
                  defaultMessage="{count, plural, one {Review # skipped item} other {Review # skipped items}}"
                  values={{ count: skipped }}
                />
              </Button>
            )}
            <RouterButton kind="secondary" to={list}>
              <FormattedMessage id="staff.queue.list" defaultMessage="Back to the list" />
            </RouterButton>
          </Row>
        }
      >
        <FormattedMessage id="staff.list.empty-hint" defaultMessage="New items appear here." />
      </EmptyState>
    </>
  );
}
