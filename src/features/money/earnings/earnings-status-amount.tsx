import { defineMessages, FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const names = defineMessages({
  paid: { id: 'money.part.paid', defaultMessage: 'Paid', description: 'Part of a sum of money' },
  invoiced: {
    id: 'money.part.invoiced',
    defaultMessage: 'Invoiced, not paid yet',
    description: 'Part of a sum of money',
  },
  open: {
    id: 'money.part.open',
    defaultMessage: 'Not invoiced yet',
    description: 'Part of a sum of money',
  },
});

const Mark = chakra('span', {
  base: {
    display: 'inline-block',
    width: '0.65em',
    height: '0.65em',
    marginInlineEnd: '2',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'ink.muted',
  },
  variants: {
    kind: {
      paid: { bg: 'success', borderColor: 'success' },
      invoiced: { bg: 'marker', borderColor: 'marker' },
      open: {},
    },
  },
});

type Props = { kind: keyof typeof names; paise: number };

/** The part of the earnings with one status, and its amount; inside of a `dl`. */
export function EarningsStatusAmount({ kind, paise }: Props) {
  return (
    <div>
      <Text as="dt" size="sm" muted>
        <Mark kind={kind} aria-hidden="true" />
        <FormattedMessage {...names[kind]} />
      </Text>
      <Text as="dd" fontWeight="bold">
        <Money paise={paise} />
      </Text>
    </div>
  );
}
