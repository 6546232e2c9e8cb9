import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import type { Hashtag, HashtagFilters } from './hashtag-machines.ts';

export const hashtagKindTexts: Record<HashtagFilters['kind'], MessageDescriptor> = defineMessages({
  all: { id: 'hashtags.kind.all', defaultMessage: 'All' },
  visible: { id: 'hashtags.kind.visible', defaultMessage: 'Visible' },
  hidden: { id: 'hashtags.kind.hidden', defaultMessage: 'Hidden' },
  'dh-tag': { id: 'hashtags.kind.dh-tag', defaultMessage: 'Featured in the app' },
});

/** What staff decided about a hashtag. */
export const HashtagStatus = ({ hashtag: { isHidden, isDhTag } }: { hashtag: Hashtag }) => (
  <Row as="span" gap="2">
    <StatusBadge tone={isHidden ? 'warning' : 'success'}>
      <FormattedMessage {...hashtagKindTexts[isHidden ? 'hidden' : 'visible']} />
    </StatusBadge>
    {isDhTag && (
      <StatusBadge tone="info">
        <FormattedMessage {...hashtagKindTexts['dh-tag']} />
      </StatusBadge>
    )}
  </Row>
);
