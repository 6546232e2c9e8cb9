import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Text } from '#src/ui/layout/text.tsx';

/** How many items match the filters; counted up to a limit. Nothing before they are counted. */
export function WaitingCount({ total }: { total: number | undefined }) {
  return (
    <Text size="sm" muted role="status" minHeight="6">
      {total !== undefined && (
        <FormattedMessage
          id="staff.list.count"
          defaultMessage="{hasMore, select, true {More than {count, number} items} other {{count, plural, one {# item} other {# items}}}}"
          values={{ count: total, hasMore: total >= limits.workCountMax }}
        />
      )}
    </Text>
  );
}
