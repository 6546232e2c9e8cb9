import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { unlinkLoginMachine } from '#machines/flow/accounts/unlink-login.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { LoginTypeName } from '../login-type.tsx';

export type UnlinkActor = ActorRefFrom<typeof unlinkLoginMachine>;

/** Asks before a login is removed, and says why it could not be. */
export function UnlinkDialog({ actor }: { actor: UnlinkActor }) {
  const { loginType, failure } = useSelector(actor, (current) => current.context);
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  const cancel = () => actor.send({ type: 'unlink.cancelled' });
  if (!loginType) return null;
  const values = { login: <LoginTypeName kind={loginType} /> };
  return (
    <Dialog
      open={isOpen}
      closable={!isBusy}
      onClose={cancel}
      title={
        <FormattedMessage
          id="accounts.unlink.title"
          defaultMessage="Remove {login}?"
          description="Title of a dialog; login is Google or Facebook"
          values={values}
        />
      }
      footer={
        <Row justifyContent="flex-end">
          <Button kind="secondary" disabled={isBusy} onClick={cancel}>
            <FormattedMessage
              id="accounts.unlink.keep"
              defaultMessage="Keep it"
              description="Button: does not remove a way to sign in"
            />
          </Button>
          <Button
            kind="danger"
            busy={isBusy}
            onClick={() => actor.send({ type: 'unlink.confirmed' })}
          >
            {isFailed ? (
              <RetryLabel />
            ) : (
              <FormattedMessage
                id="accounts.unlink.confirm"
                defaultMessage="Remove"
                description="Button: removes a way to sign in"
              />
            )}
          </Button>
        </Row>
      }
    >
      <Stack gap="4">
        <Text>
          <FormattedMessage
            id="accounts.unlink.effect"
            defaultMessage="You can no longer sign in with {login}. Devices that signed in with it are signed out, except this one. You can link it again later."
            description="login is Google or Facebook"
            values={values}
          />
        </Text>
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {isFailed && failure && (
            <ErrorLine>
              <FailureMessage failure={failure} />
            </ErrorLine>
          )}
        </Box>
      </Stack>
    </Dialog>
  );
}
