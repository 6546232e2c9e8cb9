import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { SignOut } from '#machines/flow/devices/devices.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { DeviceName } from './device-name.tsx';
import type { DevicesActor } from './devices-actor.ts';

/** Asks for a confirmation before a sign-out, and reports the result. */
export function SignOutDialog({ actor }: { actor: DevicesActor }) {
  const { action: signOut } = useSelector(actor, (current) => current.context);
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isSignedOutHere = useSelector(actor, (current) => current.matches('showingResult'));
  if (!signOut) return null;
  if (!isSignedOutHere) return <Question actor={actor} signOut={signOut} isOpen={isOpen} />;
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'result.dismissed' })}
      title={<Title signOut={signOut} />}
    >
      <Text>
        <FormattedMessage id="devices.done" defaultMessage="Signed out" />
      </Text>
    </Dialog>
  );
}

type QuestionProps = { actor: DevicesActor; signOut: SignOut; isOpen: boolean };

function Question({ actor, signOut, isOpen }: QuestionProps) {
  const { failure } = useSelector(actor, (current) => current.context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('actionFailed'));
  return (
    <ConfirmDialog
      open={isOpen}
      isBusy={isBusy}
      problem={
        isFailed && <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      }
      title={<Title signOut={signOut} />}
      confirm={
        <FormattedMessage
          id="devices.sign-out"
          defaultMessage="Sign out"
          description="Button, per device"
        />
      }
      cancel={
        <FormattedMessage
          id="devices.cancel"
          defaultMessage="Stay signed in"
          description="Button"
        />
      }
      onConfirm={() =>
        actor.send({ type: 'action.confirmed', values: null, key: crypto.randomUUID() })
      }
      onCancel={() => actor.send({ type: 'action.dismissed' })}
    >
      <Text>
        {signOut.kind === 'everywhere' ? (
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
    </ConfirmDialog>
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
