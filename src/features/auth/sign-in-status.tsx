import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { BlockedAccountLink } from './blocked-account-link.tsx';

type SignInStatusProps = {
  busy: boolean;
  failure: Failure | null;
  /** Whether a blocked person can see why, and ask for a second review. */
  offersAppeal?: boolean;
};

/** "Login in progress...", and what went wrong, in one place that is read out politely. */
export function SignInStatus({ busy, failure, offersAppeal = false }: SignInStatusProps) {
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
      {offersAppeal && failure?.code === 'account-blocked' && <BlockedAccountLink />}
    </Box>
  );
}
