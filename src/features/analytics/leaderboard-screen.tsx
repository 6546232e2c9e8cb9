import { Trophy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { type LeaderboardFilters, parseLeaderboardFilters } from './analytics-filters.ts';
import { LanguageFilter } from './language-filter.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
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
          {({ rows, own }) => <Ranking rows={rows} own={own} userId={userId} />}
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

type RankingProps = Pick<Leaderboard, 'rows' | 'own'> & Pick<Props, 'userId'>;

function Ranking({ rows, own, userId }: RankingProps) {
  return (
    <>
      <Stack as="ol" gap="3" listStyleType="none">
        {rows.map((row) => (
          <li key={row.creator.userId}>
            <LeaderboardCard row={row} isOwn={row.creator.userId === userId} />
          </li>
        ))}
      </Stack>
      {own && !rows.some(({ place }) => place === own.place) && (
        <Stack as="section" gap="3" aria-labelledby={ownRankId}>
          <Heading as="h2" size="sm" id={ownRankId}>
            <FormattedMessage
              id="analytics.leaderboard.own"
              defaultMessage="Your rank"
              description="Heading above the row of a creator who is not among the first 20"
            />
          </Heading>
          <LeaderboardCard row={own} isOwn />
        </Stack>
      )}
    </>
  );
}

const ownRankId = 'leaderboard-own';

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
