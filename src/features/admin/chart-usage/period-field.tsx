import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { usagePeriods } from './chart-usage-filters.ts';

type Props = { days: number; onDays: (days: number) => void };

/** Chooses the days until today. */
export function PeriodField({ days, onDays }: Props) {
  const intl = useIntl();
  return (
    <Box flex="1 1 10rem">
      <Field label={<FormattedMessage id="charts.period" defaultMessage="Period" />}>
        <Select value={days} onChange={(event) => onDays(Number(event.target.value))}>
          {usagePeriods.map((count) => (
            <option key={count} value={count}>
              {intl.formatMessage(
                {
                  id: 'charts.days',
                  defaultMessage: '{count, plural, one {Today} other {Last # days}}',
                },
                { count },
              )}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}
