import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type {
  StaffAccount,
  StaffMemberRecord,
  staffMemberMachine,
} from '#machines/flow/admin/staff-member.ts';
import { RecordPage, RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { permissionNames } from './permission-texts.ts';
import { StaffAccessCard } from './staff-access-card.tsx';
import { StaffActionDialog } from './staff-action-dialog.tsx';
import { staffPaths } from './staff-paths.ts';
import { orderedPermissions, StaffStatusBadge, staffName, YouBadge } from './staff-status.tsx';

type Props = { actor: ActorRefFrom<typeof staffMemberMachine> };
type ScreenProps = Props & { history: (record: StaffMemberRecord) => ReactNode };

/** One member of staff: permissions, sign-in and devices, history, and what can be done. */
export function StaffMemberScreen({ actor, history }: ScreenProps) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: staffPaths.list,
        label: <FormattedMessage id="staff.back" defaultMessage="All staff accounts" />,
      }}
      title={(record) =>
        record ? (
          <bdi>{staffName(record.account)}</bdi>
        ) : (
          <FormattedMessage id="staff.one" defaultMessage="Staff account" />
        )
      }
      actions={({ account }) => <AccountActions actor={actor} account={account} />}
      dialog={<StaffActionDialog actor={actor} />}
    >
      {(record) => (
        <>
          <DeactivationNotice account={record.account} />
          <Card>
            <AccountDetails account={record.account} />
          </Card>
          <StaffAccessCard
            {...record}
            onAction={(action) => actor.send({ type: 'action.requested', action })}
          />
          {history(record)}
        </>
      )}
    </RecordPage>
  );
}

function AccountActions({ actor, account }: Props & { account: StaffAccount }) {
  const kind = account.accountStatus === 'active' ? 'deactivate' : 'reactivate';
  return (
    <>
      <RouterButton kind="secondary" size="sm" to={staffPaths.edit(account)}>
        <FormattedMessage id="staff.edit" defaultMessage="Edit" description="Button" />
      </RouterButton>
      {!account.isYou && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => actor.send({ type: 'action.requested', action: { kind, account } })}
        >
          {kind === 'deactivate' ? (
            <FormattedMessage
              id="staff.deactivate"
              defaultMessage="Deactivate"
              description="Button"
            />
          ) : (
            <FormattedMessage
              id="staff.reactivate"
              defaultMessage="Reactivate"
              description="Button"
            />
          )}
        </Button>
      )}
    </>
  );
}

function DeactivationNotice({ account: { deactivation } }: { account: StaffAccount }) {
  if (!deactivation) return null;
  return (
    <Banner
      tone="danger"
      title={
        <FormattedMessage
          id="staff.deactivated-since"
          defaultMessage="Deactivated since {time}"
          values={{ time: <DateTime time={deactivation.at} /> }}
        />
      }
    >
      {deactivation.reason && (
        <Text>
          <bdi>{deactivation.reason}</bdi>
        </Text>
      )}
    </Banner>
  );
}

function AccountDetails({ account }: { account: StaffAccount }) {
  return (
    <RecordValues>
      <RecordValue
        name={<FormattedMessage id="staff.column.status" defaultMessage="Account status" />}
      >
        <Row gap="2">
          <StaffStatusBadge status={account.accountStatus} />
          {account.isYou && <YouBadge />}
        </Row>
      </RecordValue>
      <RecordValue name={<FormattedMessage id="staff.column.email" defaultMessage="Email" />}>
        <bdi dir="ltr">{account.email}</bdi>
      </RecordValue>
      <RecordValue
        name={<FormattedMessage id="staff.column.permissions" defaultMessage="Permissions" />}
      >
        <Stack as="ul" gap="1" listStyleType="none">
          {orderedPermissions(account.permissions).map((permission) => (
            <li key={permission}>
              <FormattedMessage {...permissionNames[permission]} />
            </li>
          ))}
        </Stack>
      </RecordValue>
      <RecordValue name={<FormattedMessage id="staff.column.created" defaultMessage="Added" />}>
        <DateTime time={account.createdAt} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="staff.updated" defaultMessage="Last change" />}>
        <DateTime time={account.updatedAt} />
      </RecordValue>
    </RecordValues>
  );
}
