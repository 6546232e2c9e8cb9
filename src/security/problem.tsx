import type { Failure } from '#domain/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { Box } from '#src/ui/layout.tsx';

/** What went wrong, said politely and in one place. */
export function Problem({ failure }: { failure: Failure | null }) {
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
