import { Trophy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { type LeaderboardFilters, parseLeaderboardFilters } from './analytics-filters.ts';
import { LanguageFilter } from './language-filter.tsx';
import type { Leaderboard, leaderboardMachine } from './live-machines.ts';
import { ResourceView } from './resource-view.tsx';

type Props = {
  actor: ActorRefFrom<typeof leaderboardMachine>;
  filters: LeaderboardFilters;
  /** The months that can be chosen as YYYY-MM, the present one first. */
  months: readonly string[];
  /** Whose own place is marked. */
  userId: string | null;
  onFilters: (filters: LeaderboardFilters) => void;
};

/** The creators who were read most in a month, over all languages or in one. */
export function LeaderboardScreen({ actor, filters, months, userId, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '10' }} reading>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="analytics.leaderboard.title" defaultMessage="Leaderboard" />
        </PageTitle>
        <Choices filters={filters} months={months} onFilters={onFilters} />
        <ResourceView actor={actor} asOf={({ asOf }) => asOf} empty={<NoReaders />}>
          {({ rows }) => <Ranking rows={rows} userId={userId} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

function Choices({ filters, months, onFilters }: Pick<Props, 'filters' | 'months' | 'onFilters'>) {
  const intl = useIntl();
  const choose = (name: keyof LeaderboardFilters, value: string) => {
    const { [name]: _, ...others } = filters;
    onFilters(parseLeaderboardFilters(new URLSearchParams({ ...others, [name]: value })));
  };
  return (
    <Row alignItems="end">
      <Box flex="1 1 9rem">
        <Field label={<FormattedMessage id="analytics.month" defaultMessage="Month" />}>
          <Select
            value={filters.month ?? ''}
            onChange={(event) => choose('month', event.target.value)}
          >
            {months.map((month, index) => (
              <option key={month} value={index === 0 ? '' : month}>
                {intl.formatDate(`${month}-01`, {
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                })}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <LanguageFilter
        language={filters.language}
        onChosen={(language) => choose('language', language)}
      />
    </Row>
  );
}

const Place = chakra('span', {
  base: {
    flexShrink: '0',
    minWidth: '2.5ch',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'bold',
    textAlign: 'center',
  },
});

type PlacesProps = { rows: Leaderboard['rows'] } & Pick<Props, 'userId'>;

function Ranking({ rows, userId }: PlacesProps) {
  return (
    <Stack as="ol" gap="3" listStyleType="none">
      {rows.map(({ place, creator, views, likes, shares }) => (
        <li key={creator.userId}>
          <Card
            gap="2"
            paddingBlock="3"
            {...(creator.userId === userId && { borderColor: 'accent', bg: 'accent.soft' })}
          >
            <Row flexWrap="nowrap">
              <Place>
                <Num value={place} />
              </Place>
              <Avatar
                size="sm"
                name={creator.name ?? creator.handle ?? ''}
                url={creator.profileImage?.url}
                blueTick={creator.blueTick}
              />
              <Stack gap="0" flex="1 1 auto">
                <Text fontWeight="bold" overflowWrap="anywhere">
                  <bdi>{creator.name}</bdi>
                </Text>
                {creator.handle && (
                  <Text size="sm" muted>
                    <bdi>@{creator.handle}</bdi>
                  </Text>
                )}
              </Stack>
              {creator.userId === userId && (
                <StatusBadge tone="info">
                  <FormattedMessage id="analytics.leaderboard.you" defaultMessage="You" />
                </StatusBadge>
              )}
            </Row>
            <Numbers views={views} likes={likes} shares={shares} />
          </Card>
        </li>
      ))}
    </Stack>
  );
}

function Numbers(counts: Pick<Leaderboard['rows'][number], 'views' | 'likes' | 'shares'>) {
  return (
    <Row as="dl" columnGap="6" rowGap="1">
      {(['views', 'likes', 'shares'] as const).map((kind) => (
        <Row key={kind} gap="2" alignItems="baseline">
          <Text as="dt" size="sm" muted>
            <FormattedMessage {...engagementNames[kind]} />
          </Text>
          <Text as="dd" fontWeight="bold">
            <Num value={counts[kind]} compact />
          </Text>
        </Row>
      ))}
    </Row>
  );
}

function NoReaders() {
  return (
    <EmptyState
      icon={<Trophy aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="analytics.leaderboard.empty" defaultMessage="No readers yet" />}
    >
      <FormattedMessage
        id="analytics.leaderboard.empty-hint"
        defaultMessage="The 20 approved creators with the most views appear here. Choose another month or language."
      />
    </EmptyState>
  );
}
