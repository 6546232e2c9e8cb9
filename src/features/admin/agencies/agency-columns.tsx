import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AccountStatusBadge, accountStatusTexts } from '#src/features/admin/records/index.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { Agency } from './agency-machines.ts';
import { agencyPaths } from './agency-paths.ts';

/** The columns of the list of agencies. */
export function useAgencyColumns(): readonly DataColumn<Agency>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        key: 'name',
        header: intl.formatMessage({ id: 'agencies.name', defaultMessage: 'Name' }),
        cell: (agency) => (
          <TitleLink to={agencyPaths.record(agency)} fontWeight="semibold">
            <bdi>{agency.name}</bdi>
          </TitleLink>
        ),
        text: (agency) => agency.name ?? '',
        sort: { by: 'name', direction: 'ascending' },
      },
      {
        key: 'status',
        header: intl.formatMessage({ id: 'agencies.status', defaultMessage: 'Account status' }),
        cell: (agency) => <AccountStatusBadge status={agency.accountStatus} />,
        text: (agency) => intl.formatMessage(accountStatusTexts[agency.accountStatus]),
      },
      {
        key: 'creators',
        header: intl.formatMessage({ id: 'agencies.creators', defaultMessage: 'Creators' }),
        cell: (agency) => <Num value={agency.creatorCount} />,
        text: (agency) => String(agency.creatorCount),
        isNumeric: true,
      },
      {
        key: 'contact',
        header: intl.formatMessage({ id: 'agencies.contact', defaultMessage: 'Contact person' }),
        cell: (agency) => <bdi>{agency.contactName}</bdi>,
        text: (agency) => agency.contactName ?? '',
      },
      {
        key: 'email',
        header: intl.formatMessage({ id: 'agencies.email', defaultMessage: 'Email' }),
        cell: (agency) => <bdi dir="ltr">{agency.email}</bdi>,
        text: (agency) => agency.email ?? '',
      },
      {
        key: 'phone',
        header: intl.formatMessage({ id: 'agencies.phone', defaultMessage: 'Phone' }),
        cell: (agency) => <bdi dir="ltr">{agency.phone}</bdi>,
        text: (agency) => agency.phone ?? '',
        isOptional: true,
      },
      {
        key: 'created',
        header: intl.formatMessage({ id: 'agencies.created', defaultMessage: 'Created' }),
        cell: (agency) => <ExactTime time={agency.createdAt} />,
        text: (agency) => exactTime(agency.createdAt),
        isTime: true,
        sort: { by: 'newest', direction: 'descending' },
      },
    ],
    [intl],
  );
}
