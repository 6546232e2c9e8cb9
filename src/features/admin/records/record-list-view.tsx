import type { ComponentProps } from 'react';
import { type ListActor, PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';

export type { ListActor };

/** The rows of a list of records, or what is shown instead. */
export function RecordListView<Row, Filters>(
  props: Omit<ComponentProps<typeof PagedListView<Row, Filters>>, 'placeholder'>,
) {
  return <PagedListView {...props} placeholder={<RowSkeletons />} />;
}

const RowSkeletons = () => (
  <Stack gap="2">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height="3.5rem" />
    ))}
  </Stack>
);
