import { chakra } from '#src/theme/chakra.tsx';
import { toneVariants } from '#src/theme/recipes/tone.ts';

/** A state in a word or two, with its tone: `<StatusBadge tone="success">…</StatusBadge>`. */
export const StatusBadge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    width: 'fit-content',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'lg',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'body',
    _before: {
      content: '""',
      flexShrink: '0',
      width: '0.5em',
      height: '0.5em',
      borderRadius: 'full',
      bg: 'currentColor',
    },
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'neutral' },
});
