import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../layout/text.tsx';

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24',
    height: '24',
    borderRadius: 'full',
    bg: 'marker.soft',
    color: 'ink',
  },
});

type EmptyStateProps = {
  /** A lucide icon, about 40 px. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** Replaces an empty list: what is missing, why, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Stack
      alignItems="center"
      textAlign="center"
      paddingBlock="12"
      maxWidth="dialog"
      marginInline="auto"
    >
      {icon && <Sheet aria-hidden="true">{icon}</Sheet>}
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children && (
        <Text muted overflowWrap="anywhere">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
