import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { unlinkLoginMachine } from '#machines/flow/accounts/unlink-login.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { LoginTypeName } from '../login-type.tsx';

export type UnlinkActor = ActorRefFrom<typeof unlinkLoginMachine>;

/** Asks before a login is removed, and says why it could not be. */
export function UnlinkDialog({ actor }: { actor: UnlinkActor }) {
  const { loginType, failure } = useSelector(actor, (current) => current.context);
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  if (!loginType) return null;
  const values = { login: <LoginTypeName kind={loginType} /> };
  return (
    <ConfirmDialog
      open={isOpen}
      isDangerous
      isBusy={isBusy}
      problem={isFailed && failure && <FailureMessage failure={failure} />}
      title={
        <FormattedMessage
          id="accounts.unlink.title"
          defaultMessage="Remove {login}?"
          description="Title of a dialog; login is Google or Facebook"
          values={values}
        />
      }
      confirm={
        <FormattedMessage
          id="accounts.unlink.confirm"
          defaultMessage="Remove"
          description="Button: removes a way to sign in"
        />
      }
      cancel={
        <FormattedMessage
          id="accounts.unlink.keep"
          defaultMessage="Keep it"
          description="Button: does not remove a way to sign in"
        />
      }
      onConfirm={() => actor.send({ type: 'unlink.confirmed' })}
      onCancel={() => actor.send({ type: 'unlink.cancelled' })}
    >
      <Text>
        <FormattedMessage
          id="accounts.unlink.effect"
          defaultMessage="You can no longer sign in with {login}. Devices that signed in with it are signed out, except this one. You can link it again later."
          description="login is Google or Facebook"
          values={values}
        />
      </Text>
    </ConfirmDialog>
  );
}
