import type { ReactNode } from 'react';
import { Box, Page } from '#src/ui/layout/layout.tsx';

type EditorFrameProps = { heading: ReactNode; status: ReactNode; children: ReactNode };

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
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        justifyContent="space-between"
        alignItems={{ base: 'start', sm: 'center' }}
        marginBlockEnd="5"
        gap="1"
      >
        {heading}
        {status}
      </Box>
      {children}
    </Page>
  );
}
