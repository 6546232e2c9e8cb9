import { page } from 'vitest/browser';
import { ProofPicture } from '#src/bank/proof-link.tsx';
import samples from '../unit/machines/events/confidential-file.ts';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const link = () => page.getByRole('link', { name: 'Open the picture passbook.jpg' });

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
    'confidential-file.failed': text(/The picture couldn't be opened/),
  },
});
