import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Code } from './docs-components.tsx';

/** A list of tokens, each with its name, its value and what it looks like. */
export const Specimens = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    listStyleType: 'none',
    padding: '0',
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
});

type Props = { token: string; value: string; note?: string; children: ReactNode };

/** `token` is its path in the theme: `spacing.4`. The page's test looks for it. */
export function Specimen({ token, value, note, children }: Props) {
  const name = token.slice(token.indexOf('.') + 1);
  return (
    <Box
      as="li"
      data-token={token}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
      alignItems="center"
      gap="3"
      padding="4"
    >
      <Stack gap="0.5">
        <Text fontWeight="semibold">{name}</Text>
        <Value>{value}</Value>
        {note && (
          <Text size="xs" muted>
            {note}
          </Text>
        )}
      </Stack>
      <Box minWidth="0">{children}</Box>
    </Box>
  );
}

/** The value of a token, as in the theme. */
export function Value({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" muted>
      <Code paddingInline="0" bg="transparent">
        {children}
      </Code>
    </Text>
  );
}
