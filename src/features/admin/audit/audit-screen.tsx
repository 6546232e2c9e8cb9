import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type ExportActor, RecordListPage } from '#src/features/admin/records/index.ts';
import { Text } from '#src/ui/layout/text.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import type { AuditEntry } from './audit-entries.tsx';
import { AuditFilterControls } from './audit-filters.tsx';
import type { AuditFilters, auditListMachine, colleaguesMachine } from './audit-machines.ts';

type Props = {
  actor: ActorRefFrom<typeof auditListMachine>;
  exporter: ExportActor<AuditEntry, AuditFilters>;
  colleagues: ActorRefFrom<typeof colleaguesMachine>;
  filters: AuditFilters;
  onFilters: (filters: AuditFilters, how?: 'chosen' | 'typed') => void;
  views?: ReactNode;
};

export const noAuditFilters: AuditFilters = {
  staffUserId: '',
  operation: '',
  subjectKind: '',
  subjectId: '',
  fromDay: '',
  toDay: '',
};

/** What members of staff changed and opened, the newest first. */
export function AuditScreen({ actor, exporter, colleagues, filters, onFilters, views }: Props) {
  const intl = useIntl();
  const columns = useAuditColumns();
  const people = useSelector(colleagues, ({ context }) => context.data?.rows ?? []);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <RecordListPage
      title={<FormattedMessage id="audit.title" defaultMessage="Audit trail" />}
      list={actor}
      exporter={exporter}
      views={views}
      table={{
        id: 'audit',
        label: intl.formatMessage({ id: 'audit.title', defaultMessage: 'Audit trail' }),
        columns,
        rowKey: (entry) => entry.entryId,
        rowName: (entry) => entry.operation,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noAuditFilters) : undefined}
      controls={<AuditFilterControls filters={filters} colleagues={people} onFilters={onFilters} />}
      empty={
        <Text muted>
          <FormattedMessage
            id="audit.empty"
            defaultMessage="Nothing recorded yet. Changes, sign-ins and opened confidential data appear here."
          />
        </Text>
      }
    />
  );
}
