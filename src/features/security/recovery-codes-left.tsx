import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { SecuritySectionProps } from './security-actor.ts';

/** The number of recovery codes left, and a link to new ones; nothing without a second factor. */
export function RecoveryCodesLeft({ actor, security }: SecuritySectionProps) {
  const { passkeys, authenticatorAddedAt, recoveryCodesLeft } = security;
  if (passkeys.length === 0 && authenticatorAddedAt === null) return null;
  return (
    <Card as="section" aria-labelledby="recovery-codes">
      <Heading as="h2" size="sm" id="recovery-codes">
        <FormattedMessage
          id="security.recovery.title"
          defaultMessage="Recovery codes"
          description="Heading"
        />
      </Heading>
      <Text size="sm" muted>
        <FormattedMessage
          id="security.recovery.left"
          defaultMessage="{count, plural, =0 {No codes left.} one {# code left.} other {# codes left.}} Each one lets you sign in once when you don't have your device."
          description="Below the heading Recovery codes"
          values={{ count: recoveryCodesLeft }}
        />
      </Text>
      <Button
        kind="secondary"
        width={{ base: 'full', sm: 'auto' }}
        alignSelf="flex-start"
        onClick={() => actor.send({ type: 'change.requested', change: { kind: 'renew-codes' } })}
      >
        <FormattedMessage
          id="security.recovery.renew"
          defaultMessage="Get new codes"
          description="Button"
        />
      </Button>
    </Card>
  );
}
