import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** "Login in progress...", and what went wrong, in one place that is read out politely. */
export function SignInStatus({ busy, failure }: { busy: boolean; failure: Failure | null }) {
  return (
    <Box role="status" css={{ '&:empty': { marginBlockStart: '-5' } }}>
      {busy && (
        <Text size="sm" muted fontWeight="medium">
          <FormattedMessage
            id="login.busy"
            defaultMessage="Login in progress..."
            description="While a sign-in is checked"
          />
        </Text>
      )}
      {failure && (
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
    </Box>
  );
}
