import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { campaignTeaserMachine, RunningCampaign } from './running-campaigns-machine.ts';

/** More are on the page of the campaigns. */
const maxShown = 3;
const titleId = 'campaign-teaser';

type Props = {
  actor: ActorRefFrom<typeof campaignTeaserMachine>;
  onDismiss: (campaign: RunningCampaign) => void;
};

/** Running campaigns beside the list of posts; nothing while there are none to show. */
export function CampaignTeaser({ actor, onDismiss }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useSelector(actor, ({ context }) => context.data?.rows ?? []);
  if (rows.length === 0) return null;
  const dismiss = (campaign: RunningCampaign) => {
    onDismiss(campaign);
    // The focused button disappears with its campaign.
    const next = rows.length > 1 ? heading.current : document.querySelector('h1');
    next?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" aria-labelledby={titleId} gap="3">
      <Heading
        as="h2"
        size="sm"
        id={titleId}
        ref={heading}
        tabIndex={-1}
        _focusVisible={{ outline: 'none' }}
      >
        <FormattedMessage
          id="calls.title"
          defaultMessage="Campaigns"
          description="Heading of a page for creators: calls for posts on a subject"
        />
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.slice(0, maxShown).map((campaign) => (
          <TeaserRow
            key={campaign.campaignId}
            campaign={campaign}
            onDismiss={() => dismiss(campaign)}
          />
        ))}
      </Stack>
      <RouterLink to="/app/campaigns-for-you">
        <FormattedMessage
          id="calls.all"
          defaultMessage="{count, plural, one {See the campaign} other {See all # campaigns}}"
          values={{ count: rows.length }}
        />
      </RouterLink>
    </Card>
  );
}

type RowProps = { campaign: RunningCampaign; onDismiss: () => void };

function TeaserRow({ campaign: { name, endDay, rewardPaise }, onDismiss }: RowProps) {
  const intl = useIntl();
  return (
    <Row as="li" flexWrap="nowrap" alignItems="start" justifyContent="space-between" gap="2">
      <Stack gap="0" minWidth="0">
        <Text fontWeight="semibold" dir="auto" overflowWrap="anywhere">
          {name}
        </Text>
        <Text size="sm" muted>
          <FormattedMessage
            id="calls.until"
            defaultMessage="Until {day}"
            description="The last day of a campaign"
            values={{ day: <FormattedDate value={endDay} dateStyle="medium" timeZone="UTC" /> }}
          />
          {rewardPaise > 0 && (
            <>
              {' · '}
              <FormattedMessage
                id="calls.reward"
                defaultMessage="{amount} per post"
                description="What an accepted post of a campaign pays"
                values={{ amount: <Money paise={rewardPaise} /> }}
              />
            </>
          )}
        </Text>
      </Stack>
      <IconButton
        icon={<X size="1.1em" aria-hidden="true" />}
        label={intl.formatMessage(
          {
            id: 'calls.dismiss',
            defaultMessage: 'Dismiss: {name}',
            description: 'Button: hides a campaign beside the list of posts',
          },
          { name },
        )}
        onClick={onDismiss}
        flexShrink="0"
      />
    </Row>
  );
}
