import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { LinkActor } from './use-link-accounts.ts';

/** Progress and failures, announced politely in one place (spec point 8). */
export function LinkStatus({ actor }: { actor: LinkActor }) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Stack gap="3" css={{ '&:not(:has(p, button))': { marginBlockEnd: '-5' } }}>
      <Box role="status">
        {snapshot.matches('linking') && (
          <Text fontWeight="medium">
            <FormattedMessage
              id="accounts.link.busy"
              defaultMessage="Linking in progress..."
              description="While a Google or Facebook account is added to the account"
            />
          </Text>
        )}
        {snapshot.matches('linked') && (
          <Success>
            <FormattedMessage
              id="accounts.link.done"
              defaultMessage="Linking successful"
              description="A Google or Facebook account was added to the account"
            />
          </Success>
        )}
        {snapshot.matches('phoneVerified') && (
          <Success>
            <FormattedMessage
              id="accounts.phone.done"
              defaultMessage="Your number is verified"
              description="A phone number was added to the account, or changed"
            />
          </Success>
        )}
        {snapshot.matches('choiceOpened') && (
          <Text fontWeight="medium">
            <FormattedMessage
              id="accounts.link.conflict"
              defaultMessage="You already have another account with this sign-in method. Next, choose which account to keep."
              description="A Google or Facebook account belongs to another account of the person"
            />
          </Text>
        )}
        {snapshot.hasTag('failed') && (
          <ErrorLine>
            <FailureMessage
              failure={snapshot.context.failure ?? new Failure({ code: 'linking-failed' })}
            />
          </ErrorLine>
        )}
      </Box>
      <ContinueButton actor={actor} />
    </Stack>
  );
}

function Success({ children }: { children: ReactNode }) {
  return (
    <Row gap="2" flexWrap="nowrap" color="success">
      <Check size="1.3em" aria-hidden="true" />
      <Text fontWeight="semibold">{children}</Text>
    </Row>
  );
}

/** Retries, or continues with the account choice. */
function ContinueButton({ actor }: { actor: LinkActor }) {
  const canRetry = useSelector(
    actor,
    (current) => current.matches('unanswered') || current.matches('loadFailed'),
  );
  const isChoiceOpened = useSelector(actor, (current) => current.matches('choiceOpened'));
  if (!canRetry && !isChoiceOpened) return null;
  return (
    <Button
      kind="secondary"
      size="sm"
      alignSelf="flex-start"
      onClick={() => actor.send({ type: 'retry.requested' })}
    >
      {canRetry ? (
        <RetryLabel />
      ) : (
        <FormattedMessage id="accounts.go-on" defaultMessage="Continue" description="Button" />
      )}
    </Button>
  );
}
