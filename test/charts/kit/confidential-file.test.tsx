import { page } from 'vitest/browser';
import { ProofPicture } from '#src/features/bank/form/proof-link.tsx';
import samples from '#test/unit/machines/events/kit/confidential-file.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';

const link = () => page.getByRole('link', { name: 'Open photo passbook.jpg' });

walkChart({
  samples,
  Screen: ProofPicture,
  gestures: {
    'file.requested': () => link().click(),
    'file.closed': press('Close'),
  },
  shows: {
    'confidential-file.closed': link,
    'confidential-file.opening': link,
    'confidential-file.shown': () => page.getByRole('img', { name: 'passbook.jpg' }),
    'confidential-file.failed': text(/The photo couldn't be opened/),
  },
});
