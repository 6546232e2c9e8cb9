import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Security, SecurityChange } from '#machines/flow/security/security.ts';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FailureStatus } from './failure-status.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecurityActor, SecuritySectionProps } from './security-actor.ts';

/**
 * Asks before a second factor is removed or recovery codes are replaced, and shows the new ones.
 */
export function ChangeDialog({ actor, security }: SecuritySectionProps) {
  const { change, recoveryCodes } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(
    actor,
    (current) => current.hasTag('dialog') && !current.matches('settingUp'),
  );
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  if (!change) return null;
  const dismiss = () => actor.send({ type: 'change.dismissed' });
  return (
    <Dialog
      open={isOpen}
      closable={!isBusy && !recoveryCodes}
      onClose={dismiss}
      title={recoveryCodes ? <NewCodesTitle /> : <Title change={change} />}
      footer={!recoveryCodes && <Buttons actor={actor} change={change} />}
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onKept={() => actor.send({ type: 'codes.saved' })} />
      ) : (
        <Stack gap="4">
          <Text>
            <ChangeEffect change={change} security={security} />
          </Text>
          <ChangeProblem actor={actor} />
        </Stack>
      )}
    </Dialog>
  );
}

function ChangeProblem({ actor }: { actor: SecurityActor }) {
  const failure = useSelector(actor, (current) =>
    current.matches('changeFailed') ? current.context.failure : null,
  );
  return <FailureStatus failure={failure} />;
}

function Buttons({ actor, change }: { actor: SecurityActor; change: SecurityChange }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('changeFailed'));
  return (
    <Row gap="3" width="full">
      <Button
        kind={change.kind === 'renew-codes' ? 'primary' : 'danger'}
        busy={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'change.confirmed' })}
      >
        {isFailed ? (
          <RetryLabel />
        ) : change.kind === 'renew-codes' ? (
          <FormattedMessage
            id="security.recovery.renew"
            defaultMessage="Get new codes"
            description="Button"
          />
        ) : (
          <FormattedMessage id="security.remove" defaultMessage="Remove" description="Button" />
        )}
      </Button>
      <Button
        kind="ghost"
        disabled={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'change.dismissed' })}
      >
        <FormattedMessage
          id="security.cancel"
          defaultMessage="Cancel"
          description="Button: cancels what was started"
        />
      </Button>
    </Row>
  );
}

function NewCodesTitle() {
  return (
    <FormattedMessage
      id="security.codes.new"
      defaultMessage="New recovery codes"
      description="Title of the dialog that shows them"
    />
  );
}

function Title({ change }: { change: SecurityChange }) {
  switch (change.kind) {
    case 'remove-passkey':
      return (
        <FormattedMessage
          id="security.ask.passkey"
          defaultMessage="Remove the passkey {name}?"
          description="Title of a dialog"
          values={{ name: <bdi>{change.passkey.name}</bdi> }}
        />
      );
    case 'remove-authenticator':
      return (
        <FormattedMessage
          id="security.ask.authenticator"
          defaultMessage="Remove the authenticator app?"
          description="Title of a dialog"
        />
      );
    case 'renew-codes':
      return (
        <FormattedMessage
          id="security.ask.codes"
          defaultMessage="Get new recovery codes?"
          description="Title of a dialog"
        />
      );
  }
}

function ChangeEffect({ change, security }: { change: SecurityChange; security: Security }) {
  if (change.kind === 'renew-codes') {
    return (
      <FormattedMessage
        id="security.ask.codes-effect"
        defaultMessage="Your current codes will stop working."
        description="In the dialog before recovery codes are replaced"
      />
    );
  }
  const isLast = security.passkeys.length + Number(security.authenticatorAddedAt !== null) === 1;
  if (isLast) {
    return (
      <FormattedMessage
        id="security.ask.last"
        defaultMessage="This is your only second step. Without it, only a password protects your account{isRequired, select, true {, and you'll have to set up another one at your next sign-in} other {}}."
        description="In the dialog before the last second factor is removed"
        values={{ isRequired: String(security.isSecondFactorRequired) }}
      />
    );
  }
  return (
    <FormattedMessage
      id="security.ask.effect"
      defaultMessage="You'll no longer be able to sign in with it."
      description="In the dialog before a second factor is removed"
    />
  );
}
