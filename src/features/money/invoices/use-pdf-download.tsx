import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPromise } from 'xstate';
import { type ConfidentialFile, confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import { fetchConfidentialFile } from '#src/api/confidential-file.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

type Download = {
  /** For the link, which also opens the PDF without scripts. */
  link: {
    href: string;
    download: string;
    'aria-busy': true | undefined;
    onClick: (event: MouseEvent) => void;
  };
  isBusy: boolean;
  /** The failure, if any. Always rendered, so that screen readers announce it. */
  errorMessage: ReactNode;
};

/** The chart `confidential-file` for a file that the browser saves. */
const livePdfMachine = confidentialFileMachine.provide({
  actors: {
    openFile: fromPromise<string | null, ConfidentialFile>(async ({ input: { url, name } }) => {
      saveFile(await fetchConfidentialFile(url), name);
      return null;
    }),
  },
});

/**
 * Downloads the PDF of an invoice by script, because the server may ask for a confirmation of
 * identity: it contains account and tax numbers.
 */
export function usePdfDownload(url: string, number: string): Download {
  const name = `${number.replaceAll('/', '-')}.pdf`;
  const actor = useActorRef(livePdfMachine, { input: { url, name } });
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(
    actor,
    (current) => current.matches('failed') && current.context.failure,
  );
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    actor.send({ type: 'file.requested' });
  };
  return {
    link: { href: url, download: name, 'aria-busy': isBusy || undefined, onClick },
    isBusy,
    errorMessage: (
      <Box aria-live="polite">
        {failure && (
          <ErrorLine>
            <FormattedMessage
              id="money.invoice.pdf-failed"
              defaultMessage="We couldn't download the PDF. Try again."
            />{' '}
            <FailureMessage failure={failure} />
          </ErrorLine>
        )}
      </Box>
    ),
  };
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // After the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
