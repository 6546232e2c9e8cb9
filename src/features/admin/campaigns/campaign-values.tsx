import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { CampaignStatus } from '#domain/announcements/campaign.ts';
import { type ContentLanguage, nativeLanguageName } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

export const campaignStatusTexts: Record<CampaignStatus, MessageDescriptor> = defineMessages({
  upcoming: { id: 'campaigns.status.upcoming', defaultMessage: 'Upcoming' },
  running: { id: 'campaigns.status.running', defaultMessage: 'Running' },
  ended: { id: 'campaigns.status.ended', defaultMessage: 'Ended' },
});

const statusTones: Record<CampaignStatus, Tone> = {
  upcoming: 'info',
  running: 'success',
  ended: 'neutral',
};

/** Whether a campaign takes posts today. */
export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <StatusBadge tone={statusTones[status]}>
    <FormattedMessage {...campaignStatusTexts[status]} />
  </StatusBadge>
);

/** The languages of a campaign, each by its own name. */
export const CampaignLanguages = ({ languages }: { languages: readonly ContentLanguage[] }) =>
  languages.length === 0 ? (
    <FormattedMessage id="campaigns.all-languages" defaultMessage="All languages" />
  ) : (
    <Row as="span" columnGap="3" rowGap="0">
      {languages.map((isoCode) => (
        <bdi key={isoCode} lang={isoCode}>
          {nativeLanguageName(isoCode)}
        </bdi>
      ))}
    </Row>
  );

/** The formats that a campaign takes. */
export const CampaignFormats = ({ formats }: { formats: readonly PostFormat[] }) =>
  formats.length === 0 ? (
    <FormattedMessage id="campaigns.all-formats" defaultMessage="All formats" />
  ) : (
    <Row as="span" columnGap="3" rowGap="0">
      {formats.map((format) => (
        <span key={format}>
          <FormattedMessage {...formatNames[format]} />
        </span>
      ))}
    </Row>
  );
