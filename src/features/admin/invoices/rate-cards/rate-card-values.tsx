import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { RateCardStatus } from '#domain/money/earnings.ts';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import type { RateCardFilters } from './rate-card-machines.ts';

export const rateCardStatusTexts: Record<RateCardStatus, MessageDescriptor> = defineMessages({
  planned: { id: 'rates.planned', defaultMessage: 'Planned' },
  current: { id: 'rates.current', defaultMessage: 'Current' },
  past: { id: 'rates.past', defaultMessage: 'Past' },
  replaced: { id: 'rates.replaced', defaultMessage: 'Replaced' },
});

export const rateCardSortTexts: Record<RateCardFilters['sort'], MessageDescriptor> = defineMessages(
  {
    newest: { id: 'rates.sort.newest', defaultMessage: 'Latest month first' },
    oldest: { id: 'rates.sort.oldest', defaultMessage: 'Earliest month first' },
  },
);

const statusTones: Record<RateCardStatus, Tone> = {
  planned: 'info',
  current: 'success',
  past: 'neutral',
  replaced: 'warning',
};

/** Whether a card applies. */
export const RateCardStatusBadge = ({ status }: { status: RateCardStatus }) => (
  <StatusBadge tone={statusTones[status]}>
    <FormattedMessage {...rateCardStatusTexts[status]} />
  </StatusBadge>
);
