import { page } from 'vitest/browser';
import { DataExport } from '#src/features/own-data/data-export.tsx';
import samples from '#test/unit/machines/events/flow/own-data/data-export.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const request = () => button(/^Request a (new )?copy$/);
const network = failureText({ network: 'No connection. Check your internet and try again.' });

walkChart({
  samples,
  Screen: DataExport,
  gestures: {
    'export.requested': () => request().click(),
    'download.requested': press('Download'),
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'data-export.loading': () => page.getByRole('heading', { name: 'Your data' }),
    'data-export.loadFailed': text('Something went wrong !!'),
    'data-export.none': request,
    'data-export.requesting': request,
    'data-export.requestFailed': network,
    'data-export.signInNeeded': () => page.getByRole('heading', { name: 'Your data' }),
    'data-export.preparing': text(/We're preparing your copy/),
    'data-export.checking': text(/We're preparing your copy/),
    'data-export.ready': () => button('Download'),
    'data-export.linking': () => button('Download'),
    'data-export.linkFailed': network,
    'data-export.started': text(/The download has started/),
    'data-export.failed': text(/couldn't prepare your copy/),
  },
});
