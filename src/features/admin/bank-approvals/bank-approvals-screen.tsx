import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  ListToolbar,
  NothingFound,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { WorkList } from '#src/features/review/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { useBankApprovalColumns } from './bank-approval-columns.ts';
import {
  type BankApprovalFilters,
  type BankDetailsRow,
  type bankApprovalListMachine,
  bankApprovalStatuses,
} from './bank-approval-machines.ts';
import { bankApprovalPaths } from './bank-approval-paths.ts';
import { bankApprovalStatusTexts } from './bank-approval-status.tsx';

type Props = {
  actor: ActorRefFrom<typeof bankApprovalListMachine>;
  filters: BankApprovalFilters;
  exporter: ExportActor<BankDetailsRow, BankApprovalFilters>;
  onFilters: (filters: BankApprovalFilters, how?: 'chosen' | 'typed') => void;
};

/** Creators whose bank details wait for a decision, the longest waiting first. */
export function BankApprovalsScreen({ actor, exporter, filters, onFilters }: Props) {
  const intl = useIntl();
  const columns = useBankApprovalColumns();
  const isSearched = filters.search.trim() !== '';
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="bank-approvals.title" defaultMessage="Bank details" />
        </PageTitle>
        <Tabs
          label={intl.formatMessage({ id: 'bank-approvals.status', defaultMessage: 'Status' })}
          value={filters.status}
          onChange={(status) => onFilters({ ...filters, status })}
          tabs={bankApprovalStatuses.map((status) => ({
            value: status,
            label: <FormattedMessage {...bankApprovalStatusTexts[status]} />,
          }))}
        >
          <Stack gap="4">
            <Box as="search" maxWidth="dialog">
              <SearchField
                label={
                  <FormattedMessage
                    id="bank-approvals.search"
                    defaultMessage="Search by name or handle"
                  />
                }
                value={filters.search}
                onChange={(search) => onFilters({ ...filters, search }, 'typed')}
              />
            </Box>
            <ListToolbar
              list={actor}
              exporter={exporter}
              file={{ id: 'bank-approvals', columns }}
              filters={filters}
            />
            <WorkList
              actor={actor}
              rowKey={(row) => row.creatorUserId}
              renderRow={(row) => <CreatorRow row={row} />}
              {...(isSearched && {
                empty: <NothingFound onReset={() => onFilters({ ...filters, search: '' })} />,
              })}
            />
          </Stack>
        </Tabs>
      </Stack>
    </Page>
  );
}

function CreatorRow({ row }: { row: BankDetailsRow }) {
  return (
    <Card>
      <Row justifyContent="space-between">
        <Row gap="4" flex="1 1 14rem">
          <Avatar name={row.name ?? ''} url={row.profileImage?.url ?? null} size="md" />
          <Stack gap="0" flex="1 1 9rem">
            <Text fontWeight="bold">
              <bdi>{row.name}</bdi>
            </Text>
            <Text size="sm" muted>
              <bdi dir="ltr">@{row.handle}</bdi>
              {' · '}
              <bdi>
                <RelativeTime time={row.submittedAt} />
              </bdi>
            </Text>
          </Stack>
        </Row>
        <RouterButton kind="secondary" size="sm" to={bankApprovalPaths.record(row)}>
          <span>
            <FormattedMessage
              id="bank-approvals.view"
              defaultMessage="View {name}"
              values={{ name: <bdi>{row.name}</bdi> }}
            />
          </span>
        </RouterButton>
      </Row>
    </Card>
  );
}
