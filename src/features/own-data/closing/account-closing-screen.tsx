import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { ReopenAccountActor } from './closing-actors.ts';

type Props = { actor: ReopenAccountActor };

/** A closed account: until when it can be opened again, and the button that does it. */
export function AccountClosingScreen({ actor, supportEmail }: Props & { supportEmail?: string }) {
  const isOpened = useSelector(actor, (current) => current.matches('opened'));
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  const isLoadFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Card raised gap="6">
        <PageTitle>
          <FormattedMessage id="closing.done" defaultMessage="Your account is closed" />
        </PageTitle>
        {isLoading && <Skeleton height="8rem" />}
        {isLoadFailed && <LoadFailed actor={actor} />}
        <Box role="status" css={{ '&:empty': { display: 'none' } }}>
          {isOpened && <Opened actor={actor} />}
        </Box>
        {!isLoading && !isLoadFailed && !isOpened && <Closed actor={actor} />}
        {supportEmail && (
          <Text size="sm" muted overflowWrap="anywhere">
            <FormattedMessage
              id="closing.ask"
              defaultMessage="Didn't close it yourself? Write to {email}"
              values={{
                email: <EmailLink address={supportEmail} />,
              }}
            />
          </Text>
        )}
      </Card>
    </Page>
  );
}

function LoadFailed({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}

function Opened({ actor }: Props) {
  return (
    <Stack gap="4">
      <Text fontWeight="semibold">
        <FormattedMessage id="closing.opened" defaultMessage="Your account is open again." />
      </Text>
      <Row>
        <Button
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'opened.confirmed' })}
        >
          <FormattedMessage
            id="closing.continue"
            defaultMessage="Continue"
            description="Button: to the portal, after the account was opened again"
          />
        </Button>
      </Row>
    </Stack>
  );
}

function Closed({ actor }: Props) {
  const closing = useSelector(actor, ({ context }) => context.closing);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFailed = useSelector(actor, (current) => current.matches('reopenFailed'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Stack gap="5">
      {closing && <Dates closing={closing} />}
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {isFailed && (
          <ErrorLine>
            <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
          </ErrorLine>
        )}
      </Box>
      <Row>
        <Button
          busy={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'return.requested', key: crypto.randomUUID() })}
        >
          <FormattedMessage
            id="closing.return"
            defaultMessage="Open my account again"
            description="Button"
          />
        </Button>
      </Row>
    </Stack>
  );
}

type Closing = NonNullable<ReturnType<ReopenAccountActor['getSnapshot']>['context']['closing']>;

const Dates = ({ closing: { requestedAt, eraseAt } }: { closing: Closing }) => (
  <Stack gap="3">
    <Text>
      <FormattedMessage
        id="closing.since"
        defaultMessage="You closed it on {closed}. On {erased} your account is deleted for good."
        values={{
          closed: <DateTime time={requestedAt} />,
          erased: <DateTime time={eraseAt} />,
        }}
      />
    </Text>
    <Text>
      <FormattedMessage
        id="closing.return.what"
        defaultMessage="Open it again and everything is back: your profile, your posts and your earnings. Your posts appear again within some minutes. If you were with an agency, you have to join it again."
      />
    </Text>
  </Stack>
);
