import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Money } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { CreatorEarnings } from './agency-earnings-machines.ts';
import { agencyPaths } from './agency-paths.ts';

/** The columns of the earnings of an agency's creators: amounts only. */
export function useEarningsColumns(): readonly DataColumn<CreatorEarnings>[] {
  const intl = useIntl();
  return useMemo(() => {
    const amount = (
      key: 'paise' | 'invoicedPaise' | 'paidPaise',
      header: string,
    ): DataColumn<CreatorEarnings> => ({
      key,
      header,
      cell: (row) => <Money paise={row[key]} />,
      text: (row) => (row[key] / 100).toFixed(2),
      isNumeric: true,
    });
    return [
      {
        key: 'name',
        header: intl.formatMessage({ id: 'agency.creators.name', defaultMessage: 'Name' }),
        cell: ({ creatorUserId, name, handle }) => (
          <TitleLink
            to={`${agencyPaths.creator(creatorUserId)}&tab=earnings`}
            fontWeight="semibold"
          >
            <bdi>
              {name ??
                handle ??
                intl.formatMessage({
                  id: 'agency.creators.unnamed',
                  defaultMessage: 'No name yet',
                  description: 'A creator who has not entered a name',
                })}
            </bdi>
          </TitleLink>
        ),
        text: ({ name }) => name ?? '',
      },
      {
        key: 'handle',
        header: intl.formatMessage({ id: 'agency.creators.handle', defaultMessage: 'Handle' }),
        cell: ({ handle }) => handle && <bdi dir="ltr">{`@${handle}`}</bdi>,
        text: ({ handle }) => handle ?? '',
        isOptional: true,
      },
      amount(
        'paise',
        intl.formatMessage({ id: 'agency.earnings.earned', defaultMessage: 'Earned' }),
      ),
      amount(
        'invoicedPaise',
        intl.formatMessage({ id: 'agency.earnings.invoiced', defaultMessage: 'Invoiced' }),
      ),
      amount(
        'paidPaise',
        intl.formatMessage({ id: 'agency.earnings.paid', defaultMessage: 'Paid' }),
      ),
    ];
  }, [intl]);
}
