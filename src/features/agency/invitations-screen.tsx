import { useSelector } from '@xstate/react';
import { Check, MailPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { Invitation, invitationsMachine } from '#machines/flow/agency/agency-invitations.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { MembershipEvents } from './membership-events.tsx';
import type { overviewMachine } from './own-creator-machines.ts';

type Actor = ActorRefFrom<typeof invitationsMachine>;
type Props = { actor: Actor; overview: ActorRefFrom<typeof overviewMachine> };

/** The invitations of an agency, and who joined or left it. */
export function InvitationsScreen({ actor, overview }: Props) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const events = useSelector(overview, ({ context }) => context.data?.membershipEvents ?? []);
  const openCount = rows.filter(({ state }) => state === 'open').length;
  const isFull = openCount >= limits.openInvitationsMax;
  return (
    <Page reading paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <Row justifyContent="space-between">
          <PageTitle>
            <FormattedMessage id="agency.invitations.title" defaultMessage="Invitations" />
          </PageTitle>
          <CreateButton actor={actor} disabled={isFull} />
        </Row>
        <Text muted>
          <FormattedMessage
            id="agency.invitations.lead"
            defaultMessage="Send a link to a creator you want to manage. It works once, for {days} days, and only if the creator accepts."
            values={{ days: limits.invitationSeconds / 86_400 }}
          />
        </Text>
        {isFull && (
          <Text>
            <FormattedMessage
              id="agency.invitations.full"
              defaultMessage="You have {max} open invitations. Revoke one to create another."
              values={{ max: limits.openInvitationsMax }}
            />
          </Text>
        )}
        <Invitations actor={actor} />
        {events.length > 0 && <MembershipEvents events={events} />}
      </Stack>
      <InvitationDialog actor={actor} />
    </Page>
  );
}

function CreateButton({ actor, disabled }: { actor: Actor; disabled: boolean }) {
  const canCreate = useSelector(actor, (current) =>
    current.can({ type: 'action.requested', action: { kind: 'create' } }),
  );
  return (
    <Button
      icon={<MailPlus size="1.1em" aria-hidden="true" />}
      disabled={disabled || !canCreate}
      onClick={() => actor.send({ type: 'action.requested', action: { kind: 'create' } })}
    >
      <FormattedMessage
        id="agency.invitations.create"
        defaultMessage="Create invitation"
        description="Button"
      />
    </Button>
  );
}

function Invitations({ actor }: { actor: Actor }) {
  const { rows, failure } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  if (isFailed) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    );
  }
  if (isLoading && rows.length === 0) {
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
  return (
    <>
      <Done actor={actor} />
      {rows.length === 0 ? <NoInvitations /> : <InvitationList actor={actor} rows={rows} />}
    </>
  );
}

function InvitationList({ actor, rows }: { actor: Actor; rows: readonly Invitation[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map((invitation) => (
        <li key={invitation.invitationId}>
          <InvitationCard
            invitation={invitation}
            onRevoke={() =>
              actor.send({ type: 'action.requested', action: { kind: 'revoke', invitation } })
            }
          />
        </li>
      ))}
    </Stack>
  );
}

function Done({ actor }: { actor: Actor }) {
  const isDone = useSelector(actor, (current) => current.matches('done'));
  const message = useRef<HTMLDivElement>(null);
  // The pressed button may be gone, and the message out of view.
  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);
  return (
    <Row
      ref={message}
      role="status"
      tabIndex={-1}
      gap="2"
      color="success"
      fontWeight="semibold"
      _focusVisible={{ outline: 'none' }}
      css={{ '&:empty': { display: 'none' } }}
    >
      {isDone && (
        <>
          <Check size="1.3em" aria-hidden="true" />
          <FormattedMessage
            id="agency.invitations.done"
            defaultMessage="The list is up to date"
            description="After an invitation was created or revoked"
          />
        </>
      )}
    </Row>
  );
}

const NoInvitations = () => (
  <EmptyState
    icon={<MailPlus aria-hidden="true" size="2.5rem" />}
    title={<FormattedMessage id="agency.invitations.none" defaultMessage="No invitations yet" />}
  >
    <FormattedMessage
      id="agency.invitations.none-hint"
      defaultMessage="Create a link and send it to a creator by message."
    />
  </EmptyState>
);
