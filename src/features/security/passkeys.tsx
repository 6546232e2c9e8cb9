import { useSelector } from '@xstate/react';
import { KeyRound, Plus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import type { Passkey } from '#machines/flow/security/security.ts';
import { DateTime, RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { SecuritySectionProps } from './security-actor.ts';

/** The passkeys of the account, and the way to add one. */
export function Passkeys({ actor, security }: SecuritySectionProps) {
  const { passkeys, arePasskeysAvailable } = security;
  const canUsePasskeys = useSelector(actor, ({ context }) => context.canUsePasskeys);
  const canAdd = canUsePasskeys && arePasskeysAvailable && passkeys.length < limits.passkeysMax;
  return (
    <Card as="section" aria-labelledby="passkeys">
      <Heading as="h2" size="sm" id="passkeys">
        <FormattedMessage
          id="security.passkeys.title"
          defaultMessage="Passkeys"
          description="Heading"
        />
      </Heading>
      <Text size="sm" muted>
        {canUsePasskeys && arePasskeysAvailable ? (
          <FormattedMessage
            id="security.passkeys.lead"
            defaultMessage="Sign in with your fingerprint, face or screen lock, without a password. Add a passkey on each device that you use."
            description="Below the heading Passkeys"
          />
        ) : (
          <FormattedMessage
            id="security.passkeys.unavailable"
            defaultMessage="Passkeys can't be added here: this browser or the address of the portal doesn't support them."
            description="Below the heading Passkeys"
          />
        )}
      </Text>
      {passkeys.length > 0 && <PasskeyList actor={actor} passkeys={passkeys} />}
      {canAdd && (
        <Button
          kind="secondary"
          icon={<Plus size="1.25em" aria-hidden="true" />}
          width={{ base: 'full', sm: 'auto' }}
          alignSelf="flex-start"
          onClick={() => actor.send({ type: 'setup.requested', method: 'passkey' })}
        >
          <FormattedMessage
            id="security.passkeys.add"
            defaultMessage="Add a passkey"
            description="Button"
          />
        </Button>
      )}
    </Card>
  );
}

type ListProps = Pick<SecuritySectionProps, 'actor'> & { passkeys: readonly Passkey[] };

function PasskeyList({ actor, passkeys }: ListProps) {
  return (
    <Stack
      as="ul"
      gap="0"
      listStyleType="none"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
    >
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.passkeyId}
          passkey={passkey}
          onRemove={() =>
            actor.send({
              type: 'change.requested',
              change: { kind: 'remove-passkey', passkey },
            })
          }
        />
      ))}
    </Stack>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const id = useId();
  const { name, addedAt, usedAt } = passkey;
  return (
    <Row
      as="li"
      gap="3"
      alignItems="flex-start"
      paddingInline="4"
      paddingBlock="3"
      css={{ '& + li': { borderBlockStartWidth: '1px', borderColor: 'line' } }}
    >
      <Box color="ink.muted" flexShrink="0" paddingBlockStart="1">
        <KeyRound size="1.375rem" aria-hidden="true" />
      </Box>
      <Stack gap="1" flex="1 1 10rem">
        <Text id={`${id}name`} fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" muted>
          <FormattedMessage
            id="security.passkeys.added"
            defaultMessage="Added {time}"
            description="time: a date with a time of day"
            values={{ time: <DateTime time={addedAt} /> }}
          />
        </Text>
        <Text size="sm" muted>
          {usedAt ? (
            <FormattedMessage
              id="security.passkeys.used"
              defaultMessage="Last used {ago}"
              description="ago: 3 hours ago"
              values={{ ago: <RelativeTime time={usedAt} /> }}
            />
          ) : (
            <FormattedMessage
              id="security.passkeys.unused"
              defaultMessage="Not used yet"
              description="Of a passkey"
            />
          )}
        </Text>
      </Stack>
      <Button
        id={`${id}button`}
        kind="secondary"
        size="sm"
        aria-labelledby={`${id}button ${id}name`}
        onClick={onRemove}
      >
        <FormattedMessage id="security.remove" defaultMessage="Remove" description="Button" />
      </Button>
    </Row>
  );
}
