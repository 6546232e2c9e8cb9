import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { auditSubjectKinds } from '#domain/audit/audit-subjects.ts';
import type { OperationId, Reply } from '#src/api/operation-types.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import type { AuditFilters } from './audit-machines.ts';
import { operationNames } from './operation-names.ts';
import { subjectNames } from './subject-names.ts';

type Props = {
  filters: AuditFilters;
  colleagues: Reply<'getStaffSessions'>['rows'];
  onFilters: (filters: AuditFilters, how?: 'chosen' | 'typed') => void;
};

/** By whom, what, about what and when. */
export function AuditFilterControls({ filters, colleagues, onFilters }: Props) {
  const choose = (name: keyof AuditFilters) => (value: string) =>
    onFilters({ ...filters, [name]: value } as AuditFilters);
  const { all, people, operations, kinds } = useOptions(colleagues);
  const select = (
    name: 'staffUserId' | 'operation' | 'subjectKind',
    label: ReactNode,
    options: { value: string; label: string }[],
  ) => (
    <Box flex="1 1 12rem">
      <Field label={label}>
        <ListboxSelect
          value={filters[name] as string}
          onChange={choose(name)}
          options={[all, ...options]}
        />
      </Field>
    </Box>
  );
  const day = (name: 'fromDay' | 'toDay', label: ReactNode) => (
    <Box flex="1 1 9rem">
      <Field label={label}>
        <TextInput
          type="date"
          value={filters[name]}
          max="9999-12-31"
          onChange={(event) => choose(name)(event.target.value)}
        />
      </Field>
    </Box>
  );
  return (
    <>
      {select('staffUserId', <FormattedMessage id="audit.by" defaultMessage="Person" />, people)}
      {select(
        'operation',
        <FormattedMessage id="audit.operation" defaultMessage="Action" />,
        operations,
      )}
      {select(
        'subjectKind',
        <FormattedMessage id="audit.subject" defaultMessage="Record" />,
        kinds,
      )}
      {day('fromDay', <FormattedMessage id="audit.from" defaultMessage="From" />)}
      {day('toDay', <FormattedMessage id="audit.to" defaultMessage="To" />)}
    </>
  );
}

/** What each of the lists offers. */
function useOptions(colleagues: Props['colleagues']) {
  const intl = useIntl();
  const all = {
    value: '',
    label: intl.formatMessage({ id: 'audit.all', defaultMessage: 'All' }),
  };
  const people = colleagues.map(({ staffUserId, name, email }) => ({
    value: staffUserId,
    label: name ?? email,
  }));
  const operations = (Object.keys(operationNames) as OperationId[]).flatMap((id) => {
    const message = operationNames[id];
    return message ? [{ value: id as string, label: intl.formatMessage(message) }] : [];
  });
  const kinds = auditSubjectKinds.map((kind) => ({
    value: kind as string,
    label: intl.formatMessage(subjectNames[kind]),
  }));
  return { all, people, operations, kinds };
}
