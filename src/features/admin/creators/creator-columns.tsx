import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { AccountStatusBadge, accountStatusTexts } from '#src/features/admin/records/index.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink, TitleLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { CreatorSort } from './creator-filters.ts';
import type { Creator } from './creator-machines.ts';
import { creatorPaths } from './creator-paths.ts';
import { WorkApprovalBadge, workApprovalTexts } from './work-approval.tsx';

type Column = DataColumn<Creator, CreatorSort>;

/** The columns of the list of creators. */
export function useCreatorColumns(): readonly Column[] {
  const intl = useIntl();
  return useMemo(() => [...profileColumns(intl), ...accountColumns(intl)], [intl]);
}

function profileColumns(intl: IntlShape): Column[] {
  const unnamed = intl.formatMessage({
    id: 'creators.unnamed',
    defaultMessage: 'No name yet',
    description: 'Shown instead of the name of a creator without one',
  });
  return [
    {
      key: 'name',
      header: intl.formatMessage({ id: 'creators.name', defaultMessage: 'Name' }),
      cell: (creator) => (
        <Stack gap="1">
          <TitleLink to={creatorPaths.record(creator)} fontWeight="semibold" width="fit-content">
            <bdi>{creator.name ?? unnamed}</bdi>
          </TitleLink>
          {creator.handle && (
            <Text size="sm" muted>
              <bdi dir="ltr">{`@${creator.handle}`}</bdi>
            </Text>
          )}
        </Stack>
      ),
      text: ({ name }) => name ?? '',
      sort: { by: 'name', direction: 'ascending' },
    },
    {
      key: 'approval',
      header: intl.formatMessage({ id: 'creators.approval', defaultMessage: 'Work approval' }),
      cell: (creator) => <WorkApprovalBadge status={creator.workApproval} />,
      text: (creator) => intl.formatMessage(workApprovalTexts[creator.workApproval]),
    },
    {
      key: 'handle',
      header: intl.formatMessage({ id: 'creators.handle', defaultMessage: 'Handle' }),
      cell: (creator) => <bdi dir="ltr">{creator.handle}</bdi>,
      text: (creator) => creator.handle ?? '',
      isOptional: true,
    },
    {
      key: 'languages',
      header: intl.formatMessage({ id: 'creators.languages', defaultMessage: 'Languages' }),
      cell: (creator) => <bdi>{creator.languages.map(nativeLanguageName).join(', ')}</bdi>,
      text: (creator) => creator.languages.map(nativeLanguageName).join(', '),
      isOptional: true,
    },
  ];
}

function accountColumns(intl: IntlShape): Column[] {
  return [
    {
      key: 'status',
      header: intl.formatMessage({ id: 'creators.account', defaultMessage: 'Account' }),
      cell: (creator) => <AccountStatusBadge status={creator.accountStatus} />,
      text: (creator) => intl.formatMessage(accountStatusTexts[creator.accountStatus]),
    },
    {
      key: 'type',
      header: intl.formatMessage({ id: 'creators.type-column', defaultMessage: 'Type' }),
      cell: (creator) => creator.creatorType,
      text: (creator) => creator.creatorType,
    },
    {
      key: 'payment',
      header: intl.formatMessage({ id: 'creators.payment', defaultMessage: 'Payment type' }),
      cell: (creator) => creator.paymentType,
      text: (creator) => creator.paymentType ?? '',
      isOptional: true,
    },
    {
      key: 'agency',
      header: intl.formatMessage({ id: 'creators.agency', defaultMessage: 'Agency' }),
      cell: ({ agency }) =>
        agency && (
          <RouterLink to={`/app/agency?agency=${agency.agencyUserId}`}>
            <bdi>{agency.name}</bdi>
          </RouterLink>
        ),
      text: ({ agency }) => agency?.name ?? '',
    },
    {
      key: 'followers',
      header: intl.formatMessage({ id: 'creators.followers', defaultMessage: 'Followers' }),
      cell: (creator) => <Num value={creator.followers} />,
      text: (creator) => String(creator.followers),
      sort: { by: 'followers', direction: 'descending' },
      isNumeric: true,
    },
    {
      key: 'phone',
      header: intl.formatMessage({ id: 'creators.phone', defaultMessage: 'Mobile number' }),
      cell: (creator) => <bdi dir="ltr">{creator.phone}</bdi>,
      text: (creator) => creator.phone ?? '',
      isOptional: true,
    },
    {
      key: 'created',
      header: intl.formatMessage({ id: 'creators.created', defaultMessage: 'Created' }),
      cell: (creator) => <ExactTime time={creator.createdAt} />,
      text: (creator) => exactTime(creator.createdAt),
      isTime: true,
      sort: { by: 'newest', direction: 'descending' },
    },
  ];
}
