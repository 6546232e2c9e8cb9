import { useSelector } from '@xstate/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ListActor, PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';

type Props<Row, Filters> = {
  actor: ListActor<Row, Filters>;
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  /** In place of an empty list; by default that nothing is left. */
  empty?: ReactNode;
};

/** A list of things that wait for staff. */
export function WorkList<Row, Filters>(props: Props<Row, Filters>) {
  const { actor, rowKey, renderRow, empty = <NothingLeft /> } = props;
  const rows = useSelector(actor, ({ context }) => context.rows);
  return (
    <PagedListView actor={actor} placeholder={<CardSkeletons />} empty={empty}>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map((row) => (
          <li key={rowKey(row)}>{renderRow(row)}</li>
        ))}
      </Stack>
    </PagedListView>
  );
}

const NothingLeft = () => (
  <EmptyState
    icon={<Inbox aria-hidden="true" size="2.5rem" />}
    title={<FormattedMessage id="staff.list.empty" defaultMessage="Nothing left to review" />}
  >
    <FormattedMessage id="staff.list.empty-hint" defaultMessage="New items appear here." />
  </EmptyState>
);

const CardSkeletons = () => (
  <Stack gap="3">
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </Stack>
);
