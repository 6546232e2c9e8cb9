import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { paymentTypes, rateCardStatuses } from '#domain/money/earnings.ts';
import { FilterRow } from '#src/features/admin/records/index.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { type RateCardFilters, rateCardSorts } from './rate-card-machines.ts';
import { rateCardSortTexts, rateCardStatusTexts } from './rate-card-values.tsx';

type Props = { filters: RateCardFilters; onFilters: (filters: RateCardFilters) => void };

const all = 'all';

/** Of which payment type, with which status, in which order. */
export function RateCardFilterControls({ filters, onFilters }: Props) {
  const intl = useIntl();
  const { paymentType, status, sort } = filters;
  const allOption = {
    value: all,
    label: intl.formatMessage({
      id: 'rates.all',
      defaultMessage: 'All',
      description: 'All payment types, all statuses',
    }),
  } as const;
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    texts: Record<Value, MessageDescriptor>,
  ) =>
    values.map((value) => {
      const text: MessageDescriptor = texts[value];
      return { value, label: intl.formatMessage(text) };
    });
  return (
    <FilterRow as="search">
      <Box flex="1 1 11rem">
        <Field label={<FormattedMessage id="rates.type" defaultMessage="Payment type" />}>
          <ListboxSelect
            value={paymentType ?? all}
            onChange={(type) => onFilters({ ...filters, paymentType: type === all ? null : type })}
            options={[allOption, ...paymentTypes.map((type) => ({ value: type, label: type }))]}
          />
        </Field>
      </Box>
      <Box flex="1 1 11rem">
        <Field label={<FormattedMessage id="rates.status" defaultMessage="Status" />}>
          <ListboxSelect
            value={status ?? all}
            onChange={(next) => onFilters({ ...filters, status: next === all ? null : next })}
            options={[allOption, ...optionsOf(rateCardStatuses, rateCardStatusTexts)]}
          />
        </Field>
      </Box>
      <Box flex="1 1 11rem">
        <Field label={<FormattedMessage id="records.sort" defaultMessage="Sort by" />}>
          <ListboxSelect
            value={sort}
            onChange={(by) => onFilters({ ...filters, sort: by })}
            options={optionsOf(rateCardSorts, rateCardSortTexts)}
          />
        </Field>
      </Box>
    </FilterRow>
  );
}
