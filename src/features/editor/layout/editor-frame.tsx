import type { ReactNode } from 'react';
import { Box, Page } from '#src/ui/layout/layout.tsx';

type EditorFrameProps = { heading: ReactNode; status: ReactNode; children: ReactNode };

/**
 * Below the portal's bar, because "Save draft" is far from the heading on a phone. With very large
 * letters neither stays in view.
 */
const stickyOnPhones = {
  position: { base: 'sticky', sm: 'static' },
  insetBlockStart: 'calc(var(--top-inset, 0px) + 4.25rem)',
  css: { '@media (max-width: 18em)': { position: 'static' } },
  zIndex: '1',
  width: 'fit-content',
  marginBlockStart: { base: '1', sm: '0' },
  marginBlockEnd: { base: '4', sm: '0' },
} as const;

/**
 * The layout that the prerendered editor (prerendered-editor.tsx) and the editor
 * (editor-layout.tsx) share, so that nothing shifts when one replaces the other.
 */
export function EditorFrame({ heading, status, children }: EditorFrameProps) {
  return (
    <Page
      reading
      paddingBlockStart={{ base: '4', md: '8' }}
      paddingBlockEnd={{ base: '24', sm: '12' }}
    >
      <Box
        display={{ base: 'contents', sm: 'flex' }}
        justifyContent="space-between"
        alignItems="center"
        marginBlockEnd="5"
        gap="1"
      >
        {heading}
        <Box {...stickyOnPhones}>{status}</Box>
      </Box>
      {children}
    </Page>
  );
}
