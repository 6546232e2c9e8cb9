import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { SecuritySectionProps } from './security-actor.ts';

/** Whether there is an authenticator app, and the way to set it up or remove it. */
export function AuthenticatorApp({
  actor,
  security: { authenticatorAddedAt },
}: SecuritySectionProps) {
  return (
    <Card as="section" aria-labelledby="authenticator">
      <Heading as="h2" size="sm" id="authenticator">
        <FormattedMessage
          id="security.authenticator.title"
          defaultMessage="Authenticator app"
          description="Heading"
        />
      </Heading>
      <Text size="sm" muted>
        {authenticatorAddedAt ? (
          <FormattedMessage
            id="security.authenticator.added"
            defaultMessage="Set up {time}"
            description="time: a date with a time of day"
            values={{ time: <DateTime time={authenticatorAddedAt} /> }}
          />
        ) : (
          <FormattedMessage
            id="security.authenticator.lead"
            defaultMessage="An app on your phone shows a code for each sign-in. It also works where passkeys don't."
            description="Below the heading Authenticator app"
          />
        )}
      </Text>
      {authenticatorAddedAt ? <RemoveButton actor={actor} /> : <SetUpButton actor={actor} />}
    </Card>
  );
}

type ButtonProps = Pick<SecuritySectionProps, 'actor'>;

function RemoveButton({ actor }: ButtonProps) {
  return (
    <Button
      kind="secondary"
      width={{ base: 'full', sm: 'auto' }}
      alignSelf="flex-start"
      onClick={() =>
        actor.send({ type: 'change.requested', change: { kind: 'remove-authenticator' } })
      }
    >
      <FormattedMessage
        id="security.authenticator.remove"
        defaultMessage="Remove app"
        description="Button"
      />
    </Button>
  );
}

function SetUpButton({ actor }: ButtonProps) {
  return (
    <Button
      kind="secondary"
      width={{ base: 'full', sm: 'auto' }}
      alignSelf="flex-start"
      onClick={() => actor.send({ type: 'setup.requested', method: 'authenticator' })}
    >
      <FormattedMessage
        id="security.setup.app"
        defaultMessage="Set up an authenticator app"
        description="Button"
      />
    </Button>
  );
}
