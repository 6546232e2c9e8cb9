import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { useRowCards } from '#src/ui/data/table/row-cards.tsx';
import { FilterRow } from './filter-row.tsx';

const Details = chakra('details', { base: { flex: '1 1 100%' } });
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    width: 'fit-content',
    color: 'accent.text',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** Further filters of a list; folded where rows are cards, so that the list is in sight. */
export function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  if (!useRowCards()) return children;
  return (
    <Details>
      <Summary>
        <FormattedMessage
          id="records.more-filters"
          defaultMessage="{count, plural, =0 {More filters} other {More filters (#)}}"
          description="Opens further filters of a list; count: how many of them are set"
          values={{ count }}
        />
      </Summary>
      <FilterRow paddingBlockStart="2">{children}</FilterRow>
    </Details>
  );
}
