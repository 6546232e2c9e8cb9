import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AccountStatusBadge, accountStatusTexts } from '#src/features/admin/records/index.ts';
import { DateTime, Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { OgcCreator } from './conversion-machines.ts';
import { conversionPaths } from './conversion-paths.ts';

/** The columns of the list of OGC creators. */
export function useOgcCreatorColumns(): readonly DataColumn<OgcCreator>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        key: 'name',
        header: intl.formatMessage({ id: 'conversion.name', defaultMessage: 'Name' }),
        cell: (creator) => (
          <TitleLink to={conversionPaths.record(creator)} fontWeight="semibold">
            <bdi>{creator.name ?? creator.handle}</bdi>
          </TitleLink>
        ),
        text: (creator) => creator.name ?? '',
      },
      {
        key: 'handle',
        header: intl.formatMessage({ id: 'conversion.handle', defaultMessage: 'Handle' }),
        cell: ({ handle }) => (handle ? <bdi dir="ltr">@{handle}</bdi> : '–'),
        text: ({ handle }) => handle ?? '',
      },
      {
        key: 'followers',
        header: intl.formatMessage({ id: 'conversion.followers', defaultMessage: 'Followers' }),
        cell: ({ followers }) => <Num value={followers} />,
        text: ({ followers }) => String(followers),
        isNumeric: true,
      },
      {
        key: 'status',
        header: intl.formatMessage({ id: 'conversion.status', defaultMessage: 'Account status' }),
        cell: ({ accountStatus }) => <AccountStatusBadge status={accountStatus} />,
        text: ({ accountStatus }) => intl.formatMessage(accountStatusTexts[accountStatus]),
      },
      {
        key: 'created',
        header: intl.formatMessage({ id: 'conversion.created', defaultMessage: 'Created' }),
        cell: ({ createdAt }) => <DateTime time={createdAt} />,
        text: ({ createdAt }) => createdAt,
      },
    ],
    [intl],
  );
}
