import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import type { listExportMachine } from '#machines/kit/list-export.ts';
import { ExportButton } from '#src/features/admin/records/export-button.tsx';
import samples from '#test/unit/machines/events/kit/list-export.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const file = {
  id: 'test',
  columns: [
    {
      header: 'Key',
      text: ({ key }: { key: string }) => key,
    },
  ],
};

function Screen({ actor }: { actor: ActorRefFrom<typeof listExportMachine> }) {
  return <ExportButton actor={actor} file={file} filters={{ state: 'paid' }} />;
}

walkChart({
  samples,
  Screen,
  gestures: {
    'export.requested': press('Export CSV'),
    'export.closed': // The last one is below the text; the corner of the dialog has another.
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
    'list-export.idle': text('Export CSV'),
    'list-export.loading': text(/(Loading rows|loaded)…/),
    'list-export.failed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'list-export.signInNeeded': text(/(Loading rows|loaded)…/),
    'list-export.ready': text(/is ready/),
  },
});
