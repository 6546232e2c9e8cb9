import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toRupees } from '#domain/forms/rate-card-form.ts';
import type { FileColumn } from '#src/features/admin/records/index.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { exactTime } from '#src/ui/data/exact-time.tsx';
import type { PriceRow } from './rate-card-machines.ts';
import { rateCardStatusTexts } from './rate-card-values.tsx';

/** The columns of the file of rate cards, which has a line for each price; in plain rupees. */
export function usePriceColumns(): readonly FileColumn<PriceRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'rates.type', defaultMessage: 'Payment type' }),
        text: ({ paymentType }) => paymentType,
      },
      {
        header: intl.formatMessage({ id: 'rates.month', defaultMessage: 'Applies from' }),
        text: ({ fromMonth }) => fromMonth,
      },
      {
        header: intl.formatMessage({ id: 'rates.format', defaultMessage: 'Format' }),
        text: ({ format }) => intl.formatMessage(formatNames[format]),
      },
      {
        header: intl.formatMessage({
          id: 'rates.kind',
          defaultMessage: 'Paid for',
          description: 'Header of a column with: views, likes, shares …',
        }),
        text: ({ kind }) => intl.formatMessage(engagementNames[kind]),
      },
      {
        header: intl.formatMessage({ id: 'rates.price', defaultMessage: 'Rupees per 1,000' }),
        text: ({ paisePerThousand }) => toRupees(paisePerThousand),
      },
      {
        header: intl.formatMessage({ id: 'rates.version-number', defaultMessage: 'Version' }),
        text: ({ version }) => String(version),
      },
      {
        header: intl.formatMessage({ id: 'rates.status', defaultMessage: 'Status' }),
        text: ({ status }) => intl.formatMessage(rateCardStatusTexts[status]),
      },
      {
        header: intl.formatMessage({ id: 'rates.saved', defaultMessage: 'Saved' }),
        text: ({ madeAt }) => exactTime(madeAt),
        isTime: true,
      },
    ],
    [intl],
  );
}
