import { Check, X } from 'lucide-react';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const rules = [
  {
    rule: 'A button names its action.',
    good: 'Send for review',
    bad: 'OK',
  },
  {
    rule: 'An error says what to do.',
    good: 'Enter your GSTIN or untick the box.',
    bad: 'Invalid input.',
  },
  {
    rule: 'Use sentence case.',
    good: 'Update your bank details',
    bad: 'Update Your Bank Details',
  },
  {
    rule: 'Say it in few words.',
    good: '1 thing to fix',
    bad: 'One thing that needs to be corrected was found',
  },
  {
    rule: 'Say what the portal does.',
    good: 'We’ll send it automatically.',
    bad: 'Transmission will be attempted upon reconnection.',
  },
  {
    rule: 'Do not blame people.',
    good: 'Your session has ended. Sign in again.',
    bad: 'You were inactive for too long.',
  },
];

/** The rules of wording, each with a text that follows it and one that does not. */
export function Wording() {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
    >
      {rules.map(({ rule, good, bad }) => (
        <Card key={rule} gap="3">
          <Text fontWeight="semibold">{rule}</Text>
          <Example isGood text={good} />
          <Example isGood={false} text={bad} />
        </Card>
      ))}
    </Box>
  );
}

function Example({ isGood, text }: { isGood: boolean; text: string }) {
  const Icon = isGood ? Check : X;
  return (
    <Stack flexDirection="row" gap="3" color={isGood ? 'success' : 'danger'}>
      <Box flexShrink="0" paddingBlockStart="1">
        <Icon size="1.25em" aria-hidden="true" />
      </Box>
      <Text>
        <b>{isGood ? 'Do' : 'Don’t'}</b>{' '}
        <Box as="span" color="ink">
          {text}
        </Box>
      </Text>
    </Stack>
  );
}
