import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import type { nextAppealMachine } from './appeal-machines.ts';
import { appealListPath } from './appeal-paths.ts';

/** While the most urgent appeal is claimed, or when there is none. */
export function NextAppealScreen({ actor }: { actor: ActorRefFrom<typeof nextAppealMachine> }) {
  const failure = useSelector(actor, (current) =>
    current.hasTag('failed') ? current.context.failure : null,
  );
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      {!failure && <TextSkeleton />}
      {failure?.code === 'not-found' && <NothingLeft />}
      {failure && failure.code !== 'not-found' && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
    </Page>
  );
}

function NothingLeft() {
  return (
    <EmptyState
      icon={<CircleCheck size={40} />}
      title={
        <FormattedMessage
          id="appeals.next.none"
          defaultMessage="No appeal is left that you can decide"
        />
      }
      action={
        <RouterButton to={appealListPath} kind="secondary">
          <FormattedMessage id="appeals.back" defaultMessage="All appeals" />
        </RouterButton>
      }
    >
      <FormattedMessage
        id="appeals.next.none-text"
        defaultMessage="Appeals of your own decisions, and those that a colleague has opened, are left out."
      />
    </EmptyState>
  );
}
