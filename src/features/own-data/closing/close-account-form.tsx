import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import type { CloseAccountActor } from './closing-actors.ts';
import { ClosingExplanation } from './closing-explanation.tsx';

type Props = { actor: CloseAccountActor };

/** What closing means, the box to tick, and the button that closes the account. */
export function CloseAccountForm({ actor, isPaid }: Props & { isPaid: boolean }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isUnderstood = useSelector(actor, ({ context }) => context.isUnderstood);
  const isMissing = useSelector(actor, (current) => current.matches('notUnderstood'));
  return (
    <Stack gap="5">
      <FocusOnMount>
        <ClosingExplanation isPaid={isPaid} />
      </FocusOnMount>
      <Checkbox
        checked={isUnderstood}
        disabled={isBusy}
        aria-invalid={isMissing || undefined}
        aria-describedby="closing-problem"
        onChange={({ target }) =>
          actor.send({ type: 'understanding.changed', isUnderstood: target.checked })
        }
      >
        <FormattedMessage
          id="closing.understood"
          defaultMessage="I understand that my posts will be deleted for good."
          description="Checkbox"
        />
      </Checkbox>
      <Box role="alert" id="closing-problem" css={{ '&:empty': { display: 'none' } }}>
        <Problem actor={actor} />
      </Box>
      <Buttons actor={actor} isBusy={isBusy} />
    </Stack>
  );
}

function Problem({ actor }: Props) {
  const isMissing = useSelector(actor, (current) => current.matches('notUnderstood'));
  const isFailed = useSelector(actor, (current) => current.matches('closeFailed'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (isMissing)
    return (
      <ErrorLine>
        <FormattedMessage
          id="closing.missing"
          defaultMessage="Tick the box to close your account."
        />
      </ErrorLine>
    );
  if (!isFailed) return null;
  return (
    <ErrorLine>
      <Refusal failure={failure ?? new Failure({ code: 'internal-error' })} />
    </ErrorLine>
  );
}

function Refusal({ failure }: { failure: Failure }) {
  switch (failure.code) {
    case 'changed-recently':
      return (
        <FormattedMessage
          id="closing.recent"
          defaultMessage="Your phone number was changed less than 72 hours ago, and the change can still be undone. Close your account after that."
        />
      );
    case 'transition-not-allowed':
      return (
        <FormattedMessage
          id="closing.refused"
          defaultMessage="You can't close this account yourself. Write to support."
        />
      );
    case 'network':
      return (
        <FormattedMessage
          id="closing.unknown"
          defaultMessage="No connection, so we don't know whether your account was closed. Try again."
        />
      );
    default:
      return <FailureMessage failure={failure} />;
  }
}

function Buttons({ actor, isBusy }: Props & { isBusy: boolean }) {
  const isFailed = useSelector(actor, (current) => current.matches('closeFailed'));
  return (
    <Row gap="3">
      <Button
        kind="danger"
        busy={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'closing.confirmed', key: crypto.randomUUID() })}
      >
        {isFailed ? (
          <RetryLabel />
        ) : (
          <FormattedMessage
            id="closing.confirm"
            defaultMessage="Close my account"
            description="Button"
          />
        )}
      </Button>
      <Button
        kind="ghost"
        disabled={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'closing.dismissed' })}
      >
        <FormattedMessage id="closing.keep" defaultMessage="Keep my account" description="Button" />
      </Button>
    </Row>
  );
}
