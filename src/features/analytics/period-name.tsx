import { FormattedMessage } from 'react-intl';

/** A period in days, as a choice. */
export function PeriodName({ days }: { days: number }) {
  return (
    <FormattedMessage
      id="analytics.period.days"
      defaultMessage="{days, plural, one {# day} other {# days}}"
      description="A choice: figures of the last days, by number"
      values={{ days }}
    />
  );
}
