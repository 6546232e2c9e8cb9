import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import type { OwnAgency, ownAgencyMachine } from './own-agency-machine.ts';

type Actor = ActorRefFrom<typeof ownAgencyMachine>;

/** Which agency manages the creator, and the way to leave it. Nothing where there is none. */
export function OwnAgencyCard({ actor }: { actor: Actor }) {
  const { rows, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const isDone = useSelector(actor, (current) => current.matches('done'));
  const [agency] = rows;
  if (!agency && !isFailed && !isDone) return null;
  return (
    <Card as="section" aria-labelledby="own-agency">
      <Heading as="h2" size="md" id="own-agency">
        <FormattedMessage id="agency.own.title" defaultMessage="Agency" />
      </Heading>
      {isFailed && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
        </RetryNotice>
      )}
      {agency && <Managed actor={actor} agency={agency} />}
      {isDone && !agency && (
        <FocusOnMount>
          <Text role="status">
            <FormattedMessage
              id="agency.own.left"
              defaultMessage="You left the agency. It can no longer act for you."
            />
          </Text>
        </FocusOnMount>
      )}
      <LeaveDialog actor={actor} />
    </Card>
  );
}

function Managed({ actor, agency }: { actor: Actor; agency: OwnAgency }) {
  const { name, contactName, joinedAt } = agency;
  return (
    <Stack gap="4" alignItems="start">
      <Stack gap="1">
        <Text>
          <FormattedMessage
            id="agency.own.managed"
            defaultMessage="{name} manages your account. It can write posts for you, change your profile, see your earnings and accept your invoices."
            values={{ name: <strong>{<bdi>{name ?? '–'}</bdi>}</strong> }}
          />
        </Text>
        {contactName && (
          <Text size="sm" muted>
            <FormattedMessage
              id="agency.own.contact"
              defaultMessage="Contact person: {name}"
              values={{ name: <bdi>{contactName}</bdi> }}
            />
          </Text>
        )}
        {joinedAt && (
          <Text size="sm" muted>
            <FormattedMessage
              id="agency.own.joined"
              defaultMessage="Since {time}"
              description="When the creator joined the agency; time: a date with a time of day"
              values={{ time: <DateTime time={joinedAt} /> }}
            />
          </Text>
        )}
      </Stack>
      <Button
        kind="secondary"
        size="sm"
        onClick={() => actor.send({ type: 'action.requested', action: { kind: 'leave', agency } })}
      >
        <FormattedMessage
          id="agency.own.leave"
          defaultMessage="Leave the agency"
          description="Button"
        />
      </Button>
    </Stack>
  );
}

function LeaveDialog({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { action, failure } = snapshot.context;
  const isFailed = snapshot.matches('actionFailed');
  return (
    <ConfirmDialog
      open={snapshot.hasTag('dialog')}
      isDangerous
      isBusy={snapshot.hasTag('busy')}
      problem={isFailed && failure && <FailureMessage failure={failure} />}
      title={
        <FormattedMessage
          id="agency.own.leave-title"
          defaultMessage="Leave {name}?"
          values={{ name: <bdi>{action?.agency.name ?? '–'}</bdi> }}
        />
      }
      confirm={
        <FormattedMessage
          id="agency.own.leave"
          defaultMessage="Leave the agency"
          description="Button"
        />
      }
      cancel={
        <FormattedMessage
          id="agency.own.stay"
          defaultMessage="Cancel"
          description="Button: closes the dialog without leaving the agency"
        />
      }
      onConfirm={() =>
        actor.send({ type: 'action.confirmed', values: null, key: crypto.randomUUID() })
      }
      onCancel={() => actor.send({ type: 'action.dismissed' })}
    >
      <Text>
        <FormattedMessage
          id="agency.own.leave-effect"
          defaultMessage="The agency can no longer write for you or see your earnings. Your posts stay yours. To come back you need a new invitation."
        />
      </Text>
    </ConfirmDialog>
  );
}
