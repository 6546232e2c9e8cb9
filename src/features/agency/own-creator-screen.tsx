import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { postStates } from '#domain/post/post-states.ts';
import { CreatorProfile, WorkApprovalBadge } from '#src/features/admin/creators/index.ts';
import {
  AccountStatusBadge,
  BlockNotice,
  RecordValue,
  RecordValues,
} from '#src/features/admin/records/index.ts';
import { DateTime, Num } from '#src/ui/data/formatted-values.tsx';
import { PostStateBadge } from '#src/ui/data/post-state-badge.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { agencyPaths } from './agency-paths.ts';
import type { OwnCreator, ownCreatorMachine } from './own-creator-machines.ts';
import { ResourceView } from './resource-view.tsx';
import { WriteMenu } from './write-menu.tsx';

export const ownCreatorTabs = ['posts', 'earnings'] as const;
export type OwnCreatorTab = (typeof ownCreatorTabs)[number];

type Props = {
  actor: ActorRefFrom<typeof ownCreatorMachine>;
  tab: OwnCreatorTab;
  onTab: (tab: OwnCreatorTab) => void;
  /** What the chosen tab shows. */
  panel: ReactNode;
};

/** One creator of an agency: profile, posts and earnings, and the way to write for them. */
export function OwnCreatorScreen({ actor, tab, onTab, panel }: Props) {
  const creator = useSelector(actor, ({ context }) => context.data?.creator);
  const mayWrite = creator?.accountStatus === 'active';
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <BackLink to={agencyPaths.creators}>
          <FormattedMessage id="agency.creator.back" defaultMessage="All your creators" />
        </BackLink>
        <Row justifyContent="space-between">
          <PageTitle>
            {creator?.name ? (
              <bdi>{creator.name}</bdi>
            ) : (
              <FormattedMessage id="agency.creator.one" defaultMessage="Creator" />
            )}
          </PageTitle>
          {mayWrite && <WriteMenu creator={creator} />}
        </Row>
        <ResourceView actor={actor}>
          {(own) => (
            <>
              <BlockNotice block={own.creator.block} />
              {!mayWrite && <BlockEffect />}
              <Summary own={own} />
              <CreatorTabs tab={tab} onTab={onTab}>
                {panel}
              </CreatorTabs>
            </>
          )}
        </ResourceView>
      </Stack>
    </Page>
  );
}

const BlockEffect = () => (
  <Text>
    <FormattedMessage
      id="agency.creator.blocked"
      defaultMessage="You can read this creator's posts, but you can't write for them while they are blocked."
    />
  </Text>
);

function Summary({ own }: { own: OwnCreator }) {
  const { creator } = own;
  return (
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Card>
        <CreatorProfile creator={creator} />
      </Card>
      <Card>
        <RecordValues narrow>
          <RecordValue
            name={<FormattedMessage id="agency.creators.status" defaultMessage="Account status" />}
          >
            <AccountStatusBadge status={creator.accountStatus} />
          </RecordValue>
          <RecordValue
            name={<FormattedMessage id="agency.creators.approval" defaultMessage="Work approval" />}
          >
            <WorkApprovalBadge status={creator.workApproval} />
          </RecordValue>
          <RecordValue
            name={<FormattedMessage id="agency.creators.created" defaultMessage="Created" />}
          >
            <DateTime time={creator.createdAt} />
          </RecordValue>
        </RecordValues>
        <PostCounts own={own} />
      </Card>
    </Box>
  );
}

type PostCount = OwnCreator['postCounts'][number];

/** In the order in which a post passes through its states. */
const byLifecycle = (one: PostCount, other: PostCount) =>
  postStates.indexOf(one.state) - postStates.indexOf(other.state);

function PostCounts({ own: { postCounts, archivedCount } }: { own: OwnCreator }) {
  return (
    <Stack gap="2">
      <Heading as="h2" size="sm">
        <FormattedMessage id="agency.creator.posts" defaultMessage="Posts by state" />
      </Heading>
      {postCounts.length === 0 && (
        <Text muted>
          <FormattedMessage id="agency.creator.no-posts" defaultMessage="No posts yet" />
        </Text>
      )}
      <Row as="ul" gap="4" rowGap="2" listStyleType="none">
        {postCounts.toSorted(byLifecycle).map(({ state, count }) => (
          <Row as="li" key={state} gap="2">
            <PostStateBadge state={state} />
            <Num value={count} />
          </Row>
        ))}
      </Row>
      {archivedCount > 0 && (
        <Text size="sm" muted>
          <FormattedMessage
            id="agency.creator.archived"
            defaultMessage="{count, plural, one {# more post is archived} other {# more posts are archived}}"
            values={{ count: archivedCount }}
          />
        </Text>
      )}
    </Stack>
  );
}

const tabNames: Record<OwnCreatorTab, MessageDescriptor> = defineMessages({
  posts: { id: 'agency.creator.tab.posts', defaultMessage: 'Posts' },
  earnings: { id: 'agency.creator.tab.earnings', defaultMessage: 'Earnings' },
});

type TabsProps = { tab: OwnCreatorTab; onTab: (tab: OwnCreatorTab) => void; children: ReactNode };

function CreatorTabs({ tab, onTab, children }: TabsProps) {
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage({
        id: 'agency.creator.tabs',
        defaultMessage: 'Posts and earnings of the creator',
      })}
      tabs={ownCreatorTabs.map((value) => ({
        value,
        label: <FormattedMessage {...tabNames[value]} />,
      }))}
      value={tab}
      onChange={onTab}
    >
      {children}
    </Tabs>
  );
}
