import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reauthMachine } from '#machines/flow/auth/reauth.ts';
import { LazyStaffSignIn } from '#src/features/auth/staff/lazy-staff-sign-in.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProviderStep } from './provider-step.tsx';
import { ReauthTitle } from './reauth-title.tsx';

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
  const step = useSelector(actor, (current) => current.value);
  const failure = useSelector(actor, (current) => current.context.failure);
  if (step === 'checkFailed' && failure) {
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
  if (step === 'checking') {
    return (
      <Row role="status" color="accent.text">
        <Spinner />
        <FormattedMessage
          id="app.loading"
          defaultMessage="Loading…"
          description="While a page loads"
        />
      </Row>
    );
  }
  if (step === 'passwordNeeded') {
    return (
      <LazyBoundary fallback={<TextSkeleton />}>
        <LazyStaffSignIn reauth={actor} />
      </LazyBoundary>
    );
  }
  if (step === 'codeNeeded') return <PhoneStep reauth={actor} />;
  return step === 'providerNeeded' ? <ProviderStep reauth={actor} /> : null;
}
