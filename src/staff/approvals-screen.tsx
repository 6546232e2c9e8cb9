import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { nativeNameOf } from '#domain/languages.ts';
import { RelativeTime } from '#src/ui/amounts.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { Segmented } from '#src/ui/choices.tsx';
import { Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { Text } from '#src/ui/text.tsx';
import type { ApprovalFilters, approvalListMachine, WorkApprovalRow } from './live-machines.ts';
import { WorkList } from './work-list.tsx';

type Props = {
  actor: ActorRefFrom<typeof approvalListMachine>;
  filters: ApprovalFilters;
  onFilters: (filters: ApprovalFilters) => void;
};

/** Creators whose profiles wait for a decision, the longest waiting first. */
export function ApprovalsScreen({ actor, filters, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="staff.approvals.title" defaultMessage="Work approval" />
        </PageTitle>
        <Segmented
          legend={<FormattedMessage id="staff.approvals.status" defaultMessage="Status" />}
          value={filters.status}
          onChange={(status) => onFilters({ ...filters, status })}
          choices={[
            {
              value: 'pending',
              label: <FormattedMessage id="staff.approvals.pending" defaultMessage="Waiting" />,
            },
            {
              value: 'approved',
              label: <FormattedMessage id="staff.approvals.approved" defaultMessage="Approved" />,
            },
            {
              value: 'rejected',
              label: <FormattedMessage id="staff.approvals.rejected" defaultMessage="Rejected" />,
            },
          ]}
        />
        <WorkList actor={actor} keyOf={(row) => row.creatorUserId} show={(row) => <CreatorRow row={row} />} />
      </Stack>
    </Page>
  );
}

function CreatorRow({ row }: { row: WorkApprovalRow }) {
  return (
    <Card>
      <Row justifyContent="space-between">
        <Row gap="4" flex="1 1 14rem">
          <Avatar name={row.name ?? ''} url={row.profileImage?.url ?? null} size="md" />
          <Stack gap="0" flex="1 1 9rem">
            <Text fontWeight="bold">
              <bdi>{row.name}</bdi>
            </Text>
            {row.kind === 'change' && (
              <Text size="sm" fontWeight="semibold" color="accent.text">
                <FormattedMessage
                  id="staff.approvals.change"
                  defaultMessage="New name, handle or photo"
                  description="In a list: an approved creator asks for another one"
                />
              </Text>
            )}
            <Text size="sm" muted>
              <bdi dir="ltr">@{row.handle}</bdi>
              {' · '}
              <bdi>{row.languages.map(nativeNameOf).join(', ')}</bdi>
              {row.submittedAt && (
                <>
                  {' · '}
                  <bdi>
                    <RelativeTime time={row.submittedAt} />
                  </bdi>
                </>
              )}
            </Text>
          </Stack>
        </Row>
        <RouterButton kind="secondary" size="sm" to={`/app/approve-details?creator=${row.creatorUserId}`}>
          <span>
            <FormattedMessage
              id="staff.approvals.view"
              defaultMessage="View {name}"
              values={{ name: <bdi>{row.name}</bdi> }}
            />
          </span>
        </RouterButton>
      </Row>
    </Card>
  );
}
