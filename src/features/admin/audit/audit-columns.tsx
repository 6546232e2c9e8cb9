import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { OperationId } from '#src/api/operation-types.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import {
  AuditChanges,
  type AuditEntry,
  OperationName,
  partOfBulkAction,
} from './audit-entries.tsx';
import { operationNames } from './operation-names.ts';
import { subjectNames, subjectPath } from './subject-names.ts';

/** The columns of the audit trail. */
export function useAuditColumns(): readonly DataColumn<AuditEntry>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        key: 'at',
        header: intl.formatMessage({ id: 'audit.at', defaultMessage: 'Time' }),
        cell: (entry) => <ExactTime time={entry.at} />,
        text: (entry) => exactTime(entry.at),
        isTime: true,
      },
      {
        key: 'by',
        header: intl.formatMessage({ id: 'audit.by', defaultMessage: 'Person' }),
        cell: (entry) => <bdi>{entry.by.name ?? entry.by.userId}</bdi>,
        text: (entry) => entry.by.name ?? entry.by.userId,
      },
      {
        key: 'operation',
        header: intl.formatMessage({ id: 'audit.operation', defaultMessage: 'Action' }),
        cell: (entry) => <OperationName operation={entry.operation} />,
        text: ({ operation }) => operationText(intl, operation),
      },
      {
        key: 'subject',
        header: intl.formatMessage({ id: 'audit.subject', defaultMessage: 'Record' }),
        cell: (entry) => <Subject subject={entry.subject} />,
        text: ({ subject }) => (subject ? `${subject.kind} ${subject.id}` : ''),
      },
      {
        key: 'changes',
        header: intl.formatMessage({ id: 'audit.changes', defaultMessage: 'Changes' }),
        cell: (entry) => <AuditChanges entry={entry} />,
        text: ({ changes, reason, bulkActionId }) =>
          [
            ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
            ...(reason ? [reason] : []),
            ...(bulkActionId ? [intl.formatMessage(partOfBulkAction)] : []),
          ].join('\n'),
      },
    ],
    [intl],
  );
}

function operationText(intl: IntlShape, operation: string): string {
  const message = operationNames[operation as OperationId];
  return message ? intl.formatMessage(message) : operation;
}

function Subject({ subject }: { subject: AuditEntry['subject'] }) {
  if (!subject) return '–';
  const name = <FormattedMessage {...subjectNames[subject.kind]} />;
  const path = subjectPath(subject);
  return path ? <RouterLink to={path}>{name}</RouterLink> : name;
}
