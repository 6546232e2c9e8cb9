import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';

const Band = chakra('section', {
  base: {
    paddingBlock: { base: '12', md: '16' },
    /* Seven scripts are costly to lay out, so what is below the fold waits until it comes near. */
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40rem',
  },
  variants: {
    /** Goes on with the part above, on the same ground. */
    joined: { true: { paddingBlockStart: '0!' } },
    ground: {
      plain: {},
      sunken: { bg: 'surface.sunken' },
      night: { bg: 'surface.night', color: 'ink.night' },
    },
  },
  defaultVariants: { ground: 'plain' },
});

/* As above a column in a newspaper: a heavy rule, and what the column is about. */
const Body = chakra('div', {
  variants: {
    split: {
      true: {
        display: { md: 'grid' },
        gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 8fr)' },
        columnGap: '12',
        borderBlockStartWidth: 'rule',
        borderColor: 'currentColor',
      },
    },
  },
});
const Head = chakra('div', {
  base: {
    borderBlockStartWidth: 'rule',
    borderColor: 'currentColor',
    paddingBlockStart: '4',
    marginBlockEnd: { base: '6', md: '10' },
  },
  variants: { bare: { true: { borderBlockStartWidth: '0' } } },
});
const Title = chakra('h2', {
  base: {
    fontSize: { base: '2xl', sm: '3xl', md: '4xl' },
    lineHeight: 'heading',
    maxWidth: '30ch',
  },
});
const Lead = chakra('p', {
  base: {
    marginBlockStart: '3',
    maxWidth: 'prose',
    fontSize: { base: 'md', md: 'lg' },
    opacity: '0.85',
  },
});

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: 'plain' | 'sunken' | 'night';
  /** The heading next to the content, where there is room. */
  split?: boolean;
  /** The part above has the same ground. */
  joined?: boolean;
  children: ReactNode;
};

/** One part of the landing page, with its heading. `id` names the heading too. */
export function LandingSection({
  id,
  title,
  lead,
  ground = 'plain',
  split = false,
  joined,
  children,
}: SectionProps) {
  return (
    <Band id={id} ground={ground} joined={joined} aria-labelledby={`${id}-title`}>
      <Page>
        <Body split={split}>
          <Head bare={split}>
            <Title id={`${id}-title`}>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </Head>
          <Stack gap="6" paddingBlockStart={split ? { md: '4' } : undefined}>
            {children}
          </Stack>
        </Body>
      </Page>
    </Band>
  );
}

/** Cards in columns of at least 18rem. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    alignItems: 'stretch',
  },
});
