import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { IndianDays } from '#src/ui/data/indian-days.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { CreatePostMenu } from '../dashboard/create-post-menu.tsx';
import type { RunningCampaign } from './running-campaigns-machine.ts';

const Details = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '0', sm: '1' },
    '& dt': { color: 'ink.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere', marginBlockEnd: { base: '2', sm: '0' } },
  },
});

/** One campaign: what is asked for, when and of whom, what it pays, and the start of a post. */
export function CampaignCard({ campaign }: { campaign: RunningCampaign }) {
  const { campaignId, name, description, hashtag, formats } = campaign;
  const titleId = `campaign-${campaignId}`;
  return (
    <Card as="article" aria-labelledby={titleId} gap="4">
      <Stack gap="2">
        <Row justifyContent="space-between" alignItems="start">
          <Heading as="h2" size="md" id={titleId} dir="auto" overflowWrap="anywhere">
            {name}
          </Heading>
          <Reward campaign={campaign} />
        </Row>
        {description && (
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {description}
          </Text>
        )}
      </Stack>
      <CampaignDetails campaign={campaign} />
      <Row>
        <CreatePostMenu
          formats={formats}
          hashtag={hashtag}
          purpose={<bdi>{name}</bdi>}
          align="start"
        />
      </Row>
    </Card>
  );
}

const Reward = ({ campaign: { rewardPaise } }: { campaign: RunningCampaign }) =>
  rewardPaise > 0 && (
    <StatusBadge tone="success">
      <FormattedMessage
        id="calls.reward"
        defaultMessage="{amount} per post"
        description="What an accepted post of a campaign pays"
        values={{ amount: <Money paise={rewardPaise} /> }}
      />
    </StatusBadge>
  );

const Detail = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

function CampaignDetails({ campaign }: { campaign: RunningCampaign }) {
  const { startDay, endDay, languages, formats, hashtag, postsMax } = campaign;
  return (
    <Details>
      <Detail name={<FormattedMessage id="calls.days" defaultMessage="Days" />}>
        <IndianDays from={startDay} to={endDay} />
      </Detail>
      <Detail name={<FormattedMessage id="calls.languages" defaultMessage="Languages" />}>
        {languages.length === 0 ? (
          <FormattedMessage id="calls.all-languages" defaultMessage="All languages" />
        ) : (
          <Row as="span" columnGap="3" rowGap="0">
            {languages.map((isoCode) => (
              <bdi key={isoCode} lang={isoCode}>
                {nativeLanguageName(isoCode)}
              </bdi>
            ))}
          </Row>
        )}
      </Detail>
      <Detail name={<FormattedMessage id="calls.formats" defaultMessage="Formats" />}>
        {formats.length === 0 ? (
          <FormattedMessage id="calls.all-formats" defaultMessage="All formats" />
        ) : (
          <Row as="span" columnGap="3" rowGap="0">
            {formats.map((format) => (
              <span key={format}>
                <FormattedMessage {...formatNames[format]} />
              </span>
            ))}
          </Row>
        )}
      </Detail>
      {hashtag && (
        <Detail name={<FormattedMessage id="calls.hashtag" defaultMessage="Hashtag" />}>
          <bdi>#{hashtag}</bdi>{' '}
          <Text as="span" size="sm" muted>
            <FormattedMessage
              id="calls.hashtag-hint"
              defaultMessage="(added to your post; keep it, so that the post takes part)"
            />
          </Text>
        </Detail>
      )}
      {postsMax !== null && (
        <Detail name={<FormattedMessage id="calls.posts" defaultMessage="Posts" />}>
          <FormattedMessage
            id="calls.posts-max"
            defaultMessage="{count, plural, one {The first accepted post} other {The first # accepted posts}}"
            description="How many posts of all creators a campaign accepts"
            values={{ count: postsMax }}
          />
        </Detail>
      )}
    </Details>
  );
}
