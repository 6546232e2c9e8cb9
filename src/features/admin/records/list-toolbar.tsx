import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { type ExportActor, ExportButton, type ListFile } from './export-button.tsx';
import type { ListActor } from './record-list-view.tsx';

type Props<Row, FileRow, Filters> = {
  list: ListActor<Row, Filters>;
  exporter: ExportActor<FileRow, Filters>;
  file: ListFile<FileRow>;
  filters: Filters;
  /** Menus next to the export. */
  children?: ReactNode;
};

/** Above a list of staff: how many rows it has, and the export. */
export function ListToolbar<ListRow, FileRow, Filters>(props: Props<ListRow, FileRow, Filters>) {
  const { list, exporter, file, filters, children } = props;
  const count = useSelector(list, (current) => current.context.rows.length);
  const hasMore = useSelector(list, (current) => current.context.nextPageUrl !== null);
  const total = useSelector(list, (current) => current.context.total);
  const isBusy = useSelector(list, (current) => current.hasTag('busy'));
  return (
    <Row justifyContent="space-between">
      <Text size="sm" muted role="status">
        {!isBusy && total !== undefined && total > count && <Total count={count} total={total} />}
        {!isBusy && !(total !== undefined && total > count) && (
          <FormattedMessage
            id="records.count"
            defaultMessage="{hasMore, select, true {{count, plural, one {First # shown} other {First # shown}}} other {{count, plural, =0 {None} one {# in total} other {# in total}}}}"
            description="Above a list of staff: how many rows are shown, or that these are all"
            values={{ count, hasMore: String(hasMore) }}
          />
        )}
      </Text>
      <Row gap="2">
        {children}
        <ExportButton actor={exporter} file={file} filters={filters} disabled={count === 0} />
      </Row>
    </Row>
  );
}

/** How many rows there are; beyond what is counted, that there are more. */
const Total = ({ count, total }: { count: number; total: number }) => (
  <FormattedMessage
    id="records.total"
    defaultMessage="{count, number} of {total, number}{isMore, select, true {+} other {}} shown"
    description="Above a list of staff: how many of all rows are loaded; + says that there are more"
    values={{
      count,
      total: Math.min(total, limits.countedRowsMax),
      isMore: String(total > limits.countedRowsMax),
    }}
  />
);
