import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { RecordPage, RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { DateTime, Money, Num } from '#src/ui/data/formatted-values.tsx';
import { IndianDays } from '#src/ui/data/indian-days.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import type { Campaign, campaignMachine } from './campaign-machines.ts';
import { campaignPaths } from './campaign-paths.ts';
import { CampaignFormats, CampaignLanguages, CampaignStatusBadge } from './campaign-values.tsx';

type Props = { actor: ActorRefFrom<typeof campaignMachine> };
type ScreenProps = Props & { history: (campaign: Campaign) => ReactNode };

/** One campaign and its history. */
export function CampaignScreen({ actor, history }: ScreenProps) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: campaignPaths.list,
        label: <FormattedMessage id="campaigns.back" defaultMessage="All campaigns" />,
      }}
      title={(campaign) =>
        campaign ? (
          <bdi>{campaign.name}</bdi>
        ) : (
          <FormattedMessage id="campaigns.one" defaultMessage="Campaign" />
        )
      }
      actions={(campaign) => (
        <RouterButton kind="secondary" size="sm" to={campaignPaths.edit(campaign)}>
          <FormattedMessage id="campaigns.edit" defaultMessage="Edit" description="Button" />
        </RouterButton>
      )}
    >
      {(campaign) => (
        <>
          <Card>
            <CampaignDetails campaign={campaign} />
          </Card>
          {history(campaign)}
        </>
      )}
    </RecordPage>
  );
}

function CampaignDetails({ campaign }: { campaign: Campaign }) {
  const { status, description, startDay, endDay, hashtag, rewardPaise, postsMax } = campaign;
  return (
    <RecordValues>
      <RecordValue name={<FormattedMessage id="campaigns.status" defaultMessage="Status" />}>
        <CampaignStatusBadge status={status} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="campaigns.days" defaultMessage="Period" />}>
        <IndianDays from={startDay} to={endDay} />
      </RecordValue>
      <RecordValue
        name={<FormattedMessage id="campaigns.description" defaultMessage="Description" />}
      >
        {description && (
          <Box as="span" dir="auto" display="block" whiteSpace="pre-line">
            {description}
          </Box>
        )}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="campaigns.languages" defaultMessage="Languages" />}>
        <CampaignLanguages languages={campaign.languages} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="campaigns.formats" defaultMessage="Formats" />}>
        <CampaignFormats formats={campaign.formats} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="campaigns.hashtag" defaultMessage="Hashtag" />}>
        {hashtag && <bdi>#{hashtag}</bdi>}
      </RecordValue>
      <RecordValue
        name={<FormattedMessage id="campaigns.reward" defaultMessage="Reward per post" />}
      >
        <Money paise={rewardPaise} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="campaigns.posts" defaultMessage="Maximum posts" />}>
        {postsMax === null ? (
          <FormattedMessage id="campaigns.unlimited" defaultMessage="No limit" />
        ) : (
          <Num value={postsMax} />
        )}
      </RecordValue>
      <TechnicalDetails campaign={campaign} />
    </RecordValues>
  );
}

const TechnicalDetails = ({
  campaign: { params, createdAt, updatedAt },
}: {
  campaign: Campaign;
}) => (
  <>
    <RecordValue name={<FormattedMessage id="campaigns.params" defaultMessage="App parameters" />}>
      {params && (
        <Box as="code" dir="ltr" display="block" fontSize="sm" whiteSpace="pre-wrap">
          {params}
        </Box>
      )}
    </RecordValue>
    <RecordValue name={<FormattedMessage id="campaigns.created" defaultMessage="Created" />}>
      <DateTime time={createdAt} />
    </RecordValue>
    <RecordValue name={<FormattedMessage id="campaigns.updated" defaultMessage="Last change" />}>
      <DateTime time={updatedAt} />
    </RecordValue>
  </>
);
