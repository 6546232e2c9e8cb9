import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { LinkButton } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { usePdfDownload } from './use-pdf-download.tsx';

type Props = { url: string; number: string; size?: 'sm' | 'md'; children: ReactNode };

/** Downloads an invoice or a credit note, and says below it why that failed. */
export function PdfLink({ url, number, size = 'md', children }: Props) {
  const { link, isBusy, errorMessage } = usePdfDownload(url, number);
  return (
    <Stack gap="0">
      <LinkButton
        kind="secondary"
        size={size}
        icon={isBusy ? <Spinner /> : <Download size="1.25em" aria-hidden="true" />}
        {...link}
      >
        {children}
        <VisuallyHidden> {number}</VisuallyHidden>
      </LinkButton>
      {errorMessage}
    </Stack>
  );
}
