import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { type Tone, toneVariants } from '#src/theme/recipes/tone.ts';
import { Box, Row } from '../layout/layout.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    borderInlineStartWidth: '4px',
    '& > svg': { flexShrink: '0', marginBlockStart: '0.25em' },
    '&:lang(ur) > svg': { marginBlockStart: '0.6em' },
  },
  variants: { tone: toneVariants },
});

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

type BannerProps = Omit<ComponentProps<typeof Frame>, 'tone' | 'title'> & {
  tone?: Tone;
  title?: ReactNode;
  /** Buttons, below the text. */
  actions?: ReactNode;
};

/** Something to know, in place. Errors are read out at once, other news politely. */
export function Banner({ tone = 'info', title, actions, children, ...rest }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Frame tone={tone} role={tone === 'danger' ? 'alert' : 'status'} {...rest}>
      <Icon size="1.25em" aria-hidden="true" />
      <Box flex="1" minWidth="0">
        {title && <chakra.p fontWeight="bold">{title}</chakra.p>}
        <chakra.div color="ink">{children}</chakra.div>
        {actions && <Row marginBlockStart="3">{actions}</Row>}
      </Box>
    </Frame>
  );
}
