import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BulkAction } from '#machines/flow/admin/bulk-actions.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { BulkFailures } from './bulk-failures.tsx';
import type { BulkActor } from './bulk-offer.ts';
import { bulkStateText, bulkTitles } from './bulk-texts.ts';

/** How far an action is; at its end what could not be done, and a way to retry that. */
export function BulkProgress({ actor }: { actor: BulkActor }) {
  const intl = useIntl();
  const action = useSelector(actor, ({ context }) => context.action);
  if (!action) return null;
  const title = intl.formatMessage(bulkTitles[action.kind]);
  const { total, done, failed, state } = action;
  return (
    <Stack
      as="section"
      aria-label={title}
      gap="4"
      padding="4"
      bg="surface.raised"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
    >
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      {state === 'running' && <ProgressBar value={(done + failed) / total} label={title} />}
      <Text role="status">
        {intl.formatMessage(bulkStateText[state], {
          done,
          failed,
          total,
          left: total - done - failed,
        })}
      </Text>
      <Problem actor={actor} />
      <BulkFailures actor={actor} />
      <Commands actor={actor} action={action} />
    </Stack>
  );
}

function Problem({ actor }: { actor: BulkActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUnreachable = useSelector(actor, (current) =>
    current.matches({ following: 'unreachable' }),
  );
  const canRetry = useSelector(actor, (current) => current.can({ type: 'retry.requested' }));
  if (!failure) return null;
  if (isUnreachable)
    return (
      <Text size="sm" muted role="status">
        <FormattedMessage
          id="bulk.unreachable"
          defaultMessage="The progress cannot be loaded at the moment. The action goes on, and this page checks again by itself."
        />
      </Text>
    );
  if (!canRetry) return null;
  return (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure} />
    </RetryNotice>
  );
}

type CommandsProps = { actor: BulkActor; action: BulkAction };

function Commands({ actor, action: { state, failed } }: CommandsProps) {
  const isBusy = useSelector(actor, (current) => current.matches('commanding'));
  const canClose = useSelector(actor, (current) => current.can({ type: 'report.closed' }));
  const send = (command: 'retry' | 'cancel') =>
    actor.send({ type: 'command.requested', command, key: crypto.randomUUID() });
  const canRetry = state === 'stopped' || (state === 'finished' && failed > 0);
  return (
    <Row gap="3">
      {state === 'running' && (
        <Button kind="secondary" size="sm" busy={isBusy} onClick={() => send('cancel')}>
          <FormattedMessage id="bulk.cancel" defaultMessage="Cancel the rest" />
        </Button>
      )}
      {canRetry && (
        <Button size="sm" busy={isBusy} onClick={() => send('retry')}>
          {state === 'stopped' ? (
            <FormattedMessage id="bulk.continue" defaultMessage="Continue" />
          ) : (
            <FormattedMessage
              id="bulk.retry"
              defaultMessage="{failed, plural, one {Retry # failure} other {Retry # failures}}"
              values={{ failed }}
            />
          )}
        </Button>
      )}
      {canClose && (
        <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'report.closed' })}>
          <FormattedMessage id="bulk.close" defaultMessage="Close report" />
        </Button>
      )}
    </Row>
  );
}
