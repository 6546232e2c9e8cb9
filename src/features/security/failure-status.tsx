import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

/** Failures, announced politely in one place. */
export function FailureStatus({ failure }: { failure: Failure | null }) {
  return (
    <Box role="status" css={{ '&:empty': { display: 'none' } }}>
      {failure && (
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
    </Box>
  );
}
