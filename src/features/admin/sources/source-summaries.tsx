import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  type ExportActor,
  type ListActor,
  ListToolbar,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { useSourceColumns } from './source-columns.tsx';
import {
  liveSourceExportMachine,
  liveSourceListMachine,
  noSourceFilters,
  type Source,
  type SourceFilters,
} from './source-list-machines.ts';
import { sourcePaths } from './source-paths.ts';
import { CrawlingBadge, SourceLanguage } from './source-status.tsx';

type Owner = Partial<Pick<SourceFilters, 'accountId' | 'creatorUserId'>>;

/** The sources of a publisher or a creator, on the page of their owner. */
export function SourceSummaries({ owner, empty }: { owner: Owner; empty: ReactNode }) {
  const actor = useActorRef(liveSourceListMachine, {
    input: { filters: { ...noSourceFilters, ...owner } },
  });
  const exporter = useActorRef(liveSourceExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <SourceSummariesCard actor={actor} exporter={exporter} empty={empty} />;
}

type CardProps = {
  actor: ListActor<Source, SourceFilters>;
  exporter: ExportActor<Source, SourceFilters>;
  empty: ReactNode;
};

export function SourceSummariesCard({ actor, exporter, empty }: CardProps) {
  const columns = useSourceColumns();
  const filters = useSelector(actor, ({ context }) => context.filters);
  const sources = useSelector(actor, ({ context }) => context.rows);
  return (
    <Card as="section" aria-labelledby="source-summaries">
      <Heading as="h2" size="sm" id="source-summaries">
        <FormattedMessage id="sources.title" defaultMessage="Sources" />
      </Heading>
      <RecordListView actor={actor} empty={<Text muted>{empty}</Text>}>
        <Stack gap="4">
          <ListToolbar
            list={actor}
            exporter={exporter}
            file={{ id: 'sources', columns }}
            filters={filters}
          />
          <Stack as="ul" gap="4" listStyleType="none">
            {sources.map((source) => (
              <SourceSummary key={source.sourceId} source={source} />
            ))}
          </Stack>
        </Stack>
      </RecordListView>
    </Card>
  );
}

function SourceSummary({ source }: { source: Source }) {
  const { name, language, latestPostAt } = source;
  return (
    <Row as="li" justifyContent="space-between" gap="2">
      <Stack gap="1">
        <Text>
          <TitleLink to={sourcePaths.record(source)}>
            <bdi>{name}</bdi>
          </TitleLink>
        </Text>
        <Text size="sm" muted>
          <SourceLanguage language={language} />
          {latestPostAt && (
            <>
              {' · '}
              <FormattedMessage
                id="sources.latest-at"
                defaultMessage="Newest crawled post {time}"
                description="time: how long ago, such as: 2 hours ago"
                values={{ time: <RelativeTime time={latestPostAt} /> }}
              />
            </>
          )}
        </Text>
      </Stack>
      <CrawlingBadge source={source} />
    </Row>
  );
}
