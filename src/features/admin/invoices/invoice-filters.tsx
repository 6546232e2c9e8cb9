import { FormattedMessage, useIntl } from 'react-intl';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { invoiceStateNames } from '#src/features/money/index.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import type { InvoiceFilters } from './invoice-machines.ts';

type Props = {
  filters: InvoiceFilters;
  /** That can be chosen as YYYY-MM, the present one first. */
  months: readonly string[];
  onFilters: (filters: InvoiceFilters) => void;
};

const all = 'all';

/** Which month and which status. */
export function MonthAndStateFilters({ filters, months, onFilters }: Props) {
  const intl = useIntl();
  const allLabel = intl.formatMessage({
    id: 'invoices.all',
    defaultMessage: 'All',
    description: 'All months, all statuses',
  });
  const named = filters.month;
  const offered = named && !months.includes(named) ? [named, ...months] : months;
  return (
    <>
      <Box flex="1 1 11rem">
        <Field label={<FormattedMessage id="invoices.month" defaultMessage="Month" />}>
          <ListboxSelect
            value={filters.month ?? all}
            onChange={(month) => onFilters({ ...filters, month: month === all ? null : month })}
            options={[
              { value: all, label: allLabel },
              ...offered.map((month) => ({ value: month, label: monthName(intl, month) })),
            ]}
          />
        </Field>
      </Box>
      <Box flex="1 1 11rem">
        <Field label={<FormattedMessage id="invoices.state" defaultMessage="Status" />}>
          <ListboxSelect
            value={filters.state ?? all}
            onChange={(state) => onFilters({ ...filters, state: state === all ? null : state })}
            options={[
              { value: all, label: allLabel },
              ...invoiceStates.map((state) => ({
                value: state,
                label: intl.formatMessage(invoiceStateNames[state]),
              })),
            ]}
          />
        </Field>
      </Box>
    </>
  );
}

/** November 2026 */
export const monthName = (intl: ReturnType<typeof useIntl>, month: string): string =>
  intl.formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
