import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import {
  type Creator,
  WorkApprovalBadge,
  workApprovalTexts,
} from '#src/features/admin/creators/index.ts';
import { AccountStatusBadge, accountStatusTexts } from '#src/features/admin/records/index.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { agencyPaths } from './agency-paths.ts';

function nameColumn(intl: IntlShape): DataColumn<Creator> {
  const unnamed = intl.formatMessage({
    id: 'agency.creators.unnamed',
    defaultMessage: 'No name yet',
    description: 'A creator who has not entered a name',
  });
  return {
    key: 'name',
    header: intl.formatMessage({ id: 'agency.creators.name', defaultMessage: 'Name' }),
    cell: (creator) => (
      <TitleLink to={agencyPaths.creator(creator.creatorUserId)} fontWeight="semibold">
        <bdi>{creator.name ?? unnamed}</bdi>
      </TitleLink>
    ),
    text: (creator) => creator.name ?? '',
    sort: { by: 'name', direction: 'ascending' },
  };
}

/** The columns of an agency's list of its creators. */
export function useOwnCreatorColumns(): readonly DataColumn<Creator>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      nameColumn(intl),
      {
        key: 'handle',
        header: intl.formatMessage({ id: 'agency.creators.handle', defaultMessage: 'Handle' }),
        cell: ({ handle }) => handle && <bdi dir="ltr">{`@${handle}`}</bdi>,
        text: ({ handle }) => handle ?? '',
      },
      {
        key: 'approval',
        header: intl.formatMessage({
          id: 'agency.creators.approval',
          defaultMessage: 'Work approval',
        }),
        cell: ({ workApproval }) => <WorkApprovalBadge status={workApproval} />,
        text: ({ workApproval }) => intl.formatMessage(workApprovalTexts[workApproval]),
      },
      {
        key: 'status',
        header: intl.formatMessage({
          id: 'agency.creators.status',
          defaultMessage: 'Account status',
        }),
        cell: ({ accountStatus }) => <AccountStatusBadge status={accountStatus} />,
        text: ({ accountStatus }) => intl.formatMessage(accountStatusTexts[accountStatus]),
      },
      {
        key: 'followers',
        header: intl.formatMessage({
          id: 'agency.creators.followers',
          defaultMessage: 'Followers',
        }),
        cell: ({ followers }) => <Num value={followers} />,
        text: ({ followers }) => String(followers),
        sort: { by: 'followers', direction: 'descending' },
        isNumeric: true,
      },
      {
        key: 'created',
        header: intl.formatMessage({ id: 'agency.creators.created', defaultMessage: 'Created' }),
        cell: ({ createdAt }) => <ExactTime time={createdAt} />,
        text: ({ createdAt }) => exactTime(createdAt),
        sort: { by: 'newest', direction: 'descending' },
        isOptional: true,
      },
    ],
    [intl],
  );
}
