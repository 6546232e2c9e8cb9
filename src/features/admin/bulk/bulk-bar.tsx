import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { BulkActor, BulkOffer } from './bulk-offer.ts';

type Props = {
  actor: BulkActor;
  offers: readonly BulkOffer[];
  /** How many records match the filters; more than can be counted is more than can be chosen. */
  total: number | undefined;
};

/** How many rows are ticked and what can be done with them. */
export function BulkBar({ actor, offers, total }: Props) {
  const count = useBulkCount(actor, total);
  const isAll = useSelector(actor, ({ context }) => context.isAllSelected);
  const isTooMany = !isAll && count > limits.bulkIdsMax;
  return (
    <Stack
      gap="3"
      padding="4"
      bg="surface.raised"
      borderWidth="1px"
      borderColor="accent"
      borderRadius="md"
      hidden={count === 0}
    >
      <Row gap="3" alignItems="center">
        <Text role="status" fontWeight="semibold">
          <FormattedMessage
            id="bulk.selected"
            defaultMessage="{count, plural, =0 {Nothing selected} other {# selected}}"
            description="How many rows of a list are ticked"
            values={{ count }}
          />
        </Text>
        <SelectAll actor={actor} count={count} total={total} isAll={isAll} />
        <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'selection.cleared' })}>
          <FormattedMessage id="bulk.clear" defaultMessage="Clear selection" />
        </Button>
      </Row>
      <Row gap="3">
        {offers.map(({ kind, label }) => (
          <Button
            key={kind}
            size="sm"
            kind="secondary"
            disabled={isTooMany}
            onClick={() => actor.send({ type: 'action.requested', kind })}
          >
            {label}
          </Button>
        ))}
      </Row>
      {isTooMany && (
        <Text size="sm" muted>
          <FormattedMessage
            id="bulk.too-many"
            defaultMessage="Select at most {max} rows one by one, or all that match."
            values={{ max: limits.bulkIdsMax }}
          />
        </Text>
      )}
    </Stack>
  );
}

type SelectAllProps = {
  actor: BulkActor;
  count: number;
  total: number | undefined;
  isAll: boolean;
};

function SelectAll({ actor, count, total, isAll }: SelectAllProps) {
  if (isAll || total === undefined || total <= count) return null;
  if (total > limits.bulkRecordsMax)
    return (
      <Text size="sm" muted>
        <FormattedMessage
          id="bulk.use-filters"
          defaultMessage="More than {max} match. Use filters to select all of fewer."
          values={{ max: limits.bulkRecordsMax }}
        />
      </Text>
    );
  return (
    <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'all.selected' })}>
      <FormattedMessage
        id="bulk.select-all"
        defaultMessage="Select all {total} that match"
        description="Button: also selects the rows that are not loaded; total is a number"
        values={{ total }}
      />
    </Button>
  );
}

/** How many records the selection has. */
export function useBulkCount(actor: BulkActor, total: number | undefined): number {
  return useSelector(actor, ({ context: { isAllSelected, selected } }) =>
    isAllSelected ? (total ?? selected.size) : selected.size,
  );
}
