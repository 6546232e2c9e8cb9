import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { nativeLanguageName } from '#domain/language/languages.ts';
import {
  type ApprovalFilters,
  type approvalListMachine,
  type WorkApprovalRow,
  WorkList,
} from '#src/features/review/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';

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
              label: <FormattedMessage id="staff.approvals.pending" defaultMessage="Pending" />,
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
        <WorkList
          actor={actor}
          rowKey={(row) => row.creatorUserId}
          renderRow={(row) => <CreatorRow row={row} />}
        />
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
              <bdi>{row.languages.map(nativeLanguageName).join(', ')}</bdi>
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
        <RouterButton
          kind="secondary"
          size="sm"
          to={`/app/approve-details?creator=${row.creatorUserId}`}
        >
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
