import { FormattedMessage } from 'react-intl';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { largeText, stackedCells } from '#src/theme/recipes/large-text.ts';
import { Money, Month, Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import type { Invoice } from './invoice-machines.ts';

type Line = Invoice['lines'][number];

const Lines = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '4',
      textAlign: 'start',
      verticalAlign: 'baseline',
      borderBlockEndWidth: '1px',
      borderColor: 'line',
    },
    '& thead th': { color: 'ink.muted', fontWeight: 'normal' },
    '& tbody th': { fontWeight: 'semibold' },
    '& [data-amount]': { textAlign: 'end', paddingInlineEnd: '0', paddingInlineStart: '2' },
    [largeText]: stackedCells(2),
    // The words of these languages leave a phone no room for three columns.
    '&:is(:lang(ta), :lang(te), :lang(ml), :lang(kn))': { smDown: stackedCells(2) },
  },
});

/** What is invoiced, by month, format and kind of engagement. */
export function InvoiceLines({ lines }: { lines: readonly Line[] }) {
  return (
    <Card as="section" aria-labelledby="invoice-lines">
      <Heading as="h2" size="sm" id="invoice-lines">
        <FormattedMessage id="invoices.lines" defaultMessage="What is invoiced" />
      </Heading>
      <Lines aria-labelledby="invoice-lines">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="invoices.line" defaultMessage="Earned by" />
            </th>
            <th scope="col" data-amount>
              <FormattedMessage id="invoices.count" defaultMessage="Count × price per 1,000" />
            </th>
            <th scope="col" data-amount>
              <FormattedMessage id="invoices.amount" defaultMessage="Amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <InvoiceLine
              key={`${line.month} ${line.format} ${line.kind} ${line.paisePerThousand}`}
              line={line}
            />
          ))}
        </tbody>
      </Lines>
    </Card>
  );
}

function InvoiceLine({ line }: { line: Line }) {
  return (
    <tr>
      <th scope="row">
        <FormattedMessage {...formatNames[line.format]} />
        {' · '}
        <FormattedMessage {...engagementNames[line.kind]} />
        {' · '}
        <Month month={line.month} />
      </th>
      <td data-amount>
        <Num value={line.count} />
        {' × '}
        <Money paise={line.paisePerThousand} />
      </td>
      <td data-amount>
        <Money paise={line.paise} />
      </td>
    </tr>
  );
}
