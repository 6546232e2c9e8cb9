import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { type ExportActor, ExportButton, SearchField } from '#src/features/admin/records/index.ts';
import {
  type ApprovalFilters,
  type approvalListMachine,
  WaitingCount,
  type WorkApprovalRow,
  WorkList,
} from '#src/features/review/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { approvalStatusTexts, requestKindTexts, useApprovalColumns } from './approval-columns.ts';

type Props = {
  actor: ActorRefFrom<typeof approvalListMachine>;
  exporter: ExportActor<WorkApprovalRow, ApprovalFilters>;
  filters: ApprovalFilters;
  onFilters: (filters: ApprovalFilters, how?: 'typed') => void;
  /** The filters as part of an address. */
  query: string;
};

const statuses = ['pending', 'approved', 'rejected'] as const;

/** Creators whose profiles wait for a decision, oldest first. */
export function ApprovalsScreen({ actor, exporter, filters, onFilters, query }: Props) {
  const intl = useIntl();
  const columns = useApprovalColumns(filters);
  const isEmpty = useSelector(actor, ({ context }) => context.rows.length === 0);
  const total = useSelector(actor, ({ context }) => context.total);
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="staff.approvals.title" defaultMessage="Work approval" />
        </PageTitle>
        <Box maxWidth="dialogNarrow">
          <SearchField
            label={
              <FormattedMessage
                id="staff.approvals.search"
                defaultMessage="Search by name or handle"
              />
            }
            value={filters.name}
            onChange={(name) => onFilters({ ...filters, name }, 'typed')}
          />
        </Box>
        <Tabs
          label={intl.formatMessage({ id: 'staff.approvals.status', defaultMessage: 'Status' })}
          value={filters.status}
          onChange={(status) => onFilters({ ...filters, status })}
          tabs={statuses.map((status) => ({
            value: status,
            label: <FormattedMessage {...approvalStatusTexts[status]} />,
          }))}
        >
          <Row justifyContent="space-between" paddingBlockEnd="4">
            <WaitingCount total={total} />
            <ExportButton
              actor={exporter}
              file={{ id: 'work-approvals', columns }}
              filters={filters}
              disabled={isEmpty}
            />
          </Row>
          <WorkList
            actor={actor}
            rowKey={(row) => row.creatorUserId}
            renderRow={(row) => <CreatorRow row={row} query={query} />}
          />
        </Tabs>
      </Stack>
    </Page>
  );
}

function CreatorRow({ row, query }: { row: WorkApprovalRow; query: string }) {
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
                <FormattedMessage {...requestKindTexts.change} />
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
          to={`/app/approve-details?${query && `${query}&`}creator=${row.creatorUserId}`}
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
