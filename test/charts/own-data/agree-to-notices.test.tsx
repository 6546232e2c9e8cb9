import { page } from 'vitest/browser';
import { AgreementCard } from '#src/features/own-data/agreement/agreement-card.tsx';
import samples from '#test/unit/machines/events/flow/own-data/agree-to-notices.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

const agree = () => page.getByRole('button', { name: 'Agree' });

walkChart({
  samples,
  Screen: AgreementCard,
  gestures: {
    'agreement.given': press('Agree'),
    'card.closed': press('Close'),
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'agree-to-notices.asking': agree,
    'agree-to-notices.agreeing': agree,
    'agree-to-notices.waiting': text(/We'll record it when you're back online/),
    'agree-to-notices.signInNeeded': agree,
    'agree-to-notices.failed': () => page.getByRole('alert'),
    'agree-to-notices.agreed': text(/Thank you/),
  },
});
