import { UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { permissions } from '#domain/permissions/permissions.ts';
import type { StaffAccount } from '#machines/flow/admin/staff-member.ts';
import {
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { permissionNames } from './permission-texts.ts';
import { useStaffColumns } from './staff-columns.tsx';
import type { StaffFilters, staffListMachine } from './staff-machines.ts';
import { staffPaths } from './staff-paths.ts';
import { staffName, staffStatusText } from './staff-status.tsx';

type FilterProps = {
  filters: StaffFilters;
  onFilters: (filters: StaffFilters, how?: 'chosen' | 'typed') => void;
};

type Props = FilterProps & {
  actor: ActorRefFrom<typeof staffListMachine>;
  exporter: ExportActor<StaffAccount, StaffFilters>;
  views?: ReactNode;
};

const noFilters: StaffFilters = { search: '', status: 'all', permission: 'all' };

/** Staff accounts by name. */
export function StaffListScreen({ actor, exporter, filters, onFilters, views }: Props) {
  const intl = useIntl();
  const columns = useStaffColumns();
  const { search, status, permission } = filters;
  const isFiltered = search.trim() !== '' || status !== 'all' || permission !== 'all';
  return (
    <RecordListPage
      title={<FormattedMessage id="staff.members.title" defaultMessage="Staff accounts" />}
      create={<NewMemberLink />}
      list={actor}
      exporter={exporter}
      views={views}
      table={{
        id: 'staff',
        label: intl.formatMessage({ id: 'staff.members.title', defaultMessage: 'Staff accounts' }),
        columns,
        rowKey: ({ staffUserId }) => staffUserId,
        rowName: staffName,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noFilters) : undefined}
      controls={<Filters filters={filters} onFilters={onFilters} />}
      empty={
        <EmptyState
          icon={<UserCog aria-hidden="true" size="2.5rem" />}
          title={<FormattedMessage id="staff.list.none" defaultMessage="No staff accounts yet" />}
        />
      }
    />
  );
}

function Filters({ filters, onFilters }: FilterProps) {
  const intl = useIntl();
  const all = {
    value: 'all' as const,
    label: intl.formatMessage({
      id: 'staff.list.all',
      defaultMessage: 'All',
      description: 'A filter that is not set',
    }),
  };
  return (
    <>
      <Box flex="2 1 16rem">
        <SearchField
          label={
            <FormattedMessage id="staff.list.search" defaultMessage="Search by name or email" />
          }
          value={filters.search}
          onChange={(search) => onFilters({ ...filters, search }, 'typed')}
        />
      </Box>
      <Box flex="1 1 10rem">
        <Field
          label={<FormattedMessage id="staff.column.status" defaultMessage="Account status" />}
        >
          <ListboxSelect
            value={filters.status}
            onChange={(status) => onFilters({ ...filters, status })}
            options={[
              all,
              ...(['active', 'blocked'] as const).map((value) => ({
                value,
                label: intl.formatMessage(staffStatusText(value)),
              })),
            ]}
          />
        </Field>
      </Box>
      <Box flex="1 1 12rem">
        <Field label={<FormattedMessage id="staff.list.permission" defaultMessage="Permission" />}>
          <ListboxSelect
            value={filters.permission}
            onChange={(permission) => onFilters({ ...filters, permission })}
            options={[
              all,
              ...permissions
                .filter((value) => value !== 'MANAGE_AGENCY_CREATORS')
                .map((value) => ({ value, label: intl.formatMessage(permissionNames[value]) })),
            ]}
          />
        </Field>
      </Box>
    </>
  );
}

const NewMemberLink = () => (
  <RouterButton to={staffPaths.create}>
    <FormattedMessage id="staff.list.add" defaultMessage="Add account" description="Button" />
  </RouterButton>
);
