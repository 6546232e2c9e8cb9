import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/flow/login.ts';
import type { reauthMachine } from '#machines/flow/reauth.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { OtpScreen, ProviderButtons, StaffSignIn } from '#src/login/forms.ts';
import { offeredProviders } from '#src/login/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { RetryLabel } from '#src/ui/retry.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Text } from '#src/ui/text.tsx';
import { PortalContext } from './app-context.ts';
import { ReauthTitle } from './reauth-title.tsx';
import { noteAddress } from './return-address.ts';

type ReauthDialogProps = { actor: ActorRefFrom<typeof reauthMachine>; onSignOut?: () => void };

/** Signing in again over the running page, which keeps everything that was typed. */
export default function ReauthDialog({ actor, onSignOut }: ReauthDialogProps) {
  return (
    <Dialog open closable={false} onClose={() => {}} title={<ReauthTitle />}>
      <Stack gap="5">
        <Text muted>
          <FormattedMessage
            id="app.reauth.lead"
            defaultMessage="Your session has ended. Nothing on this page is lost."
            description="In the dialog over a page whose session has ended"
          />
        </Text>
        <Step actor={actor} />
        {onSignOut && (
          <Button kind="link" size="sm" alignSelf="flex-start" onClick={onSignOut}>
            <FormattedMessage
              id="app.reauth.leave"
              defaultMessage="Sign in another way"
              description="Button: leaves the page for the sign-in page; drafts stay"
            />
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function Step({ actor }: ReauthDialogProps) {
  const { otp, login } = useSelector(actor, (current) => current.children);
  const isOfStaff = useSelector(actor, (current) => current.matches('passwordNeeded'));
  const isChecking = useSelector(actor, (current) => current.matches('checking'));
  const failure = useSelector(actor, (current) =>
    current.matches('checkFailed') ? current.context.failure : null,
  );
  if (failure) {
    return (
      <Stack role="alert">
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>
          <RetryLabel />
        </Button>
      </Stack>
    );
  }
  if (isChecking) {
    return (
      <Row role="status" color="accent.text">
        <Spinner />
        <FormattedMessage id="app.loading" defaultMessage="Loading…" description="While a page loads" />
      </Row>
    );
  }
  if (isOfStaff) {
    return (
      <LaterPlace fallback={<TextSkeleton />}>
        <StaffSignIn onSignedIn={() => actor.send({ type: 'staff.signed-in' })} />
      </LaterPlace>
    );
  }
  if (otp) return <OtpScreen actor={otp} />;
  return login ? <LoginStep actor={login} /> : null;
}

function LoginStep({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const config = useContext(PortalContext)?.config ?? null;
  // The provider's page comes in place of this one, and leads back to it.
  const onLeaving = () => noteAddress(location.pathname + location.search);
  return <ProviderButtons actor={actor} offered={offeredProviders(config)} onLeaving={onLeaving} />;
}
