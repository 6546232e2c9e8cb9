import { FormattedMessage } from 'react-intl';
import type { BulkOffer } from '#src/features/admin/bulk/index.ts';

export const hashtagBulkKinds = ['hide-hashtags', 'show-hashtags'] as const;

/** What can be done with many hashtags. */
export const hashtagOffers: readonly BulkOffer[] = [
  {
    kind: 'hide-hashtags',
    label: <FormattedMessage id="hashtags.bulk.hide" defaultMessage="Hide" />,
    title: <FormattedMessage id="hashtags.bulk.hide-title" defaultMessage="Hide hashtags?" />,
    effect: (count) => (
      <FormattedMessage
        id="hashtags.bulk.hide-effect"
        defaultMessage="{count, plural, one {# hashtag is} other {# hashtags are}} not suggested to writers any more. Posts that have them keep them."
        values={{ count }}
      />
    ),
    confirm: (count) => (
      <FormattedMessage
        id="hashtags.bulk.hide-confirm"
        defaultMessage="{count, plural, one {Hide # hashtag} other {Hide # hashtags}}"
        values={{ count }}
      />
    ),
  },
  {
    kind: 'show-hashtags',
    label: <FormattedMessage id="hashtags.bulk.show" defaultMessage="Show again" />,
    title: <FormattedMessage id="hashtags.bulk.show-title" defaultMessage="Show hashtags again?" />,
    effect: (count) => (
      <FormattedMessage
        id="hashtags.bulk.show-effect"
        defaultMessage="{count, plural, one {# hashtag is} other {# hashtags are}} suggested to writers again."
        values={{ count }}
      />
    ),
    confirm: (count) => (
      <FormattedMessage
        id="hashtags.bulk.show-confirm"
        defaultMessage="{count, plural, one {Show # hashtag} other {Show # hashtags}}"
        values={{ count }}
      />
    ),
  },
];
