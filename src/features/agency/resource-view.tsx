import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { createResource } from '#machines/kit/resource.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

type Props<Data, Filters> = {
  actor: ActorRefFrom<ReturnType<typeof createResource<Data, Filters>>>;
  children: (data: Data) => ReactNode;
};

/** What a resource has loaded, or what is shown instead: a placeholder, a failure. */
export function ResourceView<Data, Filters>({ actor, children }: Props<Data, Filters>) {
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  if (isFailed) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    );
  }
  if (data !== null) return children(data);
  return (
    <Stack>
      <VisuallyHidden role="status">
        <FormattedMessage
          id="app.loading"
          defaultMessage="Loading…"
          description="While a page loads"
        />
      </VisuallyHidden>
      <CardSkeleton />
    </Stack>
  );
}
