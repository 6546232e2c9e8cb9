import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { createResource } from '#machines/kit/resource.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Props<Data, Filters> = {
  actor: ActorRefFrom<ReturnType<typeof createResource<Data, Filters>>>;
  /** The time of the data, when the reply has one. */
  asOf?: (data: Data) => string;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Data with its time, or a placeholder while there is none. */
export function ResourceView<Data, Filters>({
  actor,
  asOf,
  empty,
  children,
}: Props<Data, Filters>) {
  const snapshot = useSelector(actor, (current) => current);
  const { data, failure } = snapshot.context;
  if (snapshot.matches('failed'))
    return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} failure={failure} />;
  if (snapshot.matches('empty')) return empty;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Stack gap="4" aria-busy={isBusy}>
      <Text size="sm" muted role="status">
        {isBusy || !data ? (
          <FormattedMessage id="analytics.loading" defaultMessage="Loading stats…" />
        ) : (
          asOf && (
            <FormattedMessage
              id="analytics.as-of"
              defaultMessage="As of {time}"
              values={{ time: <DateTime time={asOf(data)} /> }}
            />
          )
        )}
      </Text>
      {data ? (
        children(data)
      ) : (
        <>
          <CardSkeleton />
          <CardSkeleton />
        </>
      )}
    </Stack>
  );
}

type FailedProps = {
  failure: Parameters<typeof FailureMessage>[0]['failure'] | null;
  onRetry: () => void;
};

function LoadFailed({ failure, onRetry }: FailedProps) {
  return (
    <RetryNotice
      title={<FormattedMessage id="analytics.failed" defaultMessage="Stats not available" />}
      onRetry={onRetry}
    >
      {failure && <FailureMessage failure={failure} />}
    </RetryNotice>
  );
}
