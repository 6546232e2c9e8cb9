import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StaffAction, StaffMember } from '#machines/flow/admin/staff-sessions.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { StaffSessionRow } from './staff-session-row.tsx';

type Props = { member: StaffMember; onAction: (action: StaffAction) => void };

/** One member of staff: second factor, sessions, and what can be done. */
export function StaffMemberCard({ member, onAction }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <MemberHeader member={member} id={id} />
      <SessionList member={member} onAction={onAction} />
      <MemberActions member={member} onAction={onAction} />
    </Card>
  );
}

type HeaderProps = { member: StaffMember; id: string };

/** Who it is; `id` is of the heading. */
function MemberHeader({ member, id }: HeaderProps) {
  const { name, email, isYou } = member;
  return (
    <Stack gap="1">
      <Row gap="2">
        <Heading as="h2" size="sm" id={id}>
          <bdi>{name ?? email}</bdi>
        </Heading>
        {isYou && (
          <StatusBadge tone="info">
            <FormattedMessage id="staff.members.you" defaultMessage="You" description="Badge" />
          </StatusBadge>
        )}
        {!hasSecondFactor(member) && (
          <StatusBadge tone="warning">
            <FormattedMessage
              id="staff.members.no-factor"
              defaultMessage="Password only"
              description="Badge: there is no second factor"
            />
          </StatusBadge>
        )}
      </Row>
      {name && (
        <Text size="sm" muted overflowWrap="anywhere">
          <bdi dir="ltr">{email}</bdi>
        </Text>
      )}
      {hasSecondFactor(member) && (
        <Text size="sm" muted>
          <Factors member={member} />
        </Text>
      )}
    </Stack>
  );
}

function SessionList({ member, onAction }: Props) {
  const { sessions } = member;
  if (sessions.length === 0) {
    return (
      <Text size="sm" muted>
        <FormattedMessage
          id="staff.members.signed-out"
          defaultMessage="Not signed in anywhere"
          description="Of a member of staff"
        />
      </Text>
    );
  }
  return (
    <Stack
      as="ul"
      gap="0"
      listStyleType="none"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
    >
      {sessions.map((session) => (
        <StaffSessionRow
          key={session.sessionId}
          session={session}
          onEnd={() => onAction({ kind: 'end-session', member, session })}
        />
      ))}
    </Stack>
  );
}

/** What can be done with the account, apart from one of its sessions. */
function MemberActions({ member, onAction }: Props) {
  const { isYou, sessions } = member;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Row gap="3" css={{ '&:empty': { display: 'none' } }}>
      {others.length > 1 && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onAction({ kind: 'end-sessions', member })}
        >
          {isYou ? (
            <FormattedMessage
              id="staff.members.end-others"
              defaultMessage="Sign out everywhere else"
              description="Button: the own sessions but this one"
            />
          ) : (
            <FormattedMessage
              id="staff.members.end-all"
              defaultMessage="Sign out everywhere"
              description="Button: all sessions of a colleague"
            />
          )}
        </Button>
      )}
      {!isYou && (
        <Button kind="secondary" size="sm" onClick={() => onAction({ kind: 'reset-link', member })}>
          <FormattedMessage
            id="staff.members.link"
            defaultMessage="Create password link"
            description="Button: a link to a new password for a colleague"
          />
        </Button>
      )}
      {!isYou && hasSecondFactor(member) && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onAction({ kind: 'reset-factor', member })}
        >
          <FormattedMessage
            id="staff.members.reset"
            defaultMessage="Reset second step"
            description="Button: removes the passkeys and the authenticator app of a colleague"
          />
        </Button>
      )}
    </Row>
  );
}

const hasSecondFactor = ({ passkeys, hasAuthenticator }: StaffMember) =>
  passkeys > 0 || hasAuthenticator;

function Factors({ member: { passkeys, hasAuthenticator } }: { member: StaffMember }) {
  return (
    <FormattedMessage
      id="staff.members.factors"
      defaultMessage="{passkeys, plural, =0 {{hasApp, select, true {Authenticator app} other {}}} one {# passkey{hasApp, select, true {, authenticator app} other {}}} other {# passkeys{hasApp, select, true {, authenticator app} other {}}}}"
      description="The second factors of a member of staff"
      values={{ passkeys, hasApp: String(hasAuthenticator) }}
    />
  );
}
