import { FormattedMessage } from 'react-intl';
import { Box } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text.tsx';

/** Where something will be; said to those who do not see the placeholder. */
export function LoadingPlace({ height }: { height: string }) {
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage id="staff.loading" defaultMessage="Loading…" />
      </VisuallyHidden>
      <Box aria-hidden="true">
        <Skeleton height={height} />
      </Box>
    </>
  );
}
