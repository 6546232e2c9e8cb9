import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

/** A placeholder in the shape of the content, announced to screen readers. */
export function LoadingPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage id="staff.loading" defaultMessage="Loading…" />
      </VisuallyHidden>
      <Stack gap="3">{children}</Stack>
    </>
  );
}
