import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { IndianTime } from '#src/ui/data/formatted-values.tsx';
import { HistoryEntry } from '#src/ui/data/history-entry.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { eventMessage } from './event-messages.ts';
import type { postHistoryMachine } from './live-post-history-machine.ts';

/** The history of a post, latest first. Staff also see who did it. */
export function PostHistory({ actor }: { actor: ActorRefFrom<typeof postHistoryMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { rows, failure, nextPageUrl } = snapshot.context;
  if (snapshot.matches('empty')) {
    return (
      <Text size="sm" muted>
        <FormattedMessage id="history.empty" defaultMessage="No decisions yet." />
      </Text>
    );
  }
  const failed = snapshot.hasTag('failed') && failure && (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure} />
    </RetryNotice>
  );
  if (rows.length === 0) return failed || <TextSkeleton />;
  return (
    <Stack gap="3">
      <Stack as="ol" gap="3" listStyleType="none">
        {rows.map((event) => (
          <HistoryEntry
            key={event.id}
            {...event}
            what={
              <>
                <FormattedMessage {...eventMessage(event)} />
                {event.publishAt && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="history.publish-at"
                      defaultMessage="{time}, Indian time"
                      description="When a post is to be published"
                      values={{ time: <IndianTime time={event.publishAt} /> }}
                    />
                  </>
                )}
              </>
            }
            by={event.byName}
            ReasonMessage={RejectionReasonMessage}
          />
        ))}
      </Stack>
      {failed}
      {nextPageUrl !== null && !failed && (
        <Button
          kind="secondary"
          size="sm"
          alignSelf="start"
          busy={snapshot.matches({ listing: 'loadingMore' })}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          <FormattedMessage id="history.more" defaultMessage="Show earlier events" />
        </Button>
      )}
    </Stack>
  );
}
