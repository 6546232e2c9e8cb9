import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { SignOut } from '#machines/flow/devices/devices.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { DeviceRow } from './device-row.tsx';
import type { DevicesActor } from './devices-actor.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** The sessions of a person with their devices, and the ways to end them. */
export function Devices({ actor }: { actor: DevicesActor }) {
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  return (
    <Card as="section" aria-labelledby="devices">
      <Heading as="h2" size="sm" id="devices" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        <FormattedMessage
          id="devices.title"
          defaultMessage="Where you are signed in"
          description="Heading of a part of the profile page"
        />
      </Heading>
      <Text size="sm" muted>
        <FormattedMessage
          id="devices.lead"
          defaultMessage="See a device you don't recognise or no longer have? Sign out of it."
        />
      </Text>
      <Done actor={actor} />
      {isLoading && <Skeleton height="4rem" />}
      {isFailed ? <LoadFailed actor={actor} /> : <List actor={actor} />}
      <SignOutDialog actor={actor} />
    </Card>
  );
}

function Done({ actor }: { actor: DevicesActor }) {
  const isDone = useSelector(actor, (current) => current.matches('done'));
  return (
    <Box role="status" css={{ '&:empty': { display: 'none' } }}>
      {isDone && (
        <Row gap="2" flexWrap="nowrap" color="success">
          <Check size="1.3em" aria-hidden="true" />
          <Text fontWeight="semibold">
            <FormattedMessage id="devices.done" defaultMessage="Signed out" />
          </Text>
        </Row>
      )}
    </Box>
  );
}

function LoadFailed({ actor }: { actor: DevicesActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}

function List({ actor }: { actor: DevicesActor }) {
  const sessions = useSelector(actor, (current) => current.context.rows);
  const ask = (action: SignOut) => actor.send({ type: 'action.requested', action });
  if (sessions.length === 0) return null;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Stack
        as="ul"
        gap="0"
        listStyleType="none"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
      >
        {sessions.map((session) => (
          <DeviceRow
            key={session.sessionId}
            session={session}
            onSignOut={() => ask({ kind: 'one', session })}
          />
        ))}
      </Stack>
      <Row gap="3">
        {hasOthers && (
          <Button
            kind="secondary"
            width={{ base: 'full', sm: 'auto' }}
            onClick={() => ask({ kind: 'others' })}
          >
            <FormattedMessage
              id="devices.others"
              defaultMessage="Sign out everywhere else"
              description="Button: on all other devices"
            />
          </Button>
        )}
        <Button
          kind="ghost"
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => ask({ kind: 'everywhere' })}
        >
          <FormattedMessage
            id="devices.everywhere"
            defaultMessage="Sign out everywhere"
            description="Button: on all devices, here too"
          />
        </Button>
      </Row>
    </>
  );
}
