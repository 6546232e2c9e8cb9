import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { DateTime, Money, Num } from '#src/ui/data/formatted-values.tsx';
import { IndianDays } from '#src/ui/data/indian-days.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { Campaign } from './campaign-machines.ts';
import { campaignPaths } from './campaign-paths.ts';
import {
  CampaignFormats,
  CampaignLanguages,
  CampaignStatusBadge,
  campaignStatusTexts,
} from './campaign-values.tsx';

/** The columns of the list of campaigns. */
export function useCampaignColumns(): readonly DataColumn<Campaign>[] {
  const intl = useIntl();
  return useMemo(() => [...mainColumns(intl), ...optionalColumns(intl)], [intl]);
}

const mainColumns = (intl: IntlShape): DataColumn<Campaign>[] => [
  {
    key: 'name',
    header: intl.formatMessage({ id: 'campaigns.name', defaultMessage: 'Name' }),
    cell: (campaign) => (
      <TitleLink to={campaignPaths.record(campaign)} fontWeight="semibold">
        <bdi>{campaign.name}</bdi>
      </TitleLink>
    ),
    text: (campaign) => campaign.name,
  },
  {
    key: 'status',
    header: intl.formatMessage({ id: 'campaigns.status', defaultMessage: 'Status' }),
    cell: (campaign) => <CampaignStatusBadge status={campaign.status} />,
    text: (campaign) => intl.formatMessage(campaignStatusTexts[campaign.status]),
  },
  {
    key: 'days',
    header: intl.formatMessage({ id: 'campaigns.days', defaultMessage: 'Period' }),
    cell: ({ startDay, endDay }) => <IndianDays from={startDay} to={endDay} />,
    text: ({ startDay, endDay }) => `${startDay} – ${endDay}`,
  },
  {
    key: 'languages',
    header: intl.formatMessage({ id: 'campaigns.languages', defaultMessage: 'Languages' }),
    cell: ({ languages }) => <CampaignLanguages languages={languages} />,
    text: ({ languages }) => languages.map(nativeLanguageName).join(', '),
  },
  {
    key: 'reward',
    header: intl.formatMessage({ id: 'campaigns.reward', defaultMessage: 'Reward per post' }),
    cell: ({ rewardPaise }) => <Money paise={rewardPaise} />,
    text: ({ rewardPaise }) => String(rewardPaise / 100),
    isNumeric: true,
  },
];

const optionalColumns = (intl: IntlShape): DataColumn<Campaign>[] => [
  {
    key: 'formats',
    header: intl.formatMessage({ id: 'campaigns.formats', defaultMessage: 'Formats' }),
    cell: ({ formats }) => <CampaignFormats formats={formats} />,
    text: ({ formats }) =>
      formats.map((format) => intl.formatMessage(formatNames[format])).join(', '),
    isOptional: true,
  },
  {
    key: 'posts',
    header: intl.formatMessage({ id: 'campaigns.posts', defaultMessage: 'Maximum posts' }),
    cell: ({ postsMax }) => (postsMax === null ? '–' : <Num value={postsMax} />),
    text: ({ postsMax }) => (postsMax === null ? '' : String(postsMax)),
    isNumeric: true,
    isOptional: true,
  },
  {
    key: 'hashtag',
    header: intl.formatMessage({ id: 'campaigns.hashtag', defaultMessage: 'Hashtag' }),
    cell: ({ hashtag }) => hashtag && <bdi>#{hashtag}</bdi>,
    text: ({ hashtag }) => hashtag ?? '',
    isOptional: true,
  },
  {
    key: 'updated',
    header: intl.formatMessage({ id: 'campaigns.updated', defaultMessage: 'Last change' }),
    cell: ({ updatedAt }) => <DateTime time={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
    isOptional: true,
  },
];
