import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import type { fileDownloadMachine } from '#machines/kit/file-download.ts';
import { InvoiceZip } from '#src/features/admin/invoices/invoice-zip.tsx';
import samples from '#test/unit/machines/events/kit/file-download.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const noFilters = {
  creator: null,
  month: null,
  state: null,
  search: '',
  sort: 'newest' as const,
};

function Screen({ actor }: { actor: ActorRefFrom<typeof fileDownloadMachine> }) {
  return <InvoiceZip actor={actor} filters={noFilters} months={['2026-11', '2026-10']} />;
}

walkChart({
  samples,
  Screen,
  gestures: {
    'download.opened': press('Monthly ZIP'),
    'download.requested': press('Download'),
    // What the download itself reports.
    'download.progressed': outside,
    'download.closed': // The last one is below the text; the corner of the dialog has another.
      () =>
        page
          .getByRole('button', { name: /^(Close|Cancel)$/ })
          .last()
          .click(),
    'retry.requested': press('Try again'),
    // The app reports network and session.
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  shows: {
    'file-download.idle': text('Monthly ZIP'),
    'file-download.choosing': text(/all invoices and credit notes/),
    'file-download.downloading': text(/^Creating the file…/),
    'file-download.empty': text('There are no invoices for this month.'),
    'file-download.failed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'file-download.signInNeeded': text(/^Creating the file…/),
    'file-download.ready': text(/^The file is ready/),
  },
});
