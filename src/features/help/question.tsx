import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { HelpQuestion } from '#domain/help/help-areas.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { helpTexts, helpValues } from './help-texts.ts';

const Entry = chakra('details', {
  base: {
    borderBlockEndWidth: '1px',
    borderColor: 'line',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: 'target',
    paddingBlock: '3',
    cursor: 'pointer',
    fontWeight: 'semibold',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0', color: 'accent.text' },
    _hover: { color: 'accent.text' },
  },
});

/** A question that opens to its answer. */
export function Question({ id }: { id: HelpQuestion }) {
  const { question, answer } = helpTexts[id];
  return (
    <Entry>
      <Summary>
        <FormattedMessage {...question} />
        <ChevronDown size="1.25em" aria-hidden="true" />
      </Summary>
      <Text paddingBlockEnd="4">
        <FormattedMessage {...answer} values={helpValues[id]} />
      </Text>
    </Entry>
  );
}
