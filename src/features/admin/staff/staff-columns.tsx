import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Permission, staffPermissions } from '#domain/permissions/permissions.ts';
import type { StaffAccount } from '#machines/flow/admin/staff-member.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { Row } from '#src/ui/layout/layout.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { staffPaths } from './staff-paths.ts';
import {
  permissionsText,
  SignInBadge,
  StaffStatusBadge,
  signInText,
  staffName,
  staffStatusText,
  YouBadge,
} from './staff-status.tsx';

const nameColumn = (intl: IntlShape): DataColumn<StaffAccount> => ({
  key: 'name',
  header: intl.formatMessage({ id: 'staff.column.name', defaultMessage: 'Name' }),
  cell: (account) => (
    <Row gap="2" flexWrap="nowrap">
      <TitleLink to={staffPaths.record(account)} fontWeight="semibold">
        <bdi>{staffName(account)}</bdi>
      </TitleLink>
      {account.isYou && <YouBadge />}
    </Row>
  ),
  text: staffName,
});

/** The others are on the page of the account and in the CSV file. */
const isForStaff = (permission: Permission) => staffPermissions.some((each) => each === permission);

const permissionsColumn = (intl: IntlShape): DataColumn<StaffAccount> => ({
  key: 'permissions',
  header: intl.formatMessage({ id: 'staff.column.permissions', defaultMessage: 'Permissions' }),
  cell: ({ permissions }) => (
    <Text as="span" display="block" minWidth="12rem" whiteSpace="normal" size="sm">
      {permissionsText(permissions.filter(isForStaff), intl)}
    </Text>
  ),
  text: ({ permissions }) => permissionsText(permissions, intl),
});

/** The columns of the list of staff accounts. */
export function useStaffColumns(): readonly DataColumn<StaffAccount>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      nameColumn(intl),
      {
        key: 'status',
        header: intl.formatMessage({ id: 'staff.column.status', defaultMessage: 'Account status' }),
        cell: ({ accountStatus }) => <StaffStatusBadge status={accountStatus} />,
        text: ({ accountStatus }) => intl.formatMessage(staffStatusText(accountStatus)),
      },
      permissionsColumn(intl),
      {
        key: 'email',
        header: intl.formatMessage({ id: 'staff.column.email', defaultMessage: 'Email' }),
        cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
        text: ({ email }) => email,
      },
      {
        key: 'sign-in',
        header: intl.formatMessage({ id: 'staff.column.sign-in', defaultMessage: 'Sign-in' }),
        cell: (account) => <SignInBadge account={account} />,
        text: (account) => signInText(account, intl),
      },
      {
        key: 'devices',
        header: intl.formatMessage({
          id: 'staff.column.devices',
          defaultMessage: 'Signed-in devices',
        }),
        cell: ({ sessionCount }) => <Num value={sessionCount} />,
        text: ({ sessionCount }) => String(sessionCount),
        isNumeric: true,
      },
      {
        key: 'created',
        header: intl.formatMessage({ id: 'staff.column.created', defaultMessage: 'Added' }),
        cell: ({ createdAt }) => <ExactTime time={createdAt} />,
        text: ({ createdAt }) => exactTime(createdAt),
        isOptional: true,
      },
    ],
    [intl],
  );
}
