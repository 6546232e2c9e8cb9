import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from './layout.tsx';
import { RouterLink } from './router-link.tsx';

/** A back link above the title of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink
      to={to}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="target"
      alignSelf="flex-start"
    >
      <Box as="span" display="inline-flex" _rtl={{ transform: 'scaleX(-1)' }}>
        <ArrowLeft size="1.2em" aria-hidden="true" />
      </Box>
      {children}
    </RouterLink>
  );
}
