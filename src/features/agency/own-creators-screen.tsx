import { useSelector } from '@xstate/react';
import { Users } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type Creator,
  type CreatorFilters,
  type creatorListMachine,
  noCreatorFilters,
  WorkApprovalBadge,
  workApprovals,
  workApprovalTexts,
} from '#src/features/admin/creators/index.ts';
import {
  AccountStatusBadge,
  AccountStatusSelect,
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { agencyPaths } from './agency-paths.ts';
import { useOwnCreatorColumns } from './own-creator-columns.tsx';
import type { AgencyOverview, overviewMachine } from './own-creator-machines.ts';

type Props = {
  actor: ActorRefFrom<typeof creatorListMachine>;
  exporter: ExportActor<Creator, CreatorFilters>;
  overview: ActorRefFrom<typeof overviewMachine>;
  filters: CreatorFilters;
  onFilters: (filters: CreatorFilters, how?: 'chosen' | 'typed') => void;
};

/** The creators that an agency manages, with their account status and work approval. */
export function OwnCreatorsScreen({ actor, exporter, overview, filters, onFilters }: Props) {
  const intl = useIntl();
  const columns = useOwnCreatorColumns();
  const counts = useSelector(overview, ({ context }) => context.data);
  const { search, workApproval, accountStatus, sort } = filters;
  const isFiltered = search.trim() !== '' || workApproval !== 'all' || accountStatus !== 'all';
  return (
    <RecordListPage
      title={<FormattedMessage id="agency.creators.title" defaultMessage="Your creators" />}
      summary={counts && <Counts counts={counts} />}
      create={<InviteLink />}
      list={actor}
      exporter={exporter}
      table={{
        id: 'own-creators',
        label: intl.formatMessage({
          id: 'agency.creators.title',
          defaultMessage: 'Your creators',
        }),
        columns,
        rowKey: ({ creatorUserId }) => creatorUserId,
        rowName: ({ name }) => name ?? '',
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters({ ...noCreatorFilters, sort }) : undefined}
      sort={{
        value: sort,
        onChange: (next) => onFilters({ ...filters, sort: next as CreatorFilters['sort'] }),
      }}
      controls={<Controls filters={filters} onFilters={onFilters} />}
      empty={<NoCreators />}
    />
  );
}

function Controls({ filters, onFilters }: Pick<Props, 'filters' | 'onFilters'>) {
  const intl = useIntl();
  return (
    <>
      <Box flex="2 1 16rem">
        <SearchField
          label={
            <FormattedMessage
              id="agency.creators.search"
              defaultMessage="Search name, handle or phone"
            />
          }
          value={filters.search}
          onChange={(search) => onFilters({ ...filters, search }, 'typed')}
        />
      </Box>
      <Box flex="1 1 10rem">
        <Field
          label={<FormattedMessage id="agency.creators.approval" defaultMessage="Work approval" />}
        >
          <ListboxSelect
            value={filters.workApproval}
            onChange={(workApproval) => onFilters({ ...filters, workApproval })}
            options={[
              {
                value: 'all' as const,
                label: intl.formatMessage({ id: 'agency.creators.all', defaultMessage: 'All' }),
              },
              ...workApprovals.map((value) => ({
                value,
                label: intl.formatMessage(workApprovalTexts[value]),
              })),
            ]}
          />
        </Field>
      </Box>
      <Box flex="1 1 10rem">
        <AccountStatusSelect
          value={filters.accountStatus}
          onChange={(accountStatus) => onFilters({ ...filters, accountStatus })}
        />
      </Box>
    </>
  );
}

/** How many creators the agency has, by what was decided on them. */
function Counts({ counts }: { counts: AgencyOverview }) {
  const { creatorCount, blockedCount, workApprovals: approvals } = counts;
  return (
    <Row gap="5" rowGap="2">
      <Text fontWeight="semibold">
        <FormattedMessage
          id="agency.creators.count"
          defaultMessage="{count, plural, =0 {No creators} one {# creator} other {# creators}}"
          description="How many creators an agency manages in all"
          values={{ count: creatorCount }}
        />
      </Text>
      {approvals.map(({ status, count }) => (
        <Row key={status} gap="2">
          <WorkApprovalBadge status={status} />
          <Num value={count} />
        </Row>
      ))}
      {blockedCount > 0 && (
        <Row gap="2">
          <AccountStatusBadge status="blocked" />
          <Num value={blockedCount} />
        </Row>
      )}
    </Row>
  );
}

const InviteLink = () => (
  <RouterButton to={agencyPaths.invitations}>
    <FormattedMessage
      id="agency.creators.invite"
      defaultMessage="Invite a creator"
      description="Link to the invitations of an agency"
    />
  </RouterButton>
);

function NoCreators() {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="agency.creators.none" defaultMessage="No creators yet" />}
      action={<InviteLink />}
    >
      <FormattedMessage
        id="agency.creators.none-hint"
        defaultMessage="Send a creator an invitation link. They appear here once they accept."
      />
    </EmptyState>
  );
}
