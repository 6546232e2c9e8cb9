import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Invitation } from '#machines/flow/agency/agency-invitations.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';

const stateTexts: Record<Invitation['state'], MessageDescriptor> = defineMessages({
  open: { id: 'agency.invitation.open', defaultMessage: 'Open' },
  accepted: { id: 'agency.invitation.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'agency.invitation.declined', defaultMessage: 'Declined' },
  revoked: { id: 'agency.invitation.revoked', defaultMessage: 'Revoked' },
  expired: { id: 'agency.invitation.expired', defaultMessage: 'Expired' },
});

const tones = {
  open: 'warning',
  accepted: 'success',
  declined: 'danger',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Invitation['state'], string>;

type Props = { invitation: Invitation; onRevoke: () => void };

/** An invitation: for whom it is, its outcome, and the button that revokes an open one. */
export function InvitationCard({ invitation, onRevoke }: Props) {
  const { recipientName, state } = invitation;
  return (
    <Card>
      <Row justifyContent="space-between" alignItems="start">
        <Stack gap="1">
          <Heading as="h2" size="sm">
            {recipientName ? (
              <bdi>{recipientName}</bdi>
            ) : (
              <FormattedMessage
                id="agency.invitation.unnamed"
                defaultMessage="Invitation without a name"
              />
            )}
          </Heading>
          <Text size="sm" muted>
            <Progress invitation={invitation} />
          </Text>
        </Stack>
        <StatusBadge tone={tones[state]}>
          <FormattedMessage {...stateTexts[state]} />
        </StatusBadge>
      </Row>
      {state === 'open' && (
        <Button kind="secondary" size="sm" alignSelf="start" onClick={onRevoke}>
          <FormattedMessage
            id="agency.invitation.revoke"
            defaultMessage="Revoke"
            description="Button: makes the link of an invitation unusable"
          />
        </Button>
      )}
    </Card>
  );
}

function Progress({ invitation }: { invitation: Invitation }) {
  const { state, createdAt, expiresAt, answeredAt, creatorName } = invitation;
  if (state === 'accepted' && answeredAt) {
    return (
      <FormattedMessage
        id="agency.invitation.accepted-by"
        defaultMessage="{name} accepted on {time}"
        description="time: a date with a time of day"
        values={{ name: <bdi>{creatorName ?? '–'}</bdi>, time: <DateTime time={answeredAt} /> }}
      />
    );
  }
  if (state === 'declined' && answeredAt) {
    return (
      <FormattedMessage
        id="agency.invitation.declined-at"
        defaultMessage="Declined on {time}"
        description="time: a date with a time of day"
        values={{ time: <DateTime time={answeredAt} /> }}
      />
    );
  }
  return (
    <FormattedMessage
      id="agency.invitation.times"
      defaultMessage="Created {created}, valid until {expires}"
      description="Both are dates with a time of day"
      values={{
        created: <DateTime time={createdAt} />,
        expires: <DateTime time={expiresAt} />,
      }}
    />
  );
}
