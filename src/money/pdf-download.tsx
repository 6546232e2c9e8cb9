import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Failure, toFailure } from '#domain/failure.ts';
import { fetchConfidential } from '#src/api/fetch-confidential.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ErrorLine } from '#src/ui/field.tsx';

type Download = {
  /** For the link, which leads to the PDF without scripts too. */
  link: { href: string; download: string; onClick: (event: MouseEvent) => void };
  /** What to show where it failed. */
  problem: ReactNode;
};

/**
 * Downloads a PDF of an invoice by script, because the server may want to know first who is there: account and tax numbers
 * stand on it.
 */
export function usePdfDownload(url: string, number: string): Download {
  const [failure, setFailure] = useState<Failure | null>(null);
  const isUnderWay = useRef(false);
  const name = `${number.replaceAll('/', '-')}.pdf`;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    fetchConfidential(url)
      .then((pdf) => saveFile(pdf, name))
      .catch((error: unknown) => setFailure(toFailure(error)))
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  return {
    link: { href: url, download: name, onClick },
    problem: failure && (
      <ErrorLine>
        <FormattedMessage id="money.invoice.pdf-failed" defaultMessage="The PDF could not be downloaded." />{' '}
        <FailureMessage failure={failure} />
      </ErrorLine>
    ),
  };
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
