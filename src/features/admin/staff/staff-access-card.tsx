import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StaffAction, StaffMemberRecord } from '#machines/flow/admin/staff-member.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { StaffSessionRow } from './staff-session-row.tsx';
import { SignInBadge } from './staff-status.tsx';

type Props = StaffMemberRecord & { onAction: (action: StaffAction) => void };

/** How a member of staff signs in and where, and what can be done about it. */
export function StaffAccessCard({ account, access, onAction }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="1">
        <Row gap="2">
          <Heading as="h2" size="sm" id={id}>
            <FormattedMessage
              id="staff.access"
              defaultMessage="Sign-in and devices"
              description="Heading: how and where a member of staff signs in"
            />
          </Heading>
          <SignInBadge account={account} />
        </Row>
        {account.hasSecondFactor && (
          <Text size="sm" muted>
            <Factors access={access} />
          </Text>
        )}
      </Stack>
      <SessionList account={account} access={access} onAction={onAction} />
      <AccessActions account={account} access={access} onAction={onAction} />
    </Card>
  );
}

function SessionList({ account, access: { sessions }, onAction }: Props) {
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
          onEnd={() => onAction({ kind: 'end-session', account, session })}
        />
      ))}
    </Stack>
  );
}

/** What can be done with the sign-in, apart from one session. */
function AccessActions({ account, access: { sessions }, onAction }: Props) {
  const { isYou, hasSecondFactor, accountStatus } = account;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const isForColleague = !isYou && accountStatus === 'active';
  return (
    <Row gap="3" css={{ '&:empty': { display: 'none' } }}>
      {others.length > 1 && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onAction({ kind: 'end-sessions', account })}
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
      {isForColleague && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onAction({ kind: 'reset-link', account })}
        >
          <FormattedMessage
            id="staff.members.link"
            defaultMessage="Create password link"
            description="Button: a link to a new password for a colleague"
          />
        </Button>
      )}
      {isForColleague && hasSecondFactor && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onAction({ kind: 'reset-factor', account })}
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

function Factors({
  access: { passkeys, hasAuthenticator },
}: {
  access: StaffMemberRecord['access'];
}) {
  return (
    <FormattedMessage
      id="staff.members.factors"
      defaultMessage="{passkeys, plural, =0 {{hasApp, select, true {Authenticator app} other {}}} one {# passkey{hasApp, select, true {, authenticator app} other {}}} other {# passkeys{hasApp, select, true {, authenticator app} other {}}}}"
      description="The second factors of a member of staff"
      values={{ passkeys, hasApp: String(hasAuthenticator) }}
    />
  );
}
