import { useSelector } from '@xstate/react';
import { Scale } from 'lucide-react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { contentLanguages } from '#domain/language/languages.ts';
import { PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import {
  type AppealFilters,
  type AppealSelection,
  type appealListMachine,
  appealSelections,
  type appealStatisticsMachine,
} from './appeal-machines.ts';
import { nextAppealPath } from './appeal-paths.ts';
import { AppealRow } from './appeal-row.tsx';
import { AppealStatisticsPanel } from './appeal-statistics.tsx';

type Props = {
  actor: ActorRefFrom<typeof appealListMachine>;
  statistics: ActorRefFrom<typeof appealStatisticsMachine>;
  filters: AppealFilters;
  onFilters: (filters: AppealFilters) => void;
};

/** Appeals by their due time, and how many overturned the first decision. */
export function AppealListScreen({ actor, statistics, filters, onFilters }: Props) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <Row justifyContent="space-between">
          <PageTitle>
            <FormattedMessage id="appeals.list.title" defaultMessage="Appeals" />
          </PageTitle>
          <RouterButton to={nextAppealPath} size="sm">
            <FormattedMessage id="appeals.list.next" defaultMessage="Take the next appeal" />
          </RouterButton>
        </Row>
        <Filters filters={filters} onFilters={onFilters} />
        <PagedListView actor={actor} placeholder={<TextSkeleton />} empty={<NoAppeals />}>
          <Stack as="ul" gap="3" listStyleType="none">
            {rows.map((row) => (
              <AppealRow key={row.appealId} appeal={row} />
            ))}
          </Stack>
        </PagedListView>
        <AppealStatisticsPanel actor={statistics} />
      </Stack>
    </Page>
  );
}

const selectionTexts: Record<AppealSelection, MessageDescriptor> = defineMessages({
  open: { id: 'appeals.list.open', defaultMessage: 'All open appeals' },
  available: { id: 'appeals.list.available', defaultMessage: 'Open for me' },
  escalated: { id: 'appeals.list.escalated', defaultMessage: 'Due within two days' },
  decided: { id: 'appeals.list.decided', defaultMessage: 'Decided' },
});

function Filters({ filters, onFilters }: Pick<Props, 'filters' | 'onFilters'>) {
  const intl = useIntl();
  return (
    <Box
      display="grid"
      gap="4"
      maxWidth="dialog"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
    >
      <Field label={<FormattedMessage id="appeals.list.show" defaultMessage="Show" />}>
        <ListboxSelect
          value={filters.only}
          onChange={(only) => onFilters({ ...filters, only })}
          options={appealSelections.map((value) => ({
            value,
            label: intl.formatMessage(selectionTexts[value]),
          }))}
        />
      </Field>
      <Field label={<FormattedMessage id="appeals.list.language" defaultMessage="Language" />}>
        <ListboxSelect
          value={filters.language}
          onChange={(language) => onFilters({ ...filters, language })}
          options={[
            {
              value: 'all',
              label: intl.formatMessage({
                id: 'appeals.list.all-languages',
                defaultMessage: 'All languages',
              }),
            },
            ...contentLanguages.map(({ isoCode, nativeName }) => ({
              value: isoCode,
              label: nativeName,
              lang: isoCode,
            })),
          ]}
        />
      </Field>
    </Box>
  );
}

function NoAppeals() {
  return (
    <EmptyState
      icon={<Scale size={40} />}
      title={<FormattedMessage id="appeals.list.empty" defaultMessage="No appeals here" />}
    />
  );
}
