import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { engagementKinds } from '#domain/analytics/engagement.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Money } from '#src/ui/data/formatted-values.tsx';
import type { RateCard } from './rate-card-machines.ts';

/** On a phone the prices of a format are below its name. */
const Rates = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(7rem, auto) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', sm: '2' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      rowGap: '1',
      marginBlockEnd: { base: '3', sm: '0' },
    },
    '& [data-kind]': { color: 'ink.muted', marginInlineEnd: '2' },
  },
});

/** The prices of a rate card by format; what has no price earns nothing and is left out. */
export function RateTable({ rates }: Pick<RateCard, 'rates'>) {
  const formats = postFormats.filter((format) => rates.some((rate) => rate.format === format));
  return (
    <Rates>
      {formats.map((format) => (
        <FormatRates
          key={format}
          name={<FormattedMessage {...formatNames[format]} />}
          rates={engagementKinds.flatMap((kind) =>
            rates.filter((rate) => rate.format === format && rate.kind === kind),
          )}
        />
      ))}
    </Rates>
  );
}

function FormatRates({ name, rates }: { name: ReactNode; rates: RateCard['rates'] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {rates.map(({ kind, paisePerThousand }) => (
          <span key={kind}>
            <span data-kind>
              <FormattedMessage {...engagementNames[kind]} />
            </span>
            <Money paise={paisePerThousand} />
          </span>
        ))}
      </dd>
    </>
  );
}
