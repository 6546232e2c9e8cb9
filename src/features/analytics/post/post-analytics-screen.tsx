import { useSelector } from '@xstate/react';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type EngagementKind, engagementKinds } from '#domain/analytics/engagement.ts';
import { languageDirection } from '#domain/language/languages.ts';
import { postListPath, viewPostPath } from '#domain/post/post-paths.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { type PostAnalyticsFilters, type PostPeriod, postPeriods } from '../analytics-filters.ts';
import { useDayColumns } from '../csv-columns.ts';
import { CsvLink } from '../csv-link.tsx';
import { DayChart } from '../day-chart.tsx';
import { DaysTotal } from '../days-total.tsx';
import { DayTable } from '../engagement-tables.tsx';
import type { PostAnalytics, postAnalyticsMachine } from '../live-machines.ts';
import { MetricChoice } from '../metric-choice.tsx';
import { PeriodName } from '../period-name.tsx';
import { ResourceView } from '../resource-view.tsx';
import { Untitled } from '../top-posts.tsx';
import { PostComparison } from './post-comparison.tsx';

type Props = {
  actor: ActorRefFrom<typeof postAnalyticsMachine>;
  filters: PostAnalyticsFilters;
  onFilters: (filters: PostAnalyticsFilters) => void;
};

/** What readers did with one post, by day, and how it compares with the creator's others. */
export function PostAnalyticsScreen({ actor, filters, onFilters }: Props) {
  const [kind, setKind] = useState<EngagementKind>('views');
  const data = useSelector(actor, ({ context }) => context.data);
  return (
    <Page paddingBlock={{ base: '6', md: '10' }} reading>
      <Stack gap="6">
        <Stack gap="2">
          <Back userId={filters.userId} />
          <PageTitle>
            <FormattedMessage id="analytics.post.title" defaultMessage="Post analytics" />
          </PageTitle>
          {data && <PostName post={data.post} userId={filters.userId} />}
        </Stack>
        <Stack gap="3">
          <PeriodChoice
            period={filters.period ?? data?.period ?? null}
            onPeriod={(period) => onFilters({ ...filters, period })}
          />
          <MetricChoice kind={kind} onKind={setKind} />
        </Stack>
        <ResourceView actor={actor} asOf={({ asOf }) => asOf} empty={<NoReaders />}>
          {(shown) => <Figures data={shown} kind={kind} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

/** To where the person came from: an agency to the creator's posts. */
const Back = ({ userId }: { userId: string | undefined }) =>
  userId ? (
    <BackLink to={postListPath({ userId })}>
      <FormattedMessage id="analytics.post.back-to-posts" defaultMessage="Posts" />
    </BackLink>
  ) : (
    <BackLink to="/app/analytics">
      <FormattedMessage id="analytics.title" defaultMessage="Analytics" />
    </BackLink>
  );

type NameProps = { post: PostAnalytics['post']; userId: string | undefined };

function PostName({ post, userId }: NameProps) {
  const { title, language, publishedAt } = post;
  return (
    <Stack gap="1">
      <Heading
        as="h2"
        size="sm"
        overflowWrap="anywhere"
        lang={language ?? undefined}
        dir={language ? languageDirection(language) : 'auto'}
      >
        <TitleLink to={viewPostPath(post, { userId })}>{title || <Untitled />}</TitleLink>
      </Heading>
      {publishedAt && (
        <Text size="sm" muted>
          <FormattedMessage
            id="analytics.post.published"
            defaultMessage="Published {time}"
            values={{ time: <DateTime time={publishedAt} /> }}
          />
        </Text>
      )}
    </Stack>
  );
}

type PeriodProps = { period: PostPeriod | null; onPeriod: (period: PostPeriod) => void };

const PeriodChoice = ({ period, onPeriod }: PeriodProps) => (
  <Segmented
    legend={<FormattedMessage id="analytics.period" defaultMessage="Period" />}
    value={period}
    onChange={onPeriod}
    choices={postPeriods.map((value) => ({
      value,
      label:
        value === 'all' ? (
          <FormattedMessage
            id="analytics.period.all"
            defaultMessage="All"
            description="A choice beside “28 days”: all days with readers"
          />
        ) : (
          <PeriodName days={Number(value)} />
        ),
    }))}
  />
);

const trendId = 'figures-trend';

function Figures({ data, kind }: { data: PostAnalytics; kind: EngagementKind }) {
  const { days, post, period, comparison } = data;
  const columns = useDayColumns();
  const isUnread = days.every((day) => engagementKinds.every((each) => day[each] === 0));
  return (
    <>
      <Card as="section" aria-labelledby={trendId}>
        <DaysTotal id={trendId} days={days} kind={kind} />
        {isUnread ? (
          <Text muted>
            <FormattedMessage
              id="analytics.empty.title"
              defaultMessage="No readers in this period"
            />
          </Text>
        ) : (
          <DayChart days={days} kind={kind} />
        )}
        <DayTable days={days} />
        <CsvLink name={`post-${post.postUID}-${period}`} columns={columns} rows={days} />
      </Card>
      <PostComparison comparison={comparison} kind={kind} />
    </>
  );
}

function NoReaders() {
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="analytics.post.empty" defaultMessage="No readers yet" />}
    >
      <FormattedMessage
        id="analytics.post.empty-hint"
        defaultMessage="You can see here how many people viewed, read and shared this post each day."
      />
    </EmptyState>
  );
}
