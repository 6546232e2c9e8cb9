import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  type ExportActor,
  type ListActor,
  ListToolbar,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditEntries, type AuditEntry } from './audit-entries.tsx';

type Subject = { kind: Schemas['AuditSubjectKind']; id: string };

export const recordHistoryMachine = createPagedList<AuditEntry, Subject>((entry) => [
  entry.entryId,
]);

const historyRequest = ({
  filters: { kind, id },
  pageUrl,
}: PageRequest<Subject>): Request<'getAuditTrail'> => ({
  body: { filters: { subjectKind: kind, subjectId: id } },
  query: pageQuery(pageUrl),
});

const liveRecordHistoryMachine = recordHistoryMachine.provide({
  actors: {
    loadPage: operationActor('getAuditTrail', historyRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAuditTrail', { ...historyRequest(request), signal }),
    ),
  },
});

export const recordHistoryExportMachine = createListExport<AuditEntry, Subject>();

const liveRecordHistoryExportMachine = recordHistoryExportMachine.provide({
  actors: { loadPage: operationActor('getAuditTrail', historyRequest) },
});

/** What staff did with a record. Change the key to load it again. */
export function RecordHistory({ subject }: { subject: Subject }) {
  const actor = useActorRef(liveRecordHistoryMachine, { input: { filters: subject } });
  const exporter = useActorRef(liveRecordHistoryExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <RecordHistoryCard actor={actor} exporter={exporter} />;
}

type CardProps = {
  actor: ListActor<AuditEntry, Subject>;
  exporter: ExportActor<AuditEntry, Subject>;
};

export function RecordHistoryCard({ actor, exporter }: CardProps) {
  const columns = useAuditColumns();
  const filters = useSelector(actor, ({ context }) => context.filters);
  const entries = useSelector(actor, ({ context }) => context.rows);
  return (
    <Card as="section" aria-labelledby="record-history">
      <Heading as="h2" size="sm" id="record-history">
        <FormattedMessage id="records.history" defaultMessage="History" />
      </Heading>
      <RecordListView
        actor={actor}
        empty={
          <Text muted>
            <FormattedMessage
              id="records.history-empty"
              defaultMessage="No member of staff has changed this record."
            />
          </Text>
        }
      >
        <Stack gap="4">
          <ListToolbar
            list={actor}
            exporter={exporter}
            file={{ id: `history-${filters.kind}`, columns }}
            filters={filters}
          />
          <AuditEntries entries={entries} />
        </Stack>
      </RecordListView>
    </Card>
  );
}
