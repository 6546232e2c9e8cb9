import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { providerNames } from '#domain/auth/provider-visit.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import type { ConfirmIdentityActor } from './confirm-identity-feedback.tsx';

/** Back from Google or Facebook without a confirmation. */
export function ProviderReturnFailed({ actor }: { actor: ConfirmIdentityActor }) {
  const { provider, failure } = useSelector(actor, ({ context }) => context);
  if (!provider || !failure) return null;
  const values = { provider: providerNames[provider] };
  return (
    <Stack gap="5">
      <Box role="status">
        <ErrorLine>
          {failure.code === 'login-not-linked' ? (
            <FormattedMessage
              id="app.confirm.not-linked"
              defaultMessage="This {provider} account isn't linked to your account. Choose the one you use here."
              description="Back from the provider, with another account; provider is Google or Facebook"
              values={values}
            />
          ) : failure.code === 'login-failed' ? (
            <FormattedMessage
              id="app.confirm.refused"
              defaultMessage="{provider} didn't confirm that it's you. Try again."
              description="Back from the provider without an answer; provider is Google or Facebook"
              values={values}
            />
          ) : (
            <FailureMessage failure={failure} />
          )}
        </ErrorLine>
      </Box>
      <Button wide onClick={() => actor.send({ type: 'provider.chosen', provider })}>
        <RetryLabel />
      </Button>
    </Stack>
  );
}
