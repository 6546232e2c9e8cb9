import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';

const ProblemReportDialog = lazyWithPreload(() => import('./problem-report-dialog.tsx'));

/** The dialog that sends a problem report, fetched when it opens. */
export function LazyProblemReport({ onClose }: { onClose: () => void }) {
  return (
    <LazyDialogBoundary onClose={onClose}>
      <ProblemReportDialog onClose={onClose} />
    </LazyDialogBoundary>
  );
}

/** Opens the dialog. */
export function ProblemReportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        <FormattedMessage id="app.report-problem" defaultMessage="Report a problem" />
      </Button>
      {isOpen && <LazyProblemReport onClose={() => setOpen(false)} />}
    </>
  );
}
