import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { controlRecipe } from '#src/theme/recipes/control.ts';
import { Box } from '../layout/layout.tsx';
import { useFieldProps } from './field.tsx';

const Native = chakra('select', controlRecipe);

/** The browser's own select, which every phone draws well; children are `<option>`s. */
export function Select(props: ComponentProps<typeof Native>) {
  return (
    <Box position="relative" width="full">
      <Native
        {...useFieldProps()}
        appearance="none"
        paddingInlineEnd="12"
        textOverflow="ellipsis"
        {...props}
      />
      <Box
        position="absolute"
        insetBlock="0"
        insetInlineEnd="4"
        display="flex"
        alignItems="center"
        color="ink.muted"
        pointerEvents="none"
      >
        <ChevronDown size="1.25em" aria-hidden="true" />
      </Box>
    </Box>
  );
}
