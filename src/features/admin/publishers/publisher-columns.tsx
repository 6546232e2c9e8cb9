import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { DateTime, Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { ActivityBadge, activityText } from './publisher-activity.tsx';
import type { Publisher } from './publisher-machines.ts';
import { publisherPaths } from './publisher-paths.ts';

/** The columns of the list of publisher accounts. */
export function usePublisherColumns(): readonly DataColumn<Publisher>[] {
  const intl = useIntl();
  return useMemo(() => [...mainColumns(intl), ...optionalColumns(intl)], [intl]);
}

const mainColumns = (intl: IntlShape): DataColumn<Publisher>[] => [
  {
    key: 'name',
    header: intl.formatMessage({ id: 'publishers.name', defaultMessage: 'Name' }),
    cell: (publisher) => (
      <TitleLink to={publisherPaths.record(publisher)} fontWeight="semibold">
        <bdi>{publisher.name}</bdi>
      </TitleLink>
    ),
    text: (publisher) => publisher.name,
  },
  {
    key: 'status',
    header: intl.formatMessage({ id: 'publishers.status', defaultMessage: 'Status' }),
    cell: (publisher) => <ActivityBadge isActive={publisher.isActive} />,
    text: (publisher) => intl.formatMessage(activityText(publisher.isActive)),
  },
  {
    key: 'sources',
    header: intl.formatMessage({ id: 'publishers.sources', defaultMessage: 'Sources' }),
    cell: (publisher) => <Num value={publisher.sourceCount} />,
    text: (publisher) => String(publisher.sourceCount),
    isNumeric: true,
  },
  {
    key: 'contact',
    header: intl.formatMessage({ id: 'publishers.contact', defaultMessage: 'Contact person' }),
    cell: (publisher) => <bdi>{publisher.contactName ?? '–'}</bdi>,
    text: (publisher) => publisher.contactName ?? '',
  },
  {
    key: 'email',
    header: intl.formatMessage({ id: 'publishers.email', defaultMessage: 'Email' }),
    cell: (publisher) => <bdi dir="ltr">{publisher.email ?? '–'}</bdi>,
    text: (publisher) => publisher.email ?? '',
  },
];

const optionalColumns = (intl: IntlShape): DataColumn<Publisher>[] => [
  {
    key: 'phone',
    header: intl.formatMessage({ id: 'publishers.phone', defaultMessage: 'Phone' }),
    cell: (publisher) => <bdi dir="ltr">{publisher.phone ?? '–'}</bdi>,
    text: (publisher) => publisher.phone ?? '',
    isOptional: true,
  },
  {
    key: 'created',
    header: intl.formatMessage({ id: 'publishers.created', defaultMessage: 'Created' }),
    cell: (publisher) => <DateTime time={publisher.createdAt} />,
    text: (publisher) => publisher.createdAt,
    isOptional: true,
  },
  {
    key: 'updated',
    header: intl.formatMessage({ id: 'publishers.updated', defaultMessage: 'Last change' }),
    cell: (publisher) => <DateTime time={publisher.updatedAt} />,
    text: (publisher) => publisher.updatedAt,
    isOptional: true,
  },
];
