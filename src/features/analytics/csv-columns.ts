import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type EngagementCounts, engagementKinds } from '#domain/analytics/engagement.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import type { FileColumn } from '#src/ui/data/csv.ts';
import type { Trend } from './live-machines.ts';

type DayRow = Trend['days'][number];
type PostRow = Trend['topPosts'][number];

const countColumns = <Row extends EngagementCounts>(intl: IntlShape): FileColumn<Row>[] =>
  engagementKinds.map((kind) => ({
    header: intl.formatMessage(engagementNames[kind]),
    text: (row) => String(row[kind]),
  }));

/** The file of a post: a row for each day. */
export function useDayColumns(): readonly FileColumn<DayRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'analytics.table.day', defaultMessage: 'Day' }),
        text: ({ day }: DayRow) => day,
      },
      ...countColumns<DayRow>(intl),
    ],
    [intl],
  );
}

/** The file of the top posts: a row for each post. */
export function useTopPostColumns(): readonly FileColumn<PostRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'analytics.top-posts.post', defaultMessage: 'Post' }),
        text: ({ title }: PostRow) => title,
      },
      {
        header: intl.formatMessage({ id: 'analytics.top-posts.id', defaultMessage: 'Post ID' }),
        text: ({ postUID }: PostRow) => postUID,
      },
      ...countColumns<PostRow>(intl),
    ],
    [intl],
  );
}
