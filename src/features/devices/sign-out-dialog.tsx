import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { SignOut } from '#machines/flow/devices/devices.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { DeviceName } from './device-name.tsx';
import type { DevicesActor } from './devices-actor.ts';

/** Asks for a confirmation before a sign-out, and reports the result. */
export function SignOutDialog({ actor }: { actor: DevicesActor }) {
  const { action: signOut, failure } = useSelector(actor, (current) => current.context);
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isSignedOutHere = useSelector(actor, (current) => current.matches('showingResult'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('actionFailed'));
  const dismiss = () =>
    actor.send({ type: isSignedOutHere ? 'result.dismissed' : 'action.dismissed' });
  if (!signOut) return null;
  return (
    <Dialog
      open={isOpen}
      closable={!isBusy}
      onClose={dismiss}
      title={<Title signOut={signOut} />}
      footer={isSignedOutHere ? undefined : <Actions actor={actor} onDismiss={dismiss} />}
    >
      <Stack gap="4">
        <Text>
          {isSignedOutHere ? (
            <FormattedMessage id="devices.done" defaultMessage="Signed out" />
          ) : signOut.kind === 'everywhere' ? (
            <FormattedMessage
              id="devices.confirm.everywhere"
              defaultMessage="This includes this device. Anything you haven't sent stays on the device where you wrote it."
            />
          ) : (
            <FormattedMessage
              id="devices.confirm"
              defaultMessage="Anyone who uses it will have to sign in again. Anything not sent yet stays on that device."
            />
          )}
        </Text>
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {isFailed && (
            <ErrorLine>
              <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
            </ErrorLine>
          )}
        </Box>
      </Stack>
    </Dialog>
  );
}

type ActionsProps = { actor: DevicesActor; onDismiss: () => void };

function Actions({ actor, onDismiss }: ActionsProps) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('actionFailed'));
  return (
    <Row gap="3" width="full">
      <Button
        busy={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() =>
          actor.send({ type: 'action.confirmed', values: null, key: crypto.randomUUID() })
        }
      >
        {isFailed ? (
          <RetryLabel />
        ) : (
          <FormattedMessage
            id="devices.sign-out"
            defaultMessage="Sign out"
            description="Button, per device"
          />
        )}
      </Button>
      <Button
        kind="ghost"
        disabled={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={onDismiss}
      >
        <FormattedMessage
          id="devices.cancel"
          defaultMessage="Stay signed in"
          description="Button"
        />
      </Button>
    </Row>
  );
}

function Title({ signOut }: { signOut: SignOut }) {
  switch (signOut.kind) {
    case 'one':
      return (
        <FormattedMessage
          id="devices.ask.one"
          defaultMessage="Sign out of {device}?"
          description="Title of a dialog; device: Chrome on Android"
          values={{ device: <DeviceName session={signOut.session} /> }}
        />
      );
    case 'others':
      return (
        <FormattedMessage
          id="devices.ask.others"
          defaultMessage="Sign out on all other devices?"
          description="Title of a dialog"
        />
      );
    case 'everywhere':
      return (
        <FormattedMessage
          id="devices.ask.everywhere"
          defaultMessage="Sign out on all devices?"
          description="Title of a dialog"
        />
      );
  }
}
